name = Polski
decimal-separator = ,
