"""Pictures: a board drawn warm against Pillow's encoding of its pixels, and a first one."""

from __future__ import annotations

import importlib
import statistics
import subprocess
import sys
from io import BytesIO
from typing import Any

from PIL import Image

import engines
from benchmarks.results import Result, milliseconds
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import Dice, play

ROUNDS = 15
FIRST = 150.0


def views(key: str, count: int) -> list[Any]:
    """Return what spectators see along one match played by chance."""
    engine = engines.load(key)
    seats = engine.meta.seats[0]
    state = engine.start(engine.meta.config(), seats, Dice("pictures", 0)).state
    chance, seen = Dice("pictures", -1), list[Any]()
    for ply in range(1, 40 * count):
        if engine.outcome(state) is not None or len(seen) == count:
            break
        seat = min(engine.to_act(state))
        action = chance.choice(list(engine.legal_actions(state, seat)))
        state = play(engine, state, seat, action, Dice("pictures", ply)).state
        seen.append(engine.view(state, None))
    return seen


def measure() -> list[Result]:
    """Return the budgets of the pictures of every game."""
    return [result for key in offered() for result in _of(key)]


def _of(key: str) -> list[Result]:
    render = importlib.import_module(f"render.{key}")
    say = speaker("en")
    shown = views(key, ROUNDS)
    finished = [Image.open(BytesIO(render.board(view, say).png)) for view in shown]
    for image in finished:
        image.load()
    drawn = statistics.median(milliseconds(lambda v=view: render.board(v, say)) for view in shown)
    encoded = statistics.median(milliseconds(lambda i=image: _encode(i)) for image in finished)
    return [
        Result(
            f"{key}: board picture, warm",
            drawn / encoded,
            "×",
            f"Pillow's encoding alone, {encoded:.1f} ms",
            most=1.5,
        ),
        Result(f"{key}: first board of a process", _first(key), "ms", "a new process", most=FIRST),
    ]


def _encode(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG", compress_level=1)


def _first(key: str) -> float:
    """Return how long a new process computes for its first picture, the median of three."""
    command = [sys.executable, "-m", "benchmarks.processes.first_board", key]
    outputs = (subprocess.run(command, capture_output=True, check=True, text=True) for _ in "123")
    return statistics.median(float(output.stdout) for output in outputs)
