"""OpenSpiel: every game as `starboard_<game>`, registered with `pyspiel` by importing this module.

`pyspiel.load_game("starboard_rescue(players=3)")` takes the options of the game that are numbers
or words, in its own order of values; what is left out has its default.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import starboard

_TERMINAL: int = pyspiel.PlayerId.TERMINAL
_CHANCE: int = pyspiel.PlayerId.CHANCE
#: No game of random play is longer than this; OpenSpiel wants to know.
_LONGEST = 20_000


def _parameters(game: str) -> dict[str, Any]:
    """The options that OpenSpiel can pass on: their defaults."""
    described = starboard.options(game)
    return {name: option["values"][0] for name, option in described.items()}


def _type(game: str) -> pyspiel.GameType:
    counts = starboard.options(game).get("players", {"values": [1]})["values"]
    solo = counts == [1]
    return pyspiel.GameType(
        short_name=f"starboard_{game}",
        long_name=f"Starboard: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=1 if solo else max(counts),
        min_num_players=1 if solo else min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class StarboardGame(pyspiel.Game):
    """A game with some options; every game of Starboard has a class of its own below this one."""

    kind: pyspiel.GameType
    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind, game = self.kind, self.game
        self.options = {**_parameters(game), **(params or {})}
        self.start = starboard.new(game, **self.options)
        self.encoding = self.start.space
        solo = self.start.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.encoding.outcomes,
            num_players=self.start.players,
            min_utility=0.0 if solo else -1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> StarboardState:
        return StarboardState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> StarboardObserver:
        return StarboardObserver(self.encoding)


class StarboardState(pyspiel.State):
    """A position with the methods that OpenSpiel calls."""

    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self.encoding = game.encoding
        self.position = game.start.clone()

    def current_player(self) -> int:
        turn = self.position.turn
        if turn == starboard.OVER:
            return _TERMINAL
        if turn == starboard.CHANCE:
            return _CHANCE
        return turn

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.position.turn:
            return []
        return sorted(int(number) for number in self.encoding.legal(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        return [(self.encoding.outcome_number(text), p) for text, p in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return self.encoding.outcome(action)
        if player == self.position.turn:
            return self.encoding.action(self.position, action)
        return str(action)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return self.position.render()


class StarboardObserver:
    """Observations as tensors of bytes, as floats."""

    def __init__(self, encoding: starboard.Space) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.observation_size, np.float32)
        self.dict = {}
        for field in encoding.fields:
            first, size = field["first"], int(np.prod(field["shape"]))
            self.dict[field["name"]] = self.tensor[first : first + size].reshape(field["shape"])

    def set_from(self, state: StarboardState, player: int) -> None:
        self.tensor[:] = self.encoding.observation(state.position, player)

    def string_from(self, state: StarboardState, player: int) -> str:
        return state.position.render()


def _register(game: str) -> None:
    kind = _type(game)
    # A class, as OpenSpiel's own games are: it keeps itself alive until the interpreter is gone.
    made = type(f"{game.capitalize()}Game", (StarboardGame,), {"kind": kind, "game": game})
    pyspiel.register_game(kind, made)


for _game in starboard.games():
    if f"starboard_{_game}" not in pyspiel.registered_names():
        _register(_game)
