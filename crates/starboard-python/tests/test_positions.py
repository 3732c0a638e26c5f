"""Positions as values."""

import copy
import json
import math
import pathlib
import pickle
import xml.etree.ElementTree

import numpy as np
import pytest

import starboard
from conftest import random_game

ARCHIVE = pathlib.Path(__file__).parents[3] / "archive"


def test_games_and_options():
    assert {"guardians", "rescue", "armada", "hegemony"} <= set(starboard.games())
    assert starboard.options("rescue")["players"]["values"] == [2, 3, 4, 6]
    assert "wolf" in starboard.options("rescue")["powers"]["by_seat"]


def test_a_game_is_a_value(case, rng):
    game, options = case
    start = starboard.new(game, **options)
    assert start.game == game
    for name, value in options.items():
        assert start.options[name] == value
    looked = 0

    def look(position):
        nonlocal looked
        looked += 1
        if looked % 29:
            return
        same = [
            position.clone(),
            copy.copy(position),
            copy.deepcopy(position),
            starboard.from_document(position.document()),
            starboard.from_document(json.loads(json.dumps(position.document()))),
            pickle.loads(pickle.dumps(position)),
        ]
        for other in same:
            assert other == position and other.hash == position.hash
        if position.turn >= 0:
            before = position.hash
            after = position.apply(position.legal_actions()[0])
            assert position.hash == before and after != position
        assert position.render() and str(position)
        assert position.turn >= 0 or position.legal_actions() == []
        chances = [chance for _, chance in position.outcomes()]
        assert math.isclose(sum(chances), 1.0) if position.is_chance else not chances

    end = random_game(start, rng, look)
    assert end.is_over and len(end.returns()) == end.players == len(end.ending()["scores"])
    assert end != start and start == starboard.new(game, **options)
    assert start.returns() == [0.0] * start.players


def test_positions_do_not_serve_as_keys():
    with pytest.raises(TypeError):
        hash(starboard.new("rescue"))
    assert starboard.new("rescue") != "rescue"


def test_returns_follow_the_result(rng):
    for seed in range(30):
        end = random_game(starboard.new("guardians", players=3), np.random.default_rng(seed))
        winners, returns = end.ending()["winners"], end.returns()
        if len(winners) == 1:
            assert returns[winners[0]] == 1.0 and math.isclose(sum(returns), 0.0, abs_tol=1e-6)
        elif not winners:
            assert all(value < 0 for value in returns)


def test_events_are_told():
    position = starboard.new("rescue", layout="standard")
    events = position.play("d3-e3")
    assert events[0]["event"] == "moved"


LANGUAGES = ["en", "pl", "es", "fr", "de"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_positions_speak_all_languages(case, rng, lang):
    game, options = case
    position = starboard.settle(starboard.new(game, **options), rng)
    text, words = position.render(lang), position.describe(position.legal_actions()[0], lang)
    assert text.strip() and words.strip()
    if lang != "en":
        assert words != position.describe(position.legal_actions()[0])
        # The text board of some games has hardly a word.
        assert text != position.render() or game in ("guardians", "rescue")


SVG = "{http://www.w3.org/2000/svg}"


def test_positions_are_drawn(case, rng):
    """A picture needs nothing else, and shows what is on the table."""
    game, options = case
    start = starboard.settle(starboard.new(game, **options), rng)
    seen = []

    def look(position):
        seen.append(position.clone())

    end = random_game(start, rng, look)
    pictures = [position.svg() for position in (start, seen[len(seen) // 2], end)]
    assert len(set(pictures)) == 3
    for picture in pictures:
        root = xml.etree.ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg" and root.get("role") == "img"
        # Shapes rather than lines of text.
        assert len(list(root.iter())) > 3 * len(root.findall(f".//{SVG}text"))
        assert len(list(root.iter())) > 40
        assert not {"class", "style", "href"} & {name for node in root.iter() for name in node.keys()}
    assert start._repr_svg_() == start.svg() == start.svg("en")
    titles = {xml.etree.ElementTree.fromstring(start.svg(lang))[0].text for lang in LANGUAGES}
    assert len(titles) == len(LANGUAGES)
    with pytest.raises(ValueError, match="lang"):
        start.svg("tlh")


def test_texts_that_are_not_in_a_language_name_those_there_are():
    position = starboard.new("rescue", layout="standard")
    for ask in [position.render, lambda lang: position.describe("d3-e3", lang)]:
        with pytest.raises(ValueError, match="choose en or de or es or fr or pl"):
            ask("tlh")
    with pytest.raises(ValueError, match="lang"):
        starboard.cards("hegemony", "tlh")


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda: starboard.new("chess"), "chess"),
        (lambda: starboard.new("rescue", players=5), "players"),
        (lambda: starboard.new("rescue", colour="red"), "colour"),
        (lambda: starboard.new("rescue").play("d3-e3"), "R"),
        (lambda: starboard.new("rescue", layout="standard").play("d3-m13"), "R"),
        (lambda: starboard.new("rescue").play("nonsense"), "nonsense"),
        (lambda: starboard.new("rescue").play(10**12), str(10**12)),
        (lambda: starboard.new("rescue").play(-1), "-1"),
        (lambda: starboard.new("rescue").play(1.5), "action"),
        (lambda: starboard.new("guardians").play("place a"), "expected draw"),
        (lambda: starboard.from_document({}), "game"),
        (lambda: starboard.from_document([1, 2]), "game"),
        (
            lambda: starboard.from_document(
                {**starboard.new("rescue").document(), "turn": 9}
            ),
            "turn",
        ),
        (lambda: starboard.new("rescue").render("xx"), "lang"),
        (lambda: starboard.new("rescue").solve(), "solved"),
        (lambda: starboard.Bot("rescue", "stockfish"), "stockfish"),
        (lambda: starboard.Bot("rescue", "level:9"), "9"),
        (lambda: starboard.Bot("rescue", threads=0), "threads"),
        (lambda: starboard.Bot("rescue").choose(starboard.new("armada")), "rescue"),
        (lambda: starboard.Bot("armada").choose(starboard.new("armada")), "turn"),
        (lambda: starboard.space("rescue", players=7), "players"),
        (lambda: starboard.space("rescue").mask(starboard.new("armada")), "position"),
        (lambda: starboard.space("rescue").observation(starboard.new("rescue"), 2), "seat"),
        (lambda: starboard.space("rescue").action(starboard.new("rescue"), 10**9), "number"),
        (lambda: starboard.cards("rescue"), "rescue"),
        (lambda: starboard.cards(edition="third"), "edition"),
        (lambda: starboard.verify_record("{}"), "format"),
        (lambda: starboard.replay_record("no JSON"), ""),
        (lambda: starboard.new("rescue", players=float("nan")), "players: "),
        (lambda: starboard.new("rescue", powers={"wolf"}), "powers: "),
        (lambda: starboard.from_document({"turn": float("inf")}), "document: "),
        (lambda: starboard.new("rescue").play(10**30), "action"),
        (lambda: starboard.space("rescue").observation(starboard.new("rescue"), 10**30), "seat"),
        (lambda: starboard.space("rescue").action(starboard.new("rescue"), -(10**30)), "number"),
        (lambda: starboard.space("armada").outcome(10**30), "number"),
        (lambda: starboard.Bot("rescue", seed=-1), "seed"),
        (lambda: starboard.Bot("rescue", seed=1 << 64), "seed"),
        (lambda: starboard.Bot("rescue", threads=-1), "threads"),
        (lambda: starboard.Bot.evaluate(starboard.new("rescue"), -1), "playouts"),
    ],
)
def test_bad_input_names_what_is_wrong(call, words):
    with pytest.raises(ValueError, match=".") as raised:
        call()
    assert words in str(raised.value)


def test_options_may_come_from_numpy():
    position = starboard.new("rescue", players=np.int64(3), powers=np.array(["wolf", "none", "robots"]))
    assert position == starboard.new("rescue", players=3, powers=["wolf", "none", "robots"])
    assert starboard.space("rescue", players=np.uint8(3)).options["players"] == 3


def test_a_refusal_changes_nothing():
    position = starboard.new("rescue", layout="standard")
    before = position.hash
    with pytest.raises(ValueError, match=r"\(R\d+\)"):
        position.play("d3-m13")
    assert position.hash == before


def test_bots_play_and_explain():
    position = starboard.new("rescue", layout="standard")
    for name in ["random", "greedy", "search:50", "level:1"]:
        assert starboard.Bot("rescue", name, seed=3).choose(position) in position.legal_actions()
    said = starboard.Bot("rescue", "search:200").analyse(position)
    assert said["action"] == said["lines"][0]["action"] and said["playouts"] == 200
    assert len(said["value"]) == 2
    again = starboard.Bot("rescue", "search:200").analyse(position)
    assert said == again
    values = starboard.Bot.evaluate(position, 100)
    assert set(values["actions"]) == set(position.legal_actions())
    assert not values["exact"]


def test_the_invasion_of_armada_is_solved():
    position = starboard.new("armada")
    document = position.document()
    document |= {
        "phase": "invade",
        "step": "attack",
        "dice": None,
        "actions": {**document["actions"], "rolls": 4, "wilds": 1},
    }
    for ship in document["ships"].values():
        ship["state"], ship["countdown"] = "collapsed", 0
    position = starboard.from_document(document)
    solved = position.solve()
    assert set(solved["actions"]) == set(position.legal_actions())
    assert math.isclose(max(solved["actions"].values()), solved["value"], abs_tol=1e-6)
    assert 0 < solved["value"] < 1


def test_the_cards_of_hegemony_are_data():
    cards = starboard.cards("hegemony")
    assert len(cards["encounters"]) == 48 and len(cards["planets"]) == 12
    assert all(card["text"] or card["at"] for card in cards["encounters"])
    texts = {json.dumps(starboard.cards("hegemony", lang)["planets"]) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    # Those of new games, unless others are asked for.
    assert starboard.new("hegemony").document()["options"]["edition"] == "second"
    assert starboard.cards("hegemony", edition="second") == cards
    first = starboard.cards("hegemony", edition="first")
    assert [card["id"] for card in first["encounters"]] == [card["id"] for card in cards["encounters"]]
    assert first["weapons"] != cards["weapons"]
    groups = {group["name"]: group for group in starboard.space("hegemony").action_groups}
    assert groups["planet"]["count"] == len(cards["planets"])


#: All records of local games and of servers' games, of every game, edition and kind of ending.
RECORDS = [*sorted(ARCHIVE.glob("*.json")), *sorted(ARCHIVE.glob("server/*/records/*.json"))]


def test_the_archive_has_records():
    seen = {json.loads(path.read_text())["game"] for path in RECORDS}
    assert seen == set(starboard.games()) and len(RECORDS) > 60


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(ARCHIVE)))
def test_records_are_read_and_verified(path):
    text = path.read_text()
    verdict = starboard.verify_record(text)
    assert verdict["sound"], verdict
    positions, steps = starboard.replay_record(text)
    assert len(positions) == len(steps) + 1 == verdict["moves"] + 1
    replayed = positions[0].clone()
    for (player, step), after in zip(steps, positions[1:]):
        assert replayed.turn == player
        replayed.play(step)
        assert replayed == after
    shortened = json.loads(text)
    shortened["moves"] = shortened["moves"][:-1]
    assert not starboard.verify_record(json.dumps(shortened))["sound"]


def forged(name, **changes):
    """The verdict on a record of the archive in which something was changed."""
    record = json.loads((ARCHIVE / name).read_text())
    assert starboard.verify_record(json.dumps(record))["sound"]
    record.update(changes)
    positions, _ = starboard.replay_record(json.dumps(record))
    record["hash"] = positions[-1].hash
    return starboard.verify_record(json.dumps(record))


def test_a_forged_resignation_is_found():
    name = "guardians-1-broken-off.json"
    won = {"reason": "resigned", "scores": [], "winners": [1]}
    moves = len(json.loads((ARCHIVE / name).read_text())["moves"])
    for resignations in [
        [{"seat": 2, "after": 0}],
        [{"seat": 2, "after": moves}, {"seat": 2, "after": moves}],
        [{"seat": 7, "after": moves}],
    ]:
        verdict = forged(name, resignations=resignations, result=won)
        assert not verdict["sound"], resignations


def test_a_game_of_the_day_with_other_options_is_found():
    name = "armada-1-daily.json"
    options = json.loads((ARCHIVE / name).read_text())["options"]
    options["three_boxes"] = "two" if options["three_boxes"] == "zero" else "zero"
    verdict = forged(name, options=options, moves=[], result=None)
    assert verdict["findings"] == ["a daily game is played with the options and the edition of its day"]
