"""One round of training for the bots of a game: play, train, match, keep only what wins.

    python round.py rescue --folder runs/rescue --minutes 3

Everything is kept in the folder: samples of every round, candidates, and `log.json` with seeds, counts,
losses and matches. A round that was interrupted goes on where it stopped. `best.bin` is what the bots
would embed; the first round plays with the classic evaluation.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from pathlib import Path

import numpy as np

import quantised
import starboard

#: How the games of a round are spread over options, and what each kind of networks is matched at.
MIXES: dict[str, dict[str, list[tuple[float, dict]]]] = {
    "rescue": {
        "duel": [
            (0.45, {"players": 2, "layout": "standard"}),
            (0.35, {"players": 2, "layout": "choose"}),
            (0.20, {"players": 2, "layout": "choose", "powers": "random"}),
        ],
        "melee": [
            (0.15, {"players": 3, "layout": "choose"}),
            (0.15, {"players": 3, "layout": "choose", "powers": "random"}),
            (0.15, {"players": 4, "layout": "choose"}),
            (0.15, {"players": 4, "layout": "choose", "powers": "random"}),
            (0.15, {"players": 6, "layout": "choose"}),
            (0.25, {"players": 6, "layout": "choose", "powers": "random"}),
        ],
    },
    "guardians": {
        "duel": [
            (0.5, {"players": 2, "variant": "basic"}),
            (0.3, {"players": 2, "variant": "advanced"}),
            (0.2, {"players": 2, "variant": "basic", "empty_column": "removed"}),
        ],
        "melee": [
            (0.3, {"players": 3, "variant": "basic"}),
            (0.2, {"players": 3, "variant": "advanced"}),
            (0.3, {"players": 4, "variant": "basic"}),
            (0.2, {"players": 4, "variant": "advanced"}),
        ],
    },
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(MIXES))
    parser.add_argument("--network", default="duel", help="which of the game's networks")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to play")
    parser.add_argument("--games", type=int, help="how many games instead; reproducible")
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--window", type=int, default=3, help="train on the samples of so many rounds")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--match-games", type=int, default=200)
    parser.add_argument("--match-bot", default="search:20ms")
    parser.add_argument(
        "--accept", type=float, default=1.0, help="keep what wins more than so many times its share"
    )
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stop-after", type=float, help="begin no round later than so many minutes")
    arguments = parser.parse_args()
    begun = time.monotonic()
    for _ in range(arguments.rounds):
        late = arguments.stop_after and time.monotonic() - begun > 60 * arguments.stop_after
        if late:
            break
        Round(arguments).run()


class Round:
    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.game, self.network = arguments.game, arguments.network
        self.shapes = starboard.networks(self.game)
        self.index = next(
            index for index, shape in enumerate(self.shapes) if shape["name"] == self.network
        )
        self.folder: Path = arguments.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        log = self.folder / f"log-{self.network}.json"
        self.log_file = log
        self.log = json.loads(log.read_text()) if log.exists() else []
        self.number = len(self.log) + 1
        self.seed = arguments.seed * 1000 + self.number
        best = self.folder / "best.bin"
        self.best = best.read_bytes() if best.exists() else None
        #: Whether this network has ever been trained.
        self.trained = any(entry["kept"] for entry in self.log)

    def run(self) -> None:
        start = time.monotonic()
        self.say(f"round {self.number} of {self.game} {self.network}, seed {self.seed}")
        counts = self.play()
        played = time.monotonic()
        candidate, losses = self.train()
        trained = time.monotonic()
        match = self.match(candidate)
        entry = {
            "round": self.number,
            "seed": self.seed,
            "playouts": self.arguments.playouts,
            **counts,
            "training": losses,
            "match": match,
            "kept": match["kept"],
            "seconds": {
                "play": round(played - start, 1),
                "train": round(trained - played, 1),
                "match": round(time.monotonic() - trained, 1),
            },
        }
        if match["kept"]:
            self.write("best.bin", candidate)
        self.write(f"{self.network}-{self.number}.bin", candidate)
        self.log.append(entry)
        self.write(self.log_file.name, json.dumps(self.log, indent=1).encode())
        self.say(json.dumps(entry["match"]) + " " + json.dumps(entry["seconds"]))

    def say(self, text: str) -> None:
        print(text, flush=True)

    def write(self, name: str, content: bytes) -> None:
        """All or nothing."""
        unfinished = self.folder / (name + ".part")
        unfinished.write_bytes(content)
        os.replace(unfinished, self.folder / name)

    def chunk_file(self, number: int, chunk: int) -> Path:
        return self.folder / f"samples-{self.network}-{number}-{chunk}.npz"

    def play(self) -> dict:
        """Chunks of games, each with its own options and seed, until the time or the games are used up.
        Chunks of an interrupted round are there already.
        """
        weights = self.best if self.trained else None
        mix = MIXES[self.game][self.network]
        shares = np.array([share for share, _ in mix])
        generator = np.random.default_rng(self.seed)
        counts = {"games": 0, "positions": 0, "playouts_played": 0}
        start = time.monotonic()
        chunk = 0
        #: Few games to begin with, until it is known how long they take.
        size = 32
        while True:
            if self.arguments.games is not None:
                left = self.arguments.games - counts["games"]
                size = min(256, left)
                if left <= 0:
                    break
            elif time.monotonic() - start > 60 * self.arguments.minutes:
                break
            options = mix[generator.choice(len(mix), p=shares / shares.sum())][1]
            file = self.chunk_file(self.number, chunk)
            if not file.exists():
                begun = time.monotonic()
                played = starboard.training_games(
                    self.game,
                    size,
                    weights=weights,
                    playouts=self.arguments.playouts,
                    seed=self.seed * 1_000_000 + chunk,
                    **options,
                )
                took = time.monotonic() - begun
                played["games"] = played["games"].astype(np.int64) + chunk * 1_000_000
                played["chunk_games"] = size
                unfinished = file.with_suffix(".part.npz")
                np.savez(unfinished, **{name: np.asarray(value) for name, value in played.items()})
                os.replace(unfinished, file)
                if took < 5:
                    size = min(size * 2, 8192)
            with np.load(file) as stored:
                counts["games"] += int(stored["chunk_games"])
                counts["positions"] += len(stored["values"])
                counts["playouts_played"] += int(stored["playouts"])
            chunk += 1
        self.say(f"  {counts} in {time.monotonic() - start:.0f} s")
        return counts

    def samples(self) -> quantised.Samples:
        inputs, values, results, games = [], [], [], []
        first = max(1, self.number - self.arguments.window + 1)
        for number in range(first, self.number + 1):
            chunk = 0
            while (file := self.chunk_file(number, chunk)).exists():
                with np.load(file) as stored:
                    inputs.append((stored["inputs"], stored["ends"].astype(np.int64)))
                    values.append(stored["values"])
                    results.append(stored["results"])
                    games.append(stored["games"] + number * 10**9)
                chunk += 1
        width = max(
            int(np.diff(ends, prepend=0).max()) for _, ends in inputs if len(ends)
        )
        blank = self.shapes[self.index]["inputs"]
        padded = []
        for flat, ends in inputs:
            starts = np.concatenate([[0], ends[:-1]])
            lengths = ends - starts
            rows = np.full((len(ends), width), blank, dtype=np.uint16)
            rows[np.arange(width) < lengths[:, None]] = flat
            padded.append(rows)
        return quantised.Samples(
            np.concatenate(padded),
            np.concatenate(values),
            np.concatenate(results),
            np.concatenate(games),
        )

    def train(self) -> tuple[bytes, dict]:
        # PyTorch is needed here only.
        import networks

        samples = self.samples()
        trained, losses = networks.train(
            self.shapes[self.index],
            samples,
            epochs=self.arguments.epochs,
            seed=self.seed,
            report=self.say,
        )
        parts = []
        rest = self.best or b""
        for index, shape in enumerate(self.shapes):
            size = quantised.size(shape["inputs"], shape["hidden"])
            old, rest = rest[:size], rest[size:]
            if index == self.index:
                parts.append(trained)
            else:
                parts.append(old or quantised.blank(shape["inputs"], shape["hidden"]))
        return b"".join(parts), losses

    def match(self, candidate: bytes) -> dict:
        """Against what was best so far at equal time, seats swapped; kept if it wins more than it loses."""
        bot = self.arguments.match_bot
        options = MIXES[self.game][self.network][0][1]
        seats = options["players"]
        if self.trained:
            others = (bot, self.best, {})
        else:
            others = (bot.replace("search", "classic:search"), None, {})
        sides = [(bot, candidate, {})] + [others] * (seats - 1)
        games = self.arguments.match_games // seats * seats
        played = starboard.contest(
            self.game, sides, games, opening=4, seed=self.seed, **options
        )
        shares = np.array(played)
        decided = shares.sum(axis=1) > 0
        rate = float(shares[decided, 0].mean()) if decided.any() else 0.0
        margin = 1.96 * math.sqrt(max(rate * (1 - rate), 1e-9) / max(1, decided.sum()))
        return {
            "bot": bot,
            "against": "the best so far" if self.trained else others[0],
            "games": int(decided.sum()),
            "rate": round(rate, 4),
            "margin": round(margin, 4),
            "kept": rate * seats > self.arguments.accept,
        }


if __name__ == "__main__":
    main()
