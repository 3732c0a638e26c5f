"""The networks of the bots in PyTorch: training, quantising and writing them as the bots read them.

A network is a sum of weights over the inputs that are there, an activation (clamped to 0…1, then
squared), and one output, a logit. `crates/starboard-bots/src/quantised.rs` is the other side: it
computes the same in integers.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

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


class Network(nn.Module):
    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        self.inputs, self.hidden = inputs, hidden
        self.weights = nn.EmbeddingBag(inputs + 1, hidden, mode="sum", padding_idx=inputs)
        self.bias = nn.Parameter(torch.full((hidden,), 0.3))
        self.output = nn.Linear(hidden, 1)
        with torch.no_grad():
            self.weights.weight.normal_(0.0, 0.1)
            self.weights.weight[inputs] = 0.0
            self.output.weight.normal_(0.0, 0.3)
            self.output.bias.zero_()

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        sums = self.weights(inputs) + self.bias
        return self.output(sums.clamp(0.0, 1.0) ** 2).squeeze(1)

    @torch.no_grad()
    def clip(self) -> None:
        """Keeps the weights within what bytes can say."""
        self.weights.weight.clamp_(-1.0, 1.0)
        most = OUTPUT_MOST / OUTPUT_ONE
        self.output.weight.clamp_(-most, most)

    @torch.no_grad()
    def quantise(self) -> bytes:
        def whole(values: torch.Tensor, one: int, most: int) -> np.ndarray:
            return (values * one).round().clamp(-most, most).cpu().numpy()

        bias = whole(self.bias, ONE, 32767).astype("<i2")
        output = whole(self.output.weight[0], OUTPUT_ONE, OUTPUT_MOST).astype("<i2")
        output_bias = round(float(self.output.bias) * ONE * ONE * OUTPUT_ONE)
        weights = whole(self.weights.weight[: self.inputs], ONE, ONE).astype("i1")
        head = struct.pack("<HH", self.inputs, self.hidden)
        return (
            head + bias.tobytes() + output.tobytes() + struct.pack("<i", output_bias) + weights.tobytes()
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


def train(
    shape: dict,
    samples: Samples,
    *,
    epochs: int,
    share: float = 0.5,
    batch: int = 8192,
    rate: float = 3e-3,
    seed: int = 0,
    report=print,
) -> tuple[bytes, dict]:
    """Trains a network from scratch on everything but a sixteenth of the games, and returns it as it was
    after the epoch with the least loss on these. The target is `share` result, the rest search value.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    held = samples.games % 16 == 0
    tensors = [
        torch.from_numpy(part).to(device)
        for part in (samples.inputs.astype(np.int32), samples.values, samples.results)
    ]
    train_rows = torch.from_numpy(np.flatnonzero(~held)).to(device)
    held_rows = torch.from_numpy(np.flatnonzero(held)[:40_000]).to(device)
    mirror = shape["mirror"]
    if mirror is not None:
        images = np.append(mirror.astype(np.int32), shape["inputs"])
        mirror = torch.from_numpy(images).to(device)
    network = Network(shape["inputs"], shape["hidden"]).to(device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-3)
    steps = epochs * max(1, len(train_rows) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps + 1, pct_start=0.1)
    generator = torch.Generator(device=device).manual_seed(seed)
    best: tuple[float, bytes] = (float("inf"), b"")
    losses = []
    for epoch in range(epochs):
        order = train_rows[torch.randperm(len(train_rows), generator=generator, device=device)]
        total = torch.zeros((), device=device)
        parts = max(1, len(order) // batch)
        for rows in order.tensor_split(parts):
            inputs = tensors[0][rows]
            if mirror is not None:
                flip = torch.rand(len(rows), 1, generator=generator, device=device) < 0.5
                inputs = torch.where(flip, mirror[inputs.long()], inputs)
            target = share * tensors[2][rows] + (1 - share) * tensors[1][rows]
            loss = nn.functional.binary_cross_entropy_with_logits(network(inputs), target)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            network.clip()
            total += loss.detach()
        quantised = network.quantise()
        rows = held_rows.cpu().numpy()
        logits = quantised_logits(quantised, samples.inputs[rows])
        loss = log_loss(logits, samples.results[rows])
        by_search = np.clip(samples.values[rows], 1e-3, 1 - 1e-3)
        search_loss = log_loss(np.log(by_search / (1 - by_search)), samples.results[rows])
        losses.append({"train": float(total) / parts, "held_out": loss, "search": search_loss})
        report(f"  epoch {epoch + 1}: {losses[-1]}")
        if loss < best[0]:
            best = (loss, quantised)
    return best[1], {"samples": len(samples), "epochs": losses, "held_out": best[0]}
