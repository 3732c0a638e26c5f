in-daily = In the game of the day, the guide only names the rules of each step.
