"""Games and contests for the networks of the bots."""

from __future__ import annotations

import struct

import numpy as np
import pytest

import starboard


def blank(game: str) -> bytes:
    """Networks that say 1/2 whatever they see."""
    parts = []
    for shape in starboard.networks(game):
        inputs, hidden = shape["inputs"], shape["hidden"]
        parts.append(struct.pack("<HH", inputs, hidden) + bytes(4 + 4 * hidden + inputs * hidden))
    return b"".join(parts)


@pytest.mark.parametrize("game", ["guardians", "rescue"])
@pytest.mark.parametrize("players", [2, 3])
def test_samples_are_those_of_a_network(game: str, players: int) -> None:
    shape = starboard.networks(game)[players > 2]
    again = []
    for _ in range(2):
        played = starboard.training_games(
            game, 2, weights=blank(game), playouts=8, seed=3, players=players
        )
        assert len(played["lengths"]) == 2
        assert len(played["ends"]) == len(played["values"]) == len(played["results"])
        assert played["ends"][-1] == len(played["inputs"])
        assert (played["networks"] == (players > 2)).all()
        assert played["inputs"].max() < shape["inputs"]
        for name in ("values", "results"):
            assert (0 <= played[name]).all() and (played[name] <= 1).all()
        again.append(played["inputs"])
    assert np.array_equal(*again)


def test_a_mirror_is_its_own_inverse() -> None:
    mirror = starboard.networks("rescue")[0]["mirror"]
    assert np.array_equal(mirror[mirror], np.arange(len(mirror)))
    assert starboard.networks("guardians")[0]["mirror"] is None


def test_contests_change_seats() -> None:
    sides = [("search:40", None, {}), ("search:40", blank("rescue"), {"exploration": 0.5})]
    played = starboard.contest("rescue", sides, 8, seed=1)
    assert len(played) == 8 and all(abs(sum(game) - 1) < 1e-9 for game in played)
    # The trained networks against blank ones.
    assert sum(game[0] for game in played) > 6


PAIR = [("search:4", blank("rescue"), {})] * 2


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda: starboard.contest("rescue", [("search:4", blank("rescue"), {"luck": 1.0})] * 2, 2), "luck"),
        (
            lambda: starboard.contest(
                "rescue", [("search:4", blank("rescue"), {"noise": float("nan")})] * 2, 2
            ),
            "noise",
        ),
        (lambda: starboard.contest("rescue", [("search:4", b"", {})] * 2, 2), "weights"),
        (lambda: starboard.contest("rescue", [], 2), "sides"),
        (lambda: starboard.contest("rescue", PAIR * 3, 2, players=2), "sides"),
        (lambda: starboard.contest("rescue", PAIR, 0), "games"),
        (lambda: starboard.contest("rescue", PAIR, 2, opening=(1 << 32) - 1), "opening"),
        (lambda: starboard.contest("rescue", PAIR, 2, threads=10**9), "threads"),
        (lambda: starboard.training_games("rescue", -1), "games"),
        (lambda: starboard.training_games("rescue", 1, playouts=0), "playouts"),
        (lambda: starboard.training_games("rescue", 1, opening=-1), "opening"),
        (lambda: starboard.training_games("rescue", 1, stray=0), "stray"),
        (lambda: starboard.training_games("rescue", 1, seed=-1), "seed"),
        (lambda: starboard.networks("armada"), "learned"),
    ],
)
def test_bad_plans_are_refused(call, words):
    with pytest.raises(ValueError, match=words):
        call()
