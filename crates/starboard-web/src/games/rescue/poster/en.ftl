summary = Your commander is held on an enemy planet: fetch him and bring him home before the others rescue theirs. On your turn you move one ship, either by a step or by a chain of jumps over other ships and planets, however far away, as long as you land just as far behind them. Solar squares pull a ship across the board to another square of the same colour. Each of the four kinds of ships does one thing better: the Speedy F1 takes two steps, the ICE Hunter attacks, the Bounty Cargo carries safely, and the TIE UFO jumps over UFO squares.
feat = Superpower
feat-how = Win with powers.
