"""Games for training."""

import numpy as np
import pytest

import starboard


def check(played, game, games, playouts, **options):
    space = starboard.space(game, **options)
    players = starboard.new(game, **options).players
    rows = len(played["players"])
    assert played["observations"].shape == (rows, space.observation_size)
    assert played["observations"].dtype == np.uint8
    assert played["values"].shape == played["results"].shape == (rows, players)
    assert played["values"].dtype == np.float32
    assert len(played["lengths"]) == games and set(played["games"]) == set(range(games))
    assert (np.diff(played["games"].astype(int)) >= 0).all()
    offsets = played["visit_offsets"]
    assert len(offsets) == rows + 1 and offsets[-1] == len(played["visit_counts"])
    counts = np.add.reduceat(played["visit_counts"], offsets[:-1].astype(int))
    assert (counts >= playouts - 1).all() and (counts <= playouts + 1).all()
    assert played["visit_actions"].max() < space.actions
    assert played["values"].min() >= 0 and played["values"].max() <= 1
    if players > 1:
        sums = played["results"].sum(axis=1)
        assert (np.isclose(sums, 1) | np.isclose(sums, 0)).all()
    assert played["evaluations"] > 0


@pytest.mark.parametrize(
    "game, options",
    [
        ("guardians", {}),
        ("rescue", {"layout": "standard"}),
        ("rescue", {"players": 3, "powers": "random"}),
        ("armada", {}),
        ("hegemony", {}),
    ],
)
def test_native_self_play(game, options):
    played = starboard.self_play(game, 4, playouts=12, longest=400, **options)
    check(played, game, 4, 12, **options)
    again = starboard.self_play(game, 4, playouts=12, longest=400, threads=1, **options)
    for name, value in played.items():
        assert np.array_equal(value, again[name]), name
    other = starboard.self_play(game, 4, playouts=12, longest=400, seed=1, **options)
    assert not np.array_equal(played["observations"], other["observations"])


def evenly(actions, players, seen=None):
    def evaluate(observations):
        if seen is not None:
            seen.append(len(observations))
        assert observations.dtype == np.uint8
        values = np.full((len(observations), players), 1 / players, np.float32)
        return values, np.zeros((len(observations), actions), np.float32)

    return evaluate


def test_self_play_in_batches():
    space = starboard.space("guardians")
    seen = []
    evaluate = evenly(space.actions, 2, seen)
    played = starboard.self_play(
        "guardians", 6, playouts=16, evaluate=evaluate, parallel=4, leaves=4
    )
    check(played, "guardians", 6, 16)
    assert played["evaluations"] == sum(seen) and played["batches"] == len(seen)
    assert max(seen) <= 16 and max(seen) > 4
    again = starboard.self_play(
        "guardians", 6, playouts=16, evaluate=evenly(space.actions, 2), parallel=4, leaves=4, threads=1
    )
    assert np.array_equal(played["observations"], again["observations"])
    # Without a policy all actions are alike, which zero logits say as well, and so do those that rule
    # out everything.
    nothing = np.full((16, space.actions), -np.inf, np.float32)
    for others in [
        lambda observations: evaluate(observations)[0],
        lambda observations: (evaluate(observations)[0], nothing[: len(observations)]),
    ]:
        same = starboard.self_play(
            "guardians", 6, playouts=16, evaluate=others, parallel=4, leaves=4
        )
        assert np.array_equal(played["observations"], same["observations"])


def test_a_policy_leads_the_search():
    """With all its weight on one kind of action, that is what is visited."""
    space = starboard.space("rescue", layout="standard")
    (move,) = [group for group in space.action_groups if group["name"] == "move"]
    favourites = np.zeros(space.actions, np.float32)
    favourites[move["first"] : move["first"] + move["count"] : 2] = 12.0

    def evaluate(observations):
        count = len(observations)
        return np.full((count, 2), 0.5, np.float32), np.tile(favourites, (count, 1))

    played = starboard.self_play(
        "rescue", 1, playouts=40, evaluate=evaluate, noise=0, longest=30, layout="standard"
    )
    even = played["visit_counts"][(played["visit_actions"] - move["first"]) % 2 == 0].sum()
    assert even > 0.9 * played["visit_counts"].sum()


def test_search_finds_the_better_action():
    """One playout per action is enough to see that a solo game is better with the search."""
    weak = starboard.self_play("armada", 40, playouts=1, sampled=0, noise=0)
    strong = starboard.self_play("armada", 40, playouts=100, sampled=0, noise=0)
    last = lambda played: [
        played["results"][played["games"] == game][0, 0] for game in range(40)
    ]
    assert np.mean(last(strong)) > np.mean(last(weak)) + 0.1


def test_a_game_that_is_cut_off_is_no_victory():
    """Alone one gets what the position promises, and several players share the game."""
    alone = starboard.self_play("armada", 20, playouts=8, longest=5)
    results = [alone["results"][alone["games"] == game][0, 0] for game in range(20)]
    assert 0 < min(results) < max(results) < 0.9
    together = starboard.self_play("rescue", 4, playouts=8, longest=5, players=3)
    assert np.allclose(together["results"], 1 / 3)


@pytest.mark.parametrize(
    "arguments, words",
    [
        ({"games": 0}, "games"),
        ({"games": -1}, "games"),
        ({"sampled": -1}, "sampled"),
        ({"seed": -1}, "seed"),
        ({"threads": 10**9}, "threads"),
        ({"playouts": 0}, "playouts"),
        ({"parallel": 0}, "parallel"),
        ({"leaves": 0}, "leaves"),
        ({"noise": 2}, "noise"),
        ({"exploration": -1}, "exploration"),
        ({"evaluate": 3}, "evaluate"),
        ({"game": "chess"}, "chess"),
        ({"players": 9}, "players"),
        ({"evaluate": lambda observations: None}, "values"),
        ({"evaluate": lambda observations: np.zeros((1, 1), np.float32)}, "shape"),
        (
            {"evaluate": lambda observations: np.full((len(observations), 2), np.nan, np.float32)},
            "NaN is among the values",
        ),
        (
            {"evaluate": lambda observations: np.full((len(observations), 2), np.inf, np.float32)},
            "inf is among the values",
        ),
    ],
)
def test_bad_plans_are_refused(arguments, words):
    plan = {"game": "guardians", "games": 2, "playouts": 4, **arguments}
    with pytest.raises(ValueError, match=words):
        starboard.self_play(**plan)


def test_errors_of_the_function_come_through():
    def evaluate(observations):
        raise RuntimeError("out of memory")

    with pytest.raises(RuntimeError, match="out of memory"):
        starboard.self_play("guardians", 2, evaluate=evaluate)
