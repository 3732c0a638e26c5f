summary = Catch the most meteors.
feat = Stargazer
feat-how = Win the game.
