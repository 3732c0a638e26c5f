"""Numbers, masks, observations and symmetries, as the module hands them on."""

import pickle

import numpy as np
import pytest

import starboard
from conftest import random_game


def test_numbers_match_notation(case, rng):
    game, options = case
    start = starboard.new(game, **options)
    space = start.space
    assert space.options == start.options
    looked = 0

    def look(position):
        nonlocal looked
        looked += 1
        if looked % 17:
            return
        if position.turn == starboard.CHANCE:
            for text, _ in position.outcomes():
                assert space.outcome(space.outcome_number(text)) == text
        texts, numbers = position.legal_actions(), space.legal(position)
        assert [space.action(position, int(number)) for number in numbers] == texts
        assert [space.number(position, text) for text in texts] == list(numbers)
        mask = space.mask(position)
        assert mask.dtype == np.uint8 and mask.shape == (space.actions,)
        assert sorted(numbers) == list(np.flatnonzero(mask))
        for seat in range(position.players):
            bytes_ = space.observation(position, seat)
            assert bytes_.dtype == np.uint8 and bytes_.shape == (space.observation_size,)
            for field in space.fields:
                size = int(np.prod(field["shape"]))
                assert bytes_[field["first"] :][:size].max() <= field["most"], field["name"]
        if position.turn >= 0:
            number = int(numbers[-1])
            assert position.apply(number) == position.apply(texts[-1])
            own = space.observation(position)
            assert (own == space.observation(position, position.turn)).all()

    random_game(start, rng, look)


def test_legends_add_up(case):
    game, options = case
    space = starboard.space(game, **options)
    assert sum(group["count"] for group in space.action_groups) == space.actions
    assert sum(group["count"] for group in space.outcome_groups) == space.outcomes
    sizes = [int(np.prod(field["shape"])) for field in space.fields]
    assert sum(sizes) == space.observation_size
    for field, first in zip(space.fields, np.cumsum([0, *sizes])):
        assert field["first"] == first and field["meaning"]
    again = pickle.loads(pickle.dumps(space))
    assert again.options == space.options and again.actions == space.actions


def test_symmetries_are_permutations():
    space = starboard.space("rescue", layout="standard")
    (mirror,) = space.symmetries
    assert sorted(mirror["bytes"]) == list(range(space.observation_size))
    assert sorted(mirror["actions"]) == list(range(space.actions))
    # Twice is nothing.
    assert (mirror["actions"][mirror["actions"]] == np.arange(space.actions)).all()
    assert len(starboard.space("armada").symmetries) == 11
    assert starboard.space("guardians").symmetries == []


def test_a_game_without_powers_does_not_pay_for_them():
    plain = starboard.space("rescue", layout="standard")
    powers = starboard.space("rescue", layout="standard", powers="random")
    assert plain.actions < powers.actions / 5
    assert plain.observation_size < powers.observation_size


def test_one_hot_keeps_everything(case, rng):
    game, options = case
    position = starboard.settle(starboard.new(game, **options), rng)
    space = position.space
    batch = np.stack([space.observation(position)] * 3)
    planes = starboard.one_hot(space, batch)
    assert planes.dtype == np.float32 and planes.shape[0] == 3
    assert planes.min() >= 0 and planes.max() <= 1
    assert (starboard.one_hot(space, batch[0]) == planes[0]).all()
    named = [field for field in space.fields if field["names"]]
    ones = sum(int(np.prod(field["shape"])) for field in named)
    assert np.count_nonzero(planes[0]) >= ones


def test_settle_follows_the_probabilities():
    rng = np.random.default_rng(1)
    start = starboard.new("rescue", powers="random")
    firsts = [starboard.settle(start.clone(), rng).document()["powers"][0] for _ in range(600)]
    counts = [firsts.count(power) for power in sorted(set(firsts))]
    assert len(counts) == 6 and min(counts) > 60


@pytest.mark.parametrize("game", starboard.games())
def test_spaces_are_made_once(game):
    assert repr(starboard.space(game)) == repr(starboard.new(game).space)
