"""Nothing on a picture covers a name or a number, and no words cross others."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.words.strings import LOCALES, speaker
from engines.core import Say
from render.kit.canvas import Picture, finished, put
from render.kit.lettering import Face, line, write
from render.kit.plot import Plot
from render.kit.shapes import panel
from tests.laws.matches import spread
from tests.laws.pictures import drawer, kinds
from tests.laws.played import FILES, every_record, read
from tests.render.covering import faults, watched, written

MOMENTS = 24
"""How many moments of each record are soaked."""
EVERY, BOARD = slice(None), slice(1)
"""Which of the kinds of pictures that a game has are looked at."""
NAMES = ("Marisol", "Alexander", "Ferdinand K", "Io", "Captain Nemo", "Xochitl", "Bo", "Zed")


def said(locale: str) -> Say:
    return speaker(locale, lambda seat: NAMES[seat])


def must_be_legible(path: Path, moments: range, of: int, shown: slice = EVERY) -> None:
    """Hold boards and hands, or some kinds of both, to the law at some of `of` moments."""
    record = read(path)
    states = spread(record.states(), of)
    found: list[str] = []
    for number in moments:
        if number >= len(states):
            break
        say = said(LOCALES[number % len(LOCALES)])
        for kind in kinds(record.game)[shown]:
            seat = number % record.seats if kind == "hand" else None
            view: Any = record.engine.view(states[number], seat)
            draw = partial(drawer(record.game, kind), view, say)
            found += [f"{kind} at {number}: {fault}" for fault in faults(written(draw))]
    assert not found, "\n".join(found)


def test_nothing_covers_a_name_or_number_in_recorded_matches() -> None:
    """One picture of every record, by turns another one; the soak looks at many of all."""
    with watched():
        for number, path in enumerate(FILES):
            moment, hand = 1 + number // 2 % 4, number % 2
            must_be_legible(path, range(moment, moment + 1), 5, slice(-1, None) if hand else BOARD)


@pytest.mark.soak
@every_record
def test_nothing_covers_a_name_or_number_at_any_time(path: Path) -> None:
    with watched():
        must_be_legible(path, range(MOMENTS), MOMENTS)


# -- The law sees what it is for ---------------------------------------------------------------


def drawn_over(left: int, words: str = "") -> Picture:
    """Draw a name with a plate that begins at `left`, or with words there."""
    image = Plot(Image.new("RGB", (400, 100)))
    write(image, line("FRIGATE", Face.TEXT, 40), (20, 30), (255, 255, 255))
    if words:
        write(image, line(words, Face.TEXT, 40), (left, 34), (255, 0, 0))
    else:
        put(image, panel(90, 90, (40, 40, 40)), (left, 5))
    return finished(image, "a name")


@pytest.mark.parametrize(
    ("left", "words", "expected"),
    [
        (200, "", 0),
        (110, "", 1),
        (200, "−3", 0),
        (130, "−3", 1),
        (390, "−3", 1),
    ],
)
def test_the_law_sees_what_is_covered_crossed_or_cut_off(
    left: int, words: str, expected: int
) -> None:
    with watched():
        found = list(faults(written(partial(drawn_over, left, words))))
    assert bool(found) == bool(expected), found
