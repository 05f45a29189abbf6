"""The process in which a match is reviewed: `python -m tables.reviewing.worker`.

It reads the match from standard input, writes line by line how far it is and at last what it
found, and ends. It may take so much memory and time, and no more.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import IO, TypeAlias

import msgspec
from msgspec import Struct

import engines
from bots.review import Deed, Point, Review, Turning
from engines.core import Dice, Outcome, action_in, decode
from thinking.apart import beside, modest

SECONDS = 60.0
"""How long a review may take, the start of the process included."""
THINKING = 45.0
"""How long it thinks. The rest is for a machine on which others are at work."""
COMPUTING = 60
"""Seconds of computing that it may take."""
MEMORY = 1 << 30
"""Bytes that it may take."""
PARTS = 50
"""In how many parts it tells how far it is, at most."""


class Course(Struct, frozen=True):
    """A match as it is given to the process.

    `start` is the encoded state that was dealt; each of the deeds is a number, the encoded state
    before, a seat and the encoded action. Those up to the one numbered `past` are another match's:
    they are seen, and not judged. `seconds` is how long is thought about it.
    """

    game: str
    rules: int
    start: bytes
    deeds: list[tuple[int, bytes, int, bytes]]
    outcome: Outcome
    seed: str
    seconds: float = THINKING
    past: int = 0


class Progress(Struct, frozen=True, tag=True):
    """Which part of the work, in [0, 1], is done."""

    part: float


class Found(Struct, frozen=True, tag=True):
    """What came of it. Actions in it are plain data."""

    curve: list[Point]
    turnings: list[Turning]


Report: TypeAlias = Progress | Found


class Unfinished(Exception):
    """The process came to no end in its time."""


class Worker:
    """One process, which reviews one match."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def review(self, course: Course, told: Callable[[float], None]) -> Found:
        """Return what comes of a match; called in a thread. Raises `Unfinished`.

        `told` is called in this thread with the part of the work that is done.
        """
        with beside("tables.reviewing.worker") as process:
            self._process = process
            timer = threading.Timer(self._seconds, process.kill)
            timer.start()
            try:
                return _heard(process, course, told)
            finally:
                timer.cancel()
                process.kill()

    def end(self) -> None:
        """End it, whatever it does."""
        if self._process is not None:
            self._process.kill()


def _heard(
    process: subprocess.Popen[bytes], course: Course, told: Callable[[float], None]
) -> Found:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.msgpack.encode(course))
        process.stdin.close()
        for report in _reports(process.stdout):
            if isinstance(report, Found):
                return report
            told(report.part)
    except (OSError, msgspec.DecodeError) as error:
        raise Unfinished from error
    raise Unfinished


def _reports(source: IO[bytes]) -> Iterator[Report]:
    for line in source:
        yield msgspec.json.decode(line, type=Report)


def reviewed(course: Course, told: Callable[[float], None]) -> Found:
    """Return what comes of a match. `told` is called with the part of the work that is done."""
    engine = engines.load(course.game, course.rules)
    until = time.monotonic() + course.seconds
    start = decode(course.start, engine.meta.state)
    deeds = [
        Deed(ply, decode(state, engine.meta.state), seat, action_in(engine, action))
        for ply, state, seat, action in course.deeds
    ]
    dice = Dice(course.seed, 0)
    review = Review(engine, start, deeds, dice, lambda: until - time.monotonic(), told, course.past)
    return Found(review.curve(course.outcome), review.turnings())


def main() -> None:
    """Review what standard input holds."""
    modest(MEMORY, COMPUTING)
    course = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Course)
    last = -1

    def told(part: float) -> None:
        nonlocal last
        if int(part * PARTS) != last:
            last = int(part * PARTS)
            _tell(Progress(part))

    _tell(reviewed(course, told))


def _tell(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
