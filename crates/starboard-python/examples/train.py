"""Trains a policy with scikit-learn in a few minutes, and lets it play against `random`.

Guardians of Space for two: self-play with a small search gives positions and what the search
visited; a network of one hidden layer learns to play what was visited most; then it plays without
any search. Exits with 1 unless it has won more than half, beyond doubt.

    python train.py --games 400
"""

from __future__ import annotations

import argparse
import math
import sys
import time

import numpy as np
from sklearn.neural_network import MLPClassifier

import starboard

GAME = "guardians"


def examples(games: int, playouts: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions as a network wants them, and the action that the search visited most."""
    played = starboard.self_play(GAME, games, playouts=playouts, seed=seed)
    starts = played["visit_offsets"].astype(int)
    best = [
        played["visit_actions"][first + played["visit_counts"][first:last].argmax()]
        for first, last in zip(starts[:-1], starts[1:])
    ]
    planes = starboard.one_hot(starboard.space(GAME), played["observations"])
    return planes, np.array(best)


def train(planes: np.ndarray, best: np.ndarray, epochs: int, seed: int) -> MLPClassifier:
    network = MLPClassifier((64,), batch_size=256, random_state=seed)
    every = np.arange(starboard.space(GAME).actions)
    generator = np.random.default_rng(seed)
    for _ in range(epochs):
        order = generator.permutation(len(best))
        for part in np.array_split(order, max(1, len(order) // 4096)):
            network.partial_fit(planes[part], best[part], classes=every)
    return network


def match(network: MLPClassifier, games: int, seed: int) -> tuple[float, float]:
    """Plays against `random`, with seats swapped in half of the games: wins of either side, ties
    counted half, and games that nobody won left out.
    """
    env = starboard.VectorEnv(GAME, 256, seed=seed)
    seats = np.arange(env.count) % 2
    won, lost = 0.0, 0.0
    while won + lost < games:
        actions = env.sample()
        ours = np.flatnonzero(env.turns == seats)
        if len(ours):
            weights = network.predict_proba(starboard.one_hot(env.space, env.observations[ours]))
            weights[env.masks[ours] == 0] = -1.0
            actions[ours] = weights.argmax(axis=1)
        env.step(actions)
        over = np.flatnonzero(env.terminations)
        won += float(((env.rewards[over, seats[over]] + 1) / 2).sum())
        lost += float(((env.rewards[over, 1 - seats[over]] + 1) / 2).sum())
    return won, lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games of self-play")
    parser.add_argument("--playouts", type=int, default=600, help="playouts for each decision")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--matches", type=int, default=1000, help="games against random")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start = time.perf_counter()
    planes, best = examples(arguments.games, arguments.playouts, arguments.seed)
    print(f"{len(best):,} decisions after {time.perf_counter() - start:.0f} s")
    network = train(planes, best, arguments.epochs, arguments.seed)
    print(f"trained after {time.perf_counter() - start:.0f} s")
    won, lost = match(network, arguments.matches, arguments.seed)
    share = won / (won + lost)
    margin = 1.96 * math.sqrt(share * (1 - share) / (won + lost))
    print(f"{100 * share:.1f} % ± {100 * margin:.1f} of {won + lost:,.0f} games against random")
    return 0 if share - margin > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
