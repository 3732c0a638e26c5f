name = Deutsch
decimal-separator = ,
and = und
and-before-i = und
colon = :
semicolon = ;
percent =  %
