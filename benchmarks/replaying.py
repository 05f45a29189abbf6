"""Replay: actions per second of computing, of matches by chance, checks included."""

from __future__ import annotations

import time
from pathlib import Path

import engines
from benchmarks.results import Result
from engines.core import Dice, play

LEAST = 30_000.0
SECONDS = 1.0
TESTS = Path(__file__).parent.parent / "tests"


def measure() -> list[Result]:
    """Return how fast each game is replayed."""
    return [
        Result(f"{key}: replay", _rate(key), "/s", "actions checked and applied", least=LEAST)
        for key in engines.keys()
    ]


def _rate(key: str) -> float:
    engine = engines.load(key)
    config, seats = engine.meta.config(), engine.meta.seats[0]
    made = 0
    took = 0.0
    match = 0
    while took < SECONDS:
        match += 1
        line = line_of_chance(key, match)
        start = time.thread_time()
        state = engine.start(config, seats, Dice(str(match), 0)).state
        for ply, (seat, action) in enumerate(line, 1):
            state = play(engine, state, seat, action, Dice(str(match), ply)).state
        took += time.thread_time() - start
        made += len(line)
    return made / took


def line_of_chance(key: str, match: int) -> list[tuple[int, object]]:
    """Return a match played by chance, up to 500 actions."""
    engine = engines.load(key)
    state = engine.start(engine.meta.config(), engine.meta.seats[0], Dice(str(match), 0)).state
    chance, line = Dice("line", match), list[tuple[int, object]]()
    while engine.outcome(state) is None and len(line) < 500:
        seat = min(engine.to_act(state))
        action = chance.choice(list(engine.legal_actions(state, seat)))
        line.append((seat, action))
        state = play(engine, state, seat, action, Dice(str(match), len(line))).state
    return line
