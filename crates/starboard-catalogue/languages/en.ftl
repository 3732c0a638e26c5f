# What the language calls itself.
name = English
# The separator between whole numbers and decimals.
decimal-separator = .
