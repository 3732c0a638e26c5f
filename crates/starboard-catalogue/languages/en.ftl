# What the language calls itself.
name = English
# The separator between whole numbers and decimals.
decimal-separator = .
# Before the last item of a list.
and = and
