name = Deutsch
decimal-separator = ,
and = und
