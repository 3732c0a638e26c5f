"""The networks of the bots in PyTorch: training, quantising and writing them as the bots read them.

A network is a sum of weights over the inputs that are there, an activation (clamped to 0…1, then
squared), and one output, a logit. `quantised.py` has their files, and what the bots compute in integers.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

from quantised import OUTPUT_MOST, OUTPUT_ONE, Samples, log_loss, pack, quantised_logits


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
        def rows(values: torch.Tensor) -> np.ndarray:
            return values.detach().cpu().numpy()

        return pack(
            rows(self.bias),
            rows(self.output.weight[0]),
            float(self.output.bias),
            rows(self.weights.weight[: self.inputs]),
        )


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
