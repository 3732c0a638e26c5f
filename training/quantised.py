"""The files of the bots' networks, in NumPy alone: their format, what the bots compute from them, and the
samples that networks are trained on.

`crates/starboard-bots/src/quantised.rs` is the other side. `quantised.json` has a small network with inputs
and outputs, on which tests of both sides have to agree; this writes it again:

    python quantised.py > quantised.json
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass

import numpy as np

#: As in `quantised.rs`.
ONE = 127
OUTPUT_ONE = 64
OUTPUT_MOST = 32767 // ONE


@dataclass
class Samples:
    """Positions with what came of them, for one network."""

    #: By sample, filled up with the number of inputs.
    inputs: np.ndarray
    values: np.ndarray
    results: np.ndarray
    games: np.ndarray

    def __len__(self) -> int:
        return len(self.values)


def pack(bias: np.ndarray, output: np.ndarray, output_bias: float, weights: np.ndarray) -> bytes:
    """A network as the bots read it, rounded to integers. `weights` has a row for each input."""

    def whole(values: np.ndarray, one: int, most: int) -> np.ndarray:
        return (np.asarray(values, np.float32) * one).round().clip(-most, most)

    head = struct.pack("<HH", *weights.shape)
    return (
        head
        + whole(bias, ONE, 32767).astype("<i2").tobytes()
        + whole(output, OUTPUT_ONE, OUTPUT_MOST).astype("<i2").tobytes()
        + struct.pack("<i", round(output_bias * ONE * ONE * OUTPUT_ONE))
        + whole(weights, ONE, ONE).astype("i1").tobytes()
    )


def size(inputs: int, hidden: int) -> int:
    """The bytes of a quantised network."""
    return 8 + 4 * hidden + inputs * hidden


def blank(inputs: int, hidden: int) -> bytes:
    """A network that says 1/2 whatever it sees."""
    return struct.pack("<HH", inputs, hidden) + bytes(size(inputs, hidden) - 4)


def quantised_logits(network: bytes, samples: np.ndarray) -> np.ndarray:
    """What the bots compute, for checks and for the loss of what is really used."""
    inputs, hidden = struct.unpack_from("<HH", network)
    bias = np.frombuffer(network, "<i2", hidden, 4).astype(np.int32)
    output = np.frombuffer(network, "<i2", hidden, 4 + 2 * hidden).astype(np.int64)
    (output_bias,) = struct.unpack_from("<i", network, 4 + 4 * hidden)
    weights = np.frombuffer(network, "i1", inputs * hidden, 8 + 4 * hidden)
    weights = np.vstack([weights.reshape(inputs, hidden), np.zeros((1, hidden), "i1")])
    sums = bias + weights[samples].astype(np.int32).sum(axis=1)
    squares = np.clip(sums, 0, ONE).astype(np.int64) ** 2
    return (squares @ output + output_bias) / (ONE * ONE * OUTPUT_ONE)


def log_loss(logits: np.ndarray, results: np.ndarray) -> float:
    return float(np.mean(np.logaddexp(0.0, logits) - results * logits))


def example() -> dict:
    """A network of 40 inputs and 16 hidden units, and what it makes of some inputs."""
    inputs, hidden = 40, 16
    generator = np.random.default_rng(1)
    network = pack(
        generator.normal(0.3, 0.3, hidden),
        generator.normal(0.0, 1.0, hidden),
        0.125,
        generator.normal(0.0, 0.3, (inputs, hidden)),
    )
    samples = [
        sorted(int(index) for index in generator.choice(inputs, count, replace=False))
        for count in (0, 1, 2, 3, 5, 8, 13, 21, 34, 40)
    ]
    padded = np.full((len(samples), inputs), inputs)
    for row, sample in zip(padded, samples):
        row[: len(sample)] = sample
    logits = quantised_logits(network, padded)
    return {"network": network.hex(), "samples": samples, "logits": [round(x, 9) for x in logits.tolist()]}


if __name__ == "__main__":
    print(json.dumps(example(), indent=1))
