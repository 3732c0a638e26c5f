name = Polski
decimal-separator = ,
and = i
