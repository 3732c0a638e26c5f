name = Español
decimal-separator = ,
and = y
