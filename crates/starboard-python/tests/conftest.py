import numpy as np
import pytest

import starboard


#: Sets of options that between them have every part of the rules. A game without any is played with its
#: defaults.
OPTIONS = [
    ("guardians", {}),
    ("guardians", {"players": 3, "variant": "advanced", "empty_column": "removed"}),
    ("rescue", {"layout": "standard"}),
    ("rescue", {"players": 3, "powers": "random"}),
    ("rescue", {"players": 4, "layout": "standard"}),
    ("rescue", {"players": 2, "powers": ["wolf", "cheetah"]}),
    ("rescue", {"players": 6, "powers": "random"}),
    ("armada", {}),
    ("armada", {"three_boxes": "two"}),
    ("hegemony", {}),
    ("hegemony", {"difficulty": "advanced"}),
    ("hegemony", {"edition": "first", "captain": "quill"}),
]
OPTIONS += [(game, {}) for game in starboard.games() if game not in dict(OPTIONS)]


def named(case):
    game, options = case
    return " ".join([game, *(f"{name}={value}" for name, value in options.items())])


@pytest.fixture(params=OPTIONS, ids=named)
def case(request):
    return request.param


@pytest.fixture
def rng():
    return np.random.default_rng(2026)


def random_game(start, rng, look=lambda position: None):
    """Plays at random from a position to the end, which it gives."""
    position = start.clone()
    while True:
        look(position)
        if position.turn == starboard.CHANCE:
            outcomes = position.outcomes()
            position.play(outcomes[rng.integers(len(outcomes))][0])
        elif position.turn == starboard.OVER:
            return position
        else:
            actions = position.legal_actions()
            position.play(actions[rng.integers(len(actions))])
