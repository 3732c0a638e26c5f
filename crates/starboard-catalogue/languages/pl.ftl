name = Polski
decimal-separator = ,
and = i
and-before-i = i
colon = :
semicolon = ;
percent =  %
