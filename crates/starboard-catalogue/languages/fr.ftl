name = Français
decimal-separator = ,
and = et
