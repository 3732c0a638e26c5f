"""Many games at once."""

import threading
import time

import numpy as np
import pytest

import starboard
from conftest import named, OPTIONS


def play(env, steps):
    for _ in range(steps):
        env.step(env.sample())


def test_arrays_have_the_shapes_of_the_encoding(case):
    """Somebody can always act, and rewards come only with the end."""
    game, options = case
    env = starboard.VectorEnv(game, 3, seed=5, **options)
    space = env.space
    assert env.observations.shape == (3, space.observation_size)
    assert env.masks.shape == (3, space.actions)
    assert env.rewards.shape == (3, env.players)
    rng = np.random.default_rng(3)
    for _ in range(120):
        assert (env.masks.sum(axis=1) > 0).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks])
        env.step(actions)
        assert (env.rewards[~env.terminations] == 0).all()
        assert (env.turns < env.players).all()


@pytest.mark.parametrize("case_", [OPTIONS[2], OPTIONS[4]], ids=named)
def test_games_without_chance_are_those_of_positions(case_):
    game, options = case_
    env = starboard.VectorEnv(game, 2, **options)
    rng = np.random.default_rng(7)
    positions = [starboard.new(game, **options) for _ in range(2)]
    ended = 0
    for _ in range(1500):
        for index, position in enumerate(positions):
            assert env.turns[index] == position.turn
            assert (env.observations[index] == env.space.observation(position)).all()
            assert (env.masks[index] == env.space.mask(position)).all()
        assert env.hashes() == [position.hash for position in positions]
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in env.masks]
        env.step(np.array(actions))
        for index, action in enumerate(actions):
            positions[index].play(action)
            over = positions[index].is_over
            assert env.terminations[index] == over
            if over:
                ended += 1
                assert np.allclose(env.rewards[index], positions[index].returns())
                positions[index] = starboard.new(game, **options)
    assert ended == env.finished > 0


def test_positions_are_what_the_arrays_show(case):
    """In every game, also after draws and restarts; what is done with one changes nothing here."""
    game, options = case
    env = starboard.VectorEnv(game, 3, seed=9, **options)
    rng = np.random.default_rng(4)
    for step in range(300):
        if step % 7 == 0:
            for index, position in enumerate(env.position(index) for index in range(env.count)):
                assert position.turn == env.turns[index]
                assert (env.observations[index] == env.space.observation(position)).all()
                assert (env.masks[index] == position.space.mask(position)).all()
                assert position == starboard.from_document(position.document())
            assert env.hashes() == [env.position(index).hash for index in range(env.count)]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks])
        kept = env.position(1)
        expected = kept.hash
        env.position(1).play(int(actions[1]))
        assert env.hashes()[1] == expected
        env.step(actions)
        assert kept.hash == expected
    # At random Commander Rescue takes much longer than that.
    assert env.finished > 0 or game == "rescue"


def test_there_are_as_many_positions_as_games():
    env = starboard.VectorEnv("armada", 4)
    for index in [-1, 4, 1 << 70]:
        with pytest.raises(ValueError, match="index: expected a number from 0 to 3"):
            env.position(index)


def test_the_same_seed_plays_the_same(case):
    game, options = case
    runs = []
    for threads in [1, 2, None]:
        env = starboard.VectorEnv(game, 200, seed=11, threads=threads, **options)
        play(env, 40)
        runs.append((env.hashes(), env.observations.copy(), env.masks.copy()))
    for hashes, observations, masks in runs[1:]:
        assert hashes == runs[0][0]
        assert (observations == runs[0][1]).all() and (masks == runs[0][2]).all()
    env.reset(seed=11)
    play(env, 40)
    assert env.hashes() == runs[0][0]
    env.reset(seed=12)
    play(env, 40)
    assert env.hashes() != runs[0][0]


def test_what_is_left_out_changes_nothing():
    whole = starboard.VectorEnv("guardians", 64, seed=1)
    bare = starboard.VectorEnv("guardians", 64, seed=1, observations=False, masks=False)
    assert bare.observations is None and bare.masks is None
    play(whole, 150)
    play(bare, 150)
    assert whole.hashes() == bare.hashes() and whole.finished == bare.finished > 0


def test_masks_are_kept_up_to_date():
    """They are changed in place: a fresh environment with the same games has the same."""
    env = starboard.VectorEnv("rescue", 50, seed=2, layout="standard")
    play(env, 300)
    for mask in env.masks:
        assert set(np.unique(mask)) <= {0, 1}
    before = env.masks.copy()
    env.masks[:] = 9
    env.reset(seed=2)
    play(env, 300)
    assert (env.masks == before).all()


def test_arrays_may_be_the_callers():
    space = starboard.space("armada")
    arrays = {
        "observations": np.full((8, space.observation_size), 77, np.uint8),
        "masks": np.full((8, space.actions), 77, np.uint8),
        "rewards": np.ones((8, 1), np.float32),
        "terminations": np.ones(8, np.bool_),
        "turns": np.ones(8, np.uint8),
    }
    env = starboard.VectorEnv("armada", 8, **arrays)
    assert env.observations is arrays["observations"] and env.masks is arrays["masks"]
    out = np.zeros(8, np.int64)
    for _ in range(200):
        assert env.sample(out) is out
        env.step(out)
    assert arrays["masks"].max() == 1 and arrays["observations"].max() < 77
    assert env.finished > 8


@pytest.mark.parametrize(
    "arrays, words",
    [
        ({"observations": np.zeros((4, 3), np.uint8)}, "observations: the shape"),
        ({"masks": np.zeros((644, 4), np.uint8).T}, "masks: the array is not C-contiguous"),
        ({"masks": np.zeros((8, 644), np.uint8)[::2]}, "masks: the array is not C-contiguous"),
        (
            {"masks": np.zeros((4, 644), np.float32)},
            "masks: expected an array of uint8, not of float32",
        ),
        ({"observations": "yes"}, "observations: expected an array of uint8, not str"),
        ({"rewards": np.zeros((4, 2), np.float32)}, "rewards: the shape"),
        ({"rewards": np.zeros(4, np.float32)}, r"rewards: the shape is \[4\], expected \[4, 1\]"),
        ({"rewards": np.zeros((4, 1))}, "rewards: expected an array of float32, not of float64"),
        ({"rewards": [[0.0]] * 4}, "rewards: expected an array of float32, not list"),
        ({"rewards": np.zeros((8, 1), np.float32)[::2]}, "rewards: the array is not C-contiguous"),
        ({"terminations": np.zeros(4, np.uint8)}, "terminations: expected an array of bool"),
        ({"terminations": np.zeros((4, 1), np.bool_)}, "terminations: the shape"),
        ({"terminations": False}, "terminations: expected an array of bool, not bool"),
        ({"turns": np.zeros(5, np.uint8)}, "turns: the shape"),
        ({"turns": np.zeros(4, np.int8)}, "turns: expected an array of uint8, not of int8"),
        ({"turns": np.zeros((2, 2), np.uint8)}, "turns: the shape"),
        ({"threads": 0}, "threads"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays, words):
    with pytest.raises(ValueError, match=words):
        starboard.VectorEnv("armada", 4, **arrays)


def test_arrays_that_may_not_be_written_are_refused():
    frozen = np.zeros((4, 644), np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="masks"):
        starboard.VectorEnv("armada", 4, masks=frozen)


@pytest.mark.parametrize(
    "out, words",
    [
        (np.zeros(4, np.int32), "out: expected an array of int64, not of int32"),
        (np.zeros(3, np.int64), "out: the shape"),
        (np.zeros((4, 1), np.int64), "out: the shape"),
        (np.zeros(8, np.int64)[::2], "out: the array is not C-contiguous"),
        ([0, 0, 0, 0], "out: expected an array of int64, not list"),
    ],
)
def test_an_array_for_samples_that_does_not_fit_is_refused(out, words):
    with pytest.raises(ValueError, match=words):
        starboard.VectorEnv("armada", 4).sample(out)


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda: starboard.VectorEnv("armada", 0), "count"),
        (lambda: starboard.VectorEnv("armada", -1), "count"),
        (lambda: starboard.VectorEnv("armada", 1 << 25), "count"),
        (lambda: starboard.VectorEnv("armada", 1, seed=-1), "seed"),
        (lambda: starboard.VectorEnv("armada", 1, threads=-1), "threads"),
        (lambda: starboard.VectorEnv("armada", 1).reset(-1), "seed"),
    ],
)
def test_numbers_are_checked(call, words):
    with pytest.raises(ValueError, match=words):
        call()


def test_illegal_actions_are_refused_and_change_nothing():
    env = starboard.VectorEnv("rescue", 10, layout="standard")
    before = env.hashes()
    good = env.sample()
    for bad in [-1, 10**12, int(np.flatnonzero(env.masks[6] == 0)[0])]:
        actions = good.copy()
        actions[6] = bad
        with pytest.raises(ValueError, match=f"{bad} is not legal in game 6"):
            env.step(actions)
        assert env.hashes() == before
    for actions in [good[:5], good.astype(np.float32), good.astype(np.int32), good[::-1][::2], 3]:
        with pytest.raises(ValueError, match="actions"):
            env.step(actions)
    env.step(good)
    assert env.hashes() != before


def test_other_threads_run_meanwhile():
    """The lock of the interpreter is released: a thread counts while games are played."""
    counted = 0
    stop = False

    def count():
        nonlocal counted
        while not stop:
            counted += 1
            time.sleep(0)

    env = starboard.VectorEnv("rescue", 20_000, layout="standard", masks=False, threads=1)
    actions = env.sample()
    thread = threading.Thread(target=count)
    thread.start()
    before = counted
    env.step(actions)
    during = counted - before
    stop = True
    thread.join()
    assert during > 0
