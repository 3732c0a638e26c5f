# What the language calls itself.
name = English
# The separator between whole numbers and decimals.
decimal-separator = .
# Before the last item of a list.
and = and
# Before the last item if that begins with the sound of a Spanish i, as in “Irene”.
and-before-i = and
# Between a label and what it labels; a blank follows.
colon = :
# Between clauses; a blank follows.
semicolon = ;
# After a number.
percent =  %
