"""Gymnasium: the solo games, as `starboard/<Game>-v0`.

Importing this module registers them, as does `gymnasium.make("starboard.gym:starboard/Armada-v0")`.
Observations are bytes, `info["action_mask"]` says which actions are legal. An
action that is not legal ends the episode with a reward of -1 and `info["illegal"]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import starboard


class SoloEnv(gymnasium.Env[np.ndarray, np.int64]):
    """A solo game. The reward comes at the end, from 0 to 1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: {render_mode!r} is none of {self.metadata['render_modes']}")
        self._start = starboard.new(game, **options)
        if self._start.players != 1:
            raise ValueError(f"game: {game} is for {self._start.players} players; use starboard.aec")
        self._space = self._start.space
        self._position = self._start.clone()
        self.render_mode = render_mode
        # A byte that is always 0 is given room: Gymnasium wants a range.
        most = np.maximum(starboard.greatest(self._space), 1)
        self.observation_space = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        self.action_space = spaces.Discrete(self._space.actions)

    @property
    def position(self) -> starboard.Position:
        """The position that the environment is in."""
        return self._position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._position = self._start.clone()
        starboard.settle(self._position, self.np_random)
        return self._look()

    def step(
        self, action: np.int64
    ) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self._position.is_over:
            raise ValueError("action: the game is over; call reset()")
        mask = self.action_masks()
        if not (0 <= int(action) < len(mask)) or not mask[int(action)]:
            observation, info = self._look()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self._position.play(int(action))
        starboard.settle(self._position, self.np_random)
        observation, info = self._look()
        over = self._position.is_over
        return observation, self._position.returns()[0], over, False, info

    def action_masks(self) -> np.ndarray:
        """1 for every legal action; the name that sb3-contrib asks for."""
        return self._space.mask(self._position)

    def render(self) -> str | np.ndarray | None:
        if self.render_mode == "ansi":
            return self._position.render()
        if self.render_mode == "rgb_array":
            return self._position.render_rgb()
        return None

    def _look(self) -> tuple[np.ndarray, dict[str, Any]]:
        observation = self._space.observation(self._position)
        return observation, {"action_mask": self.action_masks()}


def ids() -> dict[str, str]:
    """The ids of the environments, with their games."""
    solo = [game for game in starboard.games() if starboard.new(game).players == 1]
    return {f"starboard/{game.capitalize()}-v0": game for game in solo}


def register() -> None:
    """Registers the environments; once is enough, more does no harm."""
    for name, game in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name, entry_point="starboard.gym:SoloEnv", kwargs={"game": game}
            )


register()
