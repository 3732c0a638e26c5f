name = Español
decimal-separator = ,
and = y
and-before-i = e
colon = :
semicolon = ;
percent =  %
