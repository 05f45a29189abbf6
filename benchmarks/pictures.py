"""Pictures: boards of a match against Pillow's encoding of their pixels, a first one, and files.

Each board of a match is drawn once, after those of another match: what matches have in common is
there, and of the match itself the boards before, as where people play.
"""

from __future__ import annotations

import importlib
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any

from PIL import Image

import engines
from benchmarks.results import Result
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import Dice, play

ROUNDS = 15
FIRST = 80.0
RESTED = "rested"
WARM = 0.5
LARGEST = {"shazamm": 190.0, "rebelmoon": 190.0, "magblast": 165.0, "imperium": 260.0}
"""Of the boards that are looked at, in thousand bytes; of other games 250."""


def views(key: str, count: int, seed: str = "pictures") -> list[Any]:
    """Return what spectators see along one match played by chance, each unlike the one before."""
    engine, shown = engines.load(key), _shown(key)
    seats = engine.meta.seats[0]
    state = engine.start(engine.meta.config(), seats, Dice(seed, 0)).state
    chance, seen = Dice(seed, -1), list[Any]()
    for ply in range(1, 40 * count):
        if engine.outcome(state) is not None or len(seen) == count:
            break
        seat = min(engine.to_act(state))
        action = chance.choice(list(engine.legal_actions(state, seat)))
        state = play(engine, state, seat, action, Dice(seed, ply)).state
        view = engine.view(state, None)
        if not seen or shown(view) != shown(seen[-1]):
            seen.append(view)
    return seen


def _shown(key: str) -> Callable[[Any], Any]:
    """Return what tells whether a board of two views is drawn twice."""
    seen = getattr(importlib.import_module(f"render.{key}"), "seen", None)
    return (lambda view: view) if seen is None else partial(seen, "board")


def measure() -> list[Result]:
    """Return the budgets of the pictures of every game."""
    return [result for key in offered() for result in _of(key)]


def _of(key: str) -> list[Result]:
    render = importlib.import_module(f"render.{key}")
    say = speaker("en")
    for view in views(key, ROUNDS, "a match before"):
        render.board(view, say)
    files, drawn, encoded = list[bytes](), list[float](), list[float]()
    for view in views(key, ROUNDS):
        drawn.append(_computing(lambda v=view: files.append(render.board(v, say).png)))
        image = Image.open(BytesIO(files[-1])).convert("RGB")
        encoded.append(_computing(lambda i=image: _encode(i)))
    floor = statistics.median(encoded)
    return [
        Result(
            f"{key}: board picture, warm",
            statistics.median(drawn) / floor,
            "×",
            f"Pillow's encoding alone, {floor:.1f} ms",
            most=WARM,
        ),
        Result(f"{key}: first board of a process", _first(key), "ms", "a new process", most=FIRST),
        Result(
            f"{key}: first board of a process that has rested",
            _first(key, RESTED),
            "ms",
            "a new process, left alone for seconds",
            most=FIRST,
        ),
        Result(
            f"{key}: largest board",
            max(len(file) for file in files) / 1000,
            "kB",
            f"{len(files)} boards of a match",
            most=LARGEST.get(key, 250.0),
        ),
    ]


def _computing(work: Callable[[], object]) -> float:
    """Return how long this thread computes, in milliseconds, whatever else the machine does."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def _encode(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG", compress_level=1)


def _first(*arguments: str) -> float:
    """Return how long a new process computes for its first picture, the median of three."""
    command = [sys.executable, "-m", "benchmarks.processes.first_board", *arguments]
    outputs = (subprocess.run(command, capture_output=True, check=True, text=True) for _ in "123")
    return statistics.median(float(output.stdout) for output in outputs)
