mission-own = Attrapez-en un, deux ou trois. Laissez-en quatre, et vous battez un adversaire seul.
mission-done = Qui a attrapé le dernier météore a gagné.
