"""The programs in `training/`, as far as they go without PyTorch: their networks are those of the bots, and an
interrupted round goes on where it stopped."""

from __future__ import annotations

import argparse
import json
import struct
import sys
from pathlib import Path

import numpy as np
import pytest

import starboard

TRAINING = Path(__file__).resolve().parents[3] / "training"
sys.path.insert(0, str(TRAINING))

import quantised  # noqa: E402
import round as rounds  # noqa: E402


def test_the_example_is_what_networks_compute() -> None:
    """A test of `starboard-bots` computes it from the same file."""
    example = json.loads((TRAINING / "quantised.json").read_text())
    network = bytes.fromhex(example["network"])
    inputs, hidden = struct.unpack_from("<HH", network)
    assert len(network) == quantised.size(inputs, hidden)
    padded = np.full((len(example["samples"]), inputs), inputs)
    for row, sample in zip(padded, example["samples"], strict=True):
        row[: len(sample)] = sample
    logits = quantised.quantised_logits(network, padded)
    assert np.allclose(logits, example["logits"], rtol=0.0, atol=1e-8)
    assert len(logits) == 10 and np.std(logits) > 0.3


def test_networks_are_written_as_the_bots_read_them() -> None:
    network = quantised.pack(np.array([1.0, -0.5]), np.array([0.25, 9999.0]), 0.5, np.array([[2.0, -1.0]] * 3))
    one, output = quantised.ONE, quantised.OUTPUT_ONE
    expected = struct.pack(
        "<HHhhhhi", 3, 2, one, round(-one / 2), output // 4, quantised.OUTPUT_MOST, one * one * output // 2
    )
    assert network == expected + bytes([one, 256 - one] * 3)
    with_one = quantised.quantised_logits(network, np.array([[0, 3, 3], [3, 3, 3]]))
    assert with_one.tolist() == [0.25 + 0.5, 0.25 + 0.5]


@pytest.mark.parametrize("game", sorted(rounds.MIXES))
def test_networks_have_the_sizes_that_the_bots_expect(game: str) -> None:
    shapes = starboard.networks(game)
    weights = b"".join(quantised.blank(shape["inputs"], shape["hidden"]) for shape in shapes)
    assert len(weights) == sum(quantised.size(shape["inputs"], shape["hidden"]) for shape in shapes)
    played = starboard.training_games(game, 1, weights=weights, playouts=4, seed=1)
    assert len(played["values"]) > 0
    assert {shape["name"] for shape in shapes} == set(rounds.MIXES[game])


def prepared(folder: Path) -> rounds.Round:
    arguments = argparse.Namespace(
        game="rescue", network="duel", folder=folder, games=300, minutes=1.0, playouts=2, window=3, seed=1
    )
    return rounds.Round(arguments)


class Interrupted(Exception):
    pass


def test_an_interrupted_round_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = prepared(tmp_path / "whole")
    counts = whole.play()
    assert counts["games"] == 300
    samples = whole.samples()
    assert len(samples) == counts["positions"]
    assert samples.inputs.max() <= starboard.networks("rescue")[0]["inputs"]

    # The second chunk is never finished.
    play = starboard.training_games
    seeds: list[int] = []

    def failing(*arguments, **options):
        seeds.append(options["seed"])
        if len(seeds) == 2:
            raise Interrupted
        return play(*arguments, **options)

    monkeypatch.setattr(starboard, "training_games", failing)
    with pytest.raises(Interrupted):
        prepared(tmp_path / "other").play()
    other = prepared(tmp_path / "other")
    assert other.play() == counts
    # Only what was missing has been played again, and it is the same.
    assert len(seeds) == 3 and seeds[1] == seeds[2] != seeds[0]
    again = other.samples()
    assert np.array_equal(samples.inputs, again.inputs)
    assert np.array_equal(samples.values, again.values)
    assert np.array_equal(samples.games, again.games)
    assert not list((tmp_path / "other").glob("*.part*"))
