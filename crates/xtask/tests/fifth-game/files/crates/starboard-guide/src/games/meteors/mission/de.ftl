mission-own = Fang einen, zwei oder drei. Lass vier übrig, und du gewinnst gegen einen einzelnen Gegner.
mission-done = Wer den letzten Meteor gefangen hat, hat gewonnen.
