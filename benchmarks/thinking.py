"""Thought: what a line that a computer thinks through costs, in encodings of the position."""

from __future__ import annotations

import statistics
import time

import engines
from benchmarks.results import Result
from bots import Effort, choose
from engines.core import Dice, encode
from tests.laws.played import FILES, read

MOST = {"imperium": 475.0, "magblast": 138.0, "rebelmoon": 181.0, "shazamm": 80.0}
"""At nine tenths of the speed that each game had when recorded matches were first looked at."""
RECORDS = {
    "imperium": "defeat_home_conquered.json",
    "magblast": "third-2-whole-maneuver.json",
    "rebelmoon": "moon_reached.json",
    "shazamm": "fall.json",
}
EFFORT = Effort(lines=120, width=16, depth=12, replies=3)
POSITIONS = 8
ROUNDS = 7
ENCODINGS = 200


def measure() -> list[Result]:
    """Return what a line of thought costs in each game, against encoding its positions."""
    return [
        Result(
            f"{key}: a line of thought", _ratio(key), "×", "encoding the position", most=MOST[key]
        )
        for key in engines.keys()
    ]


def _ratio(key: str) -> float:
    pairs = [(_line_of_thought(key), _encoding(key)) for _ in range(ROUNDS)]
    return statistics.median(a for a, _ in pairs) / statistics.median(b for _, b in pairs)


def _positions(key: str) -> list[tuple[int, object]]:
    """Return who is asked in positions spread over a recorded match, and each position.

    A match of chance would be another one whenever what is offered comes in another order.
    """
    record = read(next(path for path in FILES if path.parts[-3:] == (key, "played", RECORDS[key])))
    seats = (seat for seat, _ in record.entries)
    found = list(zip(seats, record.states(), strict=False))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def _line_of_thought(key: str) -> float:
    """Return how many seconds a line takes."""
    engine, positions = engines.load(key), _positions(key)
    start = time.perf_counter()
    for number, (seat, state) in enumerate(positions):
        choose(engine, state, seat, Dice("thought", number), EFFORT)
    return (time.perf_counter() - start) / (len(positions) * EFFORT.lines)


def _encoding(key: str) -> float:
    """Return how many seconds it takes to encode a position."""
    positions = _positions(key)
    start = time.perf_counter()
    for _ in range(ENCODINGS):
        for _, state in positions:
            encode(state)
    return (time.perf_counter() - start) / (ENCODINGS * len(positions))
