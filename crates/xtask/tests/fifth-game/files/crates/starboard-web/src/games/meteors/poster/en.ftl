summary = Catch the last meteor.
feat = Stargazer
feat-how = Win the game.
