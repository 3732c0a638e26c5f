"""Measures the package and its peers in one run, and writes what it found as JSON.

`cargo xtask bench-python` runs it and writes docs/benchmarks-python.md.
"""

import json
import random
import sys
import time

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

import starboard
import starboard.aec

#: The best of so many rounds of so many seconds counts: whatever disturbs only makes it slower.
ROUNDS = 7
SECONDS = 0.5
#: What uses all cores is told for so many.
CORES = 2

#: Games, options, how many games side by side, and the aim. Short steps want many games, so that
#: sharing them out costs little; long masks want few, so that they stay in the cache.
VECTOR = [
    ("guardians", {}, 4096, 3e6),
    ("armada", {}, 4096, 3e6),
    ("rescue", {"layout": "standard"}, 512, 1.5e6),
    ("hegemony", {}, 1024, None),
]


def both_rates(works, cores=1):
    """How often per second things happen; each of `works` does one some times and says how often.

    In CPU time, so that it does not matter what else the machine does: where so many cores work,
    a second is that of all of them. And by the clock on the wall, which is what people wait for.
    Things to be compared take turns.
    """
    best = [(0.0, 0.0)] * len(works)
    for _ in range(ROUNDS):
        for index, work in enumerate(works):
            done, start, began = 0, time.process_time(), time.perf_counter()
            while (elapsed := time.process_time() - start) < SECONDS * cores:
                done += work()
            found = cores * done / elapsed, done / (time.perf_counter() - began)
            best[index] = tuple(map(max, best[index], found))
    return best


def rates(works, cores=1):
    """In CPU time alone."""
    return [cpu for cpu, _ in both_rates(works, cores)]


def rate(work, cores=1):
    return rates([work], cores)[0]


def vector(game, options, games):
    """With observations and masks, with masks, and without either."""

    def steps(**arrays):
        env = starboard.VectorEnv(game, games, seed=1, threads=CORES, **arrays, **options)
        actions = np.zeros(games, np.int64)
        for _ in range(200):
            env.step(env.sample(actions))

        def work():
            for _ in range(20):
                env.sample(actions)
                env.step(actions)
            return 20 * games

        return work

    bare = steps(observations=False, masks=False)
    return both_rates([steps(), steps(observations=False), bare], CORES)


def open_spiel(name, observe):
    game = pyspiel.load_game(name)

    def work():
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal() and steps < 500:
            legal = state.legal_actions()
            if observe:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            state.apply_action(random.choice(legal))
            steps += 1
        return steps

    return rate(work)


def petting_zoo(env):
    def work():
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
        return steps

    return rate(work)


def single(game, options, observe):
    """One position at a time, from Python."""
    start = starboard.new(game, **options)
    space = start.space
    generator = np.random.default_rng(1)

    def work():
        position = starboard.settle(start.clone(), generator)
        steps = 0
        while not position.is_over and steps < 500:
            legal = space.legal(position)
            if observe:
                space.observation(position)
                space.mask(position)
            position.play(int(random.choice(legal)))
            starboard.settle(position, generator)
            steps += 1
        return steps

    return rate(work)


def self_play(evaluate=None, **arguments):
    """By both clocks: a function in Python is called by one thread at a time, which the others may wait
    for, and waiting takes no CPU time."""

    def work():
        played = starboard.self_play(
            "guardians", 64, evaluate=evaluate, threads=CORES, **arguments
        )
        return played["evaluations"]

    return both_rates([work], CORES)[0]


def small_network(space, players):
    """A network of 64 hidden units with random weights: about the least that a batch costs."""
    generator = np.random.default_rng(1)
    first = generator.normal(0, 0.05, (space.observation_size, 64)).astype(np.float32)
    last = generator.normal(0, 0.05, (64, space.actions)).astype(np.float32)
    values = generator.normal(0, 0.05, (64, players)).astype(np.float32)

    def evaluate(observations):
        hidden = np.maximum(observations.astype(np.float32) @ first, 0)
        return 1 / (1 + np.exp(-(hidden @ values))), hidden @ last

    return evaluate


def main():
    random.seed(1)
    rows = []

    def add(what, measured, unit, aim=None):
        rows.append({"what": what, "measured": measured, "unit": unit, "aim": aim})
        print(f"{what}: {measured:,.0f}{unit}", file=sys.stderr)

    chinese = open_spiel("chinese_checkers", observe=True)
    plain = open_spiel("chinese_checkers", observe=False)
    connect = petting_zoo(connect_four_v3.env())
    for game, options, games, aim in VECTOR:
        name = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
        (full, wall), (masks, _), (bare, _) = vector(game, options, games)
        add(f"{name}: {games} games, with observations and masks", full, "/s", aim)
        add(f"{name}: the same by the clock on the wall", wall, "/s")
        add(f"{name}: {games} games, with masks", masks, "/s")
        add(f"{name}: {games} games, without either", bare, "/s")
        add(f"{name}: a step on one core, with observation and mask", CORES * 1e9 / full, " ns")
        add(f"{name}: a step on one core, without either", CORES * 1e9 / bare, " ns")
        # Of steps with masks alone: what an observation adds to one, and a mask to one without either.
        add(f"{name}: an observation", CORES * 1e9 * (1 / full - 1 / masks), " ns")
        add(f"{name}: a mask", CORES * 1e9 * (1 / masks - 1 / bare), " ns")
        peers = (10, 100) if aim else (None, None)
        for peer, speed, least in [
            ("OpenSpiel chinese_checkers", chinese, peers[0]),
            ("PettingZoo connect_four", connect, peers[1]),
        ]:
            add(f"{name}: times {peer}", full / speed, "", least)
            # Peers use one core.
            add(f"{name}: times {peer}, core for core", full / CORES / speed, "")
        # Peers that are asked for nothing but steps, and the same of ours.
        without = "times OpenSpiel chinese_checkers, both without observation and mask"
        add(f"{name}: {without}", bare / plain, "")
        add(f"{name}: {without}, core for core", bare / CORES / plain, "")
    add("OpenSpiel chinese_checkers, with observation and mask", chinese, "/s")
    add("OpenSpiel chinese_checkers, without", plain, "/s")
    add("PettingZoo connect_four", connect, "/s")
    for game, options, _, _ in VECTOR:
        add(f"{game}: one position in Python, with observation and mask", single(game, options, True), "/s")
    add("rescue: the AEC environment", petting_zoo(starboard.aec.env("rescue", layout="standard")), "/s")
    space = starboard.space("guardians")
    network = small_network(space, 2)
    for how, played, aim in [
        ("leaves by the game's own evaluation", self_play(playouts=100), 2e5),
        (
            "leaves in batches by a small network in NumPy",
            self_play(network, playouts=100, parallel=256, leaves=8),
            None,
        ),
    ]:
        cpu, wall = played
        add(f"guardians: self-play, {how}", cpu, "/s", aim)
        add("guardians: the same by the clock on the wall", wall, "/s")
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
