"""The package as a whole: its tour, its types, and that it plays as the engine does elsewhere."""

import collections
import doctest
import importlib.metadata
import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

import starboard

FOLDER = pathlib.Path(__file__).parents[1]


def test_the_tour():
    failed, tried = doctest.testfile(
        str(FOLDER / "README.md"),
        module_relative=False,
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE,
    )
    assert failed == 0 and tried > 30


def test_the_last_lines_of_the_tour():
    blocks = re.findall(r"```python\n(.*?)```", (FOLDER / "README.md").read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_the_stubs_are_those_of_the_module(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "starboard._starboard", "--concise"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "MYPY_CACHE_DIR": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_modules_keep_to_their_types(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(FOLDER / "pyproject.toml"), "-p", "starboard"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(FOLDER / "python"), "MYPY_CACHE_DIR": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_everything_public_is_listed():
    for name in starboard.__all__:
        assert getattr(starboard, name) is not None
    native = {name for name in dir(starboard._starboard) if not name.startswith("_")}
    assert native <= set(starboard.__all__)
    assert (pathlib.Path(starboard.__file__).parent / "py.typed").exists()


def test_the_wheel_says_what_it_is():
    about = importlib.metadata.distribution("starboard")
    assert about.version == starboard.__version__
    assert about.metadata["Requires-Python"] == ">=3.10"
    assert [line for line in about.requires if "extra" not in line] == ["numpy>=1.26"]
    assert about.metadata.get_all("Provides-Extra") == ["gymnasium", "openspiel", "pettingzoo"]
    assert "Tag: cp310-abi3-" in about.read_text("WHEEL")
    readme = (FOLDER / "README.md").read_text()
    assert readme.strip() in str(about.metadata.get_payload())
    # Slow tests have the wheel itself.
    if about.files is not None:
        found = {str(path) for path in about.files}
        package = pathlib.Path(starboard.__file__).parent
        known = {f"starboard/{path.name}" for path in package.iterdir() if path.is_file()}
        assert known <= found and "starboard/py.typed" in known


def xorshift(state):
    """The generator of `examples/hashes.rs`."""
    mask = (1 << 64) - 1
    while True:
        state ^= (state << 13) & mask
        state ^= state >> 7
        state ^= (state << 17) & mask
        yield state


def course(game, options, seed):
    """How long a game is, and a digest of the hashes of all its positions."""
    position = starboard.new(game, **options)
    space = position.space
    numbers = xorshift(seed + 1)
    digest = 0xCBF29CE484222325
    steps = 0
    while not position.is_over:
        if position.is_chance:
            outcomes = position.outcomes()
            position.play(outcomes[next(numbers) % len(outcomes)][0])
        else:
            legal = space.legal(position)
            position.play(int(legal[next(numbers) % len(legal)]))
        steps += 1
        for byte in position.hash.encode():
            digest = ((digest ^ byte) * 0x100000001B3) & ((1 << 64) - 1)
    return [steps, f"{digest:016x}"]


def native_games():
    """What the engine made of the same games without Python: by game, options and courses."""
    path = os.environ.get("STARBOARD_HASHES")
    if path is None:
        pytest.skip("STARBOARD_HASHES is set by cargo xtask python-tests")
    return json.loads(pathlib.Path(path).read_text())


def test_games_are_those_of_the_engine():
    games = native_games()
    played = collections.Counter()
    for entry in games:
        played[entry["game"]] += 1
        # The defaults come first, then the other values of each option.
        assert len(entry["courses"]) == (1000 if played[entry["game"]] == 1 else 25)
        for seed, expected in enumerate(entry["courses"]):
            assert course(entry["game"], entry["options"], seed) == expected, (entry["game"], seed)
    assert list(played) == starboard.games()
    assert min(played.values()) > 1
