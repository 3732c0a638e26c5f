name = Français
decimal-separator = ,
and = et
and-before-i = et
colon =  :
semicolon =  ;
percent =  %
