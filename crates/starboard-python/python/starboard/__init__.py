"""Four space tabletop games on one engine, for programs.

Positions are values: clone them, compare them, play on from them. Every game has an encoding in
integers (`space`), environments for many games at once (`VectorEnv`), and self-play for training
(`self_play`). Wrappers for PettingZoo (`starboard.aec`), Gymnasium (`starboard.gym`) and OpenSpiel
(`starboard.openspiel`) are modules of their own, so that nobody needs them all.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from starboard._starboard import (
    Bot,
    Position,
    Space,
    VectorEnv,
    __version__,
    cards,
    contest,
    from_document,
    games,
    networks,
    new,
    options,
    replay_record,
    self_play,
    space,
    training_games,
    verify_record,
)

#: `Position.turn` where something is drawn or rolled.
CHANCE = -1
#: `Position.turn` at the end of a game.
OVER = -4

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "Position",
    "Space",
    "VectorEnv",
    "__version__",
    "cards",
    "contest",
    "from_document",
    "games",
    "greatest",
    "networks",
    "new",
    "one_hot",
    "options",
    "replay_record",
    "self_play",
    "settle",
    "space",
    "training_games",
    "verify_record",
]


def _space_of(described: dict[str, Any]) -> Space:
    """Restores a pickled space."""
    return space(described["game"], **described["options"])


def settle(position: Position, rng: np.random.Generator) -> Position:
    """Lets chance go on in place, by its probabilities, until somebody is to act or it is over."""
    while position.turn == CHANCE:
        outcomes = position.outcomes()
        weights = np.array([probability for _, probability in outcomes])
        choice = rng.choice(len(outcomes), p=weights / weights.sum())
        position.play(outcomes[int(choice)][0])
    return position


def greatest(space: Space) -> np.ndarray:
    """The greatest value of each byte of an observation."""
    most = np.empty(space.observation_size, dtype=np.uint8)
    for field in space.fields:
        first, size = field["first"], int(np.prod(field["shape"]))
        most[first : first + size] = field["most"]
    return most


def one_hot(space: Space, observations: np.ndarray) -> np.ndarray:
    """Observations as a network wants them: names one-hot, amounts from 0 to 1, as float32.

    Takes one observation or a batch of them; the last dimension grows.
    """
    parts = []
    for field in space.fields:
        size = int(np.prod(field["shape"]))
        bytes_ = observations[..., field["first"] : field["first"] + size]
        if field["names"]:
            values = np.arange(field["most"] + 1, dtype=np.uint8)
            plane = (bytes_[..., None] == values).astype(np.float32)
            parts.append(plane.reshape(*observations.shape[:-1], -1))
        else:
            parts.append(bytes_.astype(np.float32) / max(field["most"], 1))
    return np.concatenate(parts, axis=-1)
