"""PettingZoo: every game as an AEC environment.

`env("rescue", players=2)` is wrapped as PettingZoo's own environments are, so that illegal actions
end the game for whoever tries one; `raw_env` is without. Observations are dictionaries of
`observation` (bytes, as the player sees the position) and `action_mask`. Chance goes on by itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import starboard


def env(game: str, render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers."""
    inner: AECEnv = raw_env(game, render_mode=render_mode, **options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):
    """The environment without wrappers. Rewards come at the end, as `Position.returns` has them.

    With `max_cycles` the game is truncated after so many actions.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "starboard_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: {render_mode!r} is none of {self.metadata['render_modes']}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError("max_cycles: expected at least 1")
        self._start = starboard.new(game, **options)
        self._space = self._start.space
        self._position = self._start.clone()
        self._max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"starboard_{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self._start.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self._space.actions
        # A byte that is always 0 is given room, as in starboard.gym.
        most = np.maximum(starboard.greatest(self._space), 1)
        self.action_spaces = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random(None)

    @property
    def position(self) -> starboard.Position:
        """The position that the environment is in."""
        return self._position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._position = self._start.clone()
        starboard.settle(self._position, self._random)
        self._played = 0
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._position.turn]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        if self._position.turn == seat:
            mask = self._space.mask(self._position).astype(np.int8)
        else:
            mask = np.zeros(self._space.actions, dtype=np.int8)
        return {
            "observation": self._space.observation(self._position, seat),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action: {agent} has to act")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._position.play(int(action))
        starboard.settle(self._position, self._random)
        self._played += 1
        if self._position.is_over:
            for agent, value in zip(self.possible_agents, self._position.returns()):
                self.rewards[agent] = value
            self.terminations = {agent: True for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            if self._max_cycles is not None and self._played >= self._max_cycles:
                self.truncations = {agent: True for agent in self.agents}
            self.agent_selection = self.possible_agents[self._position.turn]
        self._accumulate_rewards()

    def render(self) -> str | np.ndarray | None:
        if self.render_mode == "ansi":
            return self._position.render()
        if self.render_mode == "rgb_array":
            return self._position.render_rgb()
        if self.render_mode == "human":
            print(self._position.render())
        return None

    def close(self) -> None:
        pass
