"""The checkers of PettingZoo, Gymnasium and OpenSpiel."""

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper, turn_based_aec_to_parallel

import starboard
import starboard.aec
import starboard.gym
import starboard.openspiel  # noqa: F401  registers the games


def test_pettingzoo_api(case):
    game, options = case
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # An observation is a dictionary with the mask, which is what PettingZoo's own board games have.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(starboard.aec.env(game, **options), num_cycles=100)


def test_pettingzoo_seeds(case):
    game, options = case
    seed_test(lambda: starboard.aec.env(game, **options), num_cycles=20)


def test_pettingzoo_rendering(case):
    game, options = case
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        render_test(lambda render_mode: starboard.aec.env(game, render_mode=render_mode, **options))


def test_pettingzoo_renders_only_in_known_ways():
    with pytest.raises(ValueError, match="render_mode"):
        starboard.aec.env("rescue", render_mode="hologram")


class Obliging(BaseWrapper):
    """`max_cycles_test` samples any action: here the first legal one stands for those that are not."""

    def step(self, action):
        if action is not None:
            mask = self.observe(self.agent_selection)["action_mask"]
            action = action if mask[action] else int(np.flatnonzero(mask)[0])
        super().step(action)


class Module:
    """A module of PettingZoo's kind. A cycle is one action, so that the game is for one."""

    def __init__(self, game):
        self.game = game

    def env(self, max_cycles):
        return Obliging(starboard.aec.raw_env(self.game, max_cycles=max_cycles))

    def parallel_env(self, max_cycles):
        env = self.env(max_cycles)
        env.unwrapped.metadata["is_parallelizable"] = True
        return turn_based_aec_to_parallel(env)


@pytest.mark.parametrize("game", ["armada", "hegemony"])
def test_pettingzoo_cycles_alone(game):
    max_cycles_test(Module(game))


def test_pettingzoo_cycles(case):
    game, options = case
    env = starboard.aec.raw_env(game, max_cycles=7, **options)
    env.reset(seed=1)
    actions = 0
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            assert truncation
            env.step(None)
            continue
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        actions += 1
    assert actions == 7


def test_pettingzoo_rewards_are_returns():
    env = starboard.aec.env("guardians", players=3)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert np.allclose(list(totals.values()), env.unwrapped.position.returns())


@pytest.mark.parametrize("name", sorted(starboard.gym.ids()))
def test_gymnasium(name):
    for mode in [None, "ansi", "rgb_array"]:
        env = gymnasium.make(name, render_mode=mode)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(env.unwrapped, skip_render_check=mode is None)
    observation, info = env.reset(seed=5)
    rng = np.random.default_rng(5)
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        if terminated:
            break
        assert reward == 0.0
    assert reward == env.unwrapped.position.returns()[0]
    with pytest.raises(ValueError, match="over"):
        env.unwrapped.step(0)
    env.reset(seed=5)
    illegal = int(np.flatnonzero(env.unwrapped.action_masks() == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert terminated and reward == -1.0 and info["illegal"]


def test_gymnasium_finds_the_module_by_itself():
    done = subprocess.run(
        [sys.executable, "-c", "import gymnasium; gymnasium.make('starboard.gym:starboard/Armada-v0')"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_gymnasium_is_for_one_player():
    with pytest.raises(ValueError, match="starboard.aec"):
        starboard.gym.SoloEnv("rescue")


OPEN_SPIEL = [
    "starboard_guardians",
    "starboard_guardians(players=3,variant=advanced)",
    "starboard_rescue(layout=standard)",
    "starboard_rescue(players=6,layout=standard)",
    "starboard_rescue(players=2,powers=random)",
    "starboard_armada",
    "starboard_hegemony",
    "starboard_hegemony(difficulty=advanced)",
    "starboard_hegemony(edition=first,captain=quill)",
]
OPEN_SPIEL += [
    f"starboard_{game}" for game in starboard.games() if not any(game in name for name in OPEN_SPIEL)
]


@pytest.mark.parametrize("name", OPEN_SPIEL)
def test_openspiel_random_sim(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_knows_the_games():
    names = pyspiel.registered_names()
    for game in starboard.games():
        assert f"starboard_{game}" in names
    game = pyspiel.load_game("starboard_rescue(players=3)")
    assert game.num_players() == 3
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("starboard_rescue(players=5)")


def near_the_end(game, rng, left):
    """A state so many steps before the end of a random game."""
    state = game.new_initial_state()
    steps = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            steps.append(int(rng.choice(actions, p=weights)))
        else:
            steps.append(int(rng.choice(state.legal_actions())))
        state.apply_action(steps[-1])
    state = game.new_initial_state()
    for step in steps[:-left]:
        state.apply_action(step)
    return state


@pytest.mark.parametrize("name", OPEN_SPIEL)
def test_openspiel_search_and_evaluate_bots(name):
    """Whole games, but of Commander Rescue the last steps: at random one takes thousands of them."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng)]
    bots += [uniform_random.UniformRandomBot(player, rng) for player in range(1, game.num_players())]
    if "rescue" in name:
        state = near_the_end(game, rng, 12)
    else:
        state = game.new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, bots, rng)
    assert len(returns) == game.num_players() and state.is_terminal()


def test_openspiel_observations():
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("starboard_guardians")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation = make_observation(game)
    observation.set_from(state, 0)
    space = starboard.space("guardians")
    assert (observation.tensor == space.observation(state.position, 0)).all()
    assert observation.dict["board"].shape == (10, 6)
