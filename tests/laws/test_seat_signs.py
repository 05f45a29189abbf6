"""A seat bears its own colour and shape wherever it is shown: at the end and on curves as well.

A sign is searched pixel by pixel, at any size, in rows near its upper edge: there no letter
stands, and a circle is told from a lozenge. The colour of a seat is that of its curve alone.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PIL import Image

from cogs.chat.pictures import Pictures
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import Outcome, Seat, text
from engines.curves import Chart, Curve
from engines.retelling import Ending, Retelling
from render.kit.palette import Colour
from render.kit.seating import USUAL
from tests.laws.cases import Case, cases, is_open
from tests.laws.matches import random_match
from tests.laws.panels import Desk, position_of
from tests.laws.pictures import drawer, kinds
from tests.render.pictures import canvas_of

SIZES = range(24, 97)
ROWS = (0.08, 0.12, 0.16, 0.2, 0.24)
"""How far down a sign is looked at, in parts of its height."""
LEAST = 5
"""So many pixels of a row must be wholly the sign's to be looked for."""
SOME = 30
"""So many pixels of a seat's colour are seen as such, of all of its boards and hands."""
AT = 650
"""Where on a chart a curve is looked at: beside the sign on it, in pixels from the left."""
SAY = speaker("en", "ABCDEFGH".__getitem__)

every_game_of_sides = pytest.mark.parametrize("key", [key for key in offered() if not is_open(key)])
"""Whoever plays an open game may have nothing that is theirs, and no sign on its board."""


def case_of(key: str) -> Case:
    return next(case for case in cases() if case.key == key)


def drawn(picture: Callable[[Pictures], Awaitable[Any]]) -> Image.Image:
    """Return what the bot draws, in the colours that it is drawn in."""

    async def once() -> Any:
        pictures = Pictures()
        try:
            return await picture(pictures)
        finally:
            pictures.close()

    return canvas_of(lambda: asyncio.run(once())).convert("RGB")


@cache
def boards(key: str) -> tuple[Image.Image, ...]:
    """Return the board at its first and last moment, and the first hands."""
    case = case_of(key)
    states = random_match(case, 0).states
    found = list[Image.Image]()
    for state in (states[len(states) // 3], states[-1]):
        for kind in kinds(key):
            seats = [None] if kind == "board" else range(case.seats)
            for seat in seats:
                view = case.engine.view(state, seat)
                found.append(canvas_of(lambda k=kind, v=view: drawer(key, k)(v, SAY)))
    return tuple(image.convert("RGB") for image in found)


def charted(key: str, seat: Seat, height: float = 0.3) -> Image.Image:
    curve = Curve("ABCDEFGH"[seat], seat, (height,) * 3)
    chart = Chart("How", (0, 1, 2), (curve,), (), "Start", "Move 2")
    return drawn(lambda pictures: pictures.chart(chart, key, "en"))


def ended(key: str) -> Image.Image:
    case = case_of(key)
    scene = Desk(position_of(case, random_match(case, 0).states[-1]), 0).scene
    ranking = tuple(frozenset({seat}) for seat in range(case.seats))
    ending = Ending(Outcome(text("table-no-winner"), ranking), Retelling(), 9, 75)
    return drawn(lambda pictures: pictures.ending(scene, ending, "en"))


def bears(image: Image.Image, key: str, seat: Seat) -> bool:
    """Tell whether the sign of a seat stands on a picture, at any size."""
    sign = getattr(importlib.import_module(f"render.{key}"), "SEATING", USUAL).sign
    rows, across = image.tobytes(), 3 * image.width
    return any(_stands(rows, across, list(_runs(sign(seat, size, SAY)))) for size in SIZES)


def _runs(sign: Image.Image) -> Iterator[tuple[int, int, bytes]]:
    """Yield the first pixels in a row that are wholly a sign's: where they begin, and what they
    are. Rows in which there are hardly any are left out."""
    for y in sorted({round(sign.height * part) for part in ROWS}):
        row = sign.crop((0, y, sign.width, y + 1))
        solid = [x for x, a in enumerate(row.getchannel("A").tobytes()) if a == 255]
        if solid and len(solid) == solid[-1] - solid[0] + 1 >= LEAST:
            box = (solid[0], 0, solid[-1] + 1, 1)
            yield solid[0], y, row.crop(box).convert("RGB").tobytes()


def _stands(rows: bytes, across: int, runs: list[tuple[int, int, bytes]]) -> bool:
    if len(runs) < 2:
        return False
    (left, top, first), *others = runs
    at = rows.find(first)
    while at >= 0:
        start = at - 3 * left
        if all(rows.startswith(run, start + across * (y - top) + 3 * x) for x, y, run in others):
            return True
        at = rows.find(first, at + 1)
    return False


def colour_of(key: str, seat: Seat) -> Any:
    """Return in which colour a seat's curve is drawn: that of the middle of where it is alone."""
    low, high = (charted(key, seat, height) for height in (0.3, 0.7))
    here = [y for y in range(low.height) if low.getpixel((AT, y)) != high.getpixel((AT, y))]
    line = [y for y in here if y > sum(here) / len(here)]
    return low.getpixel((AT, line[len(line) // 2]))


@every_game_of_sides
def test_the_sign_of_a_seat_is_that_of_its_board(key: str) -> None:
    for seat in range(case_of(key).seats):
        assert any(bears(board, key, seat) for board in boards(key))
        assert bears(charted(key, seat), key, seat)
        assert bears(ended(key), key, seat)


@every_game_of_sides
def test_the_colour_of_a_seat_is_that_of_its_board(key: str) -> None:
    found = [colour_of(key, seat) for seat in range(case_of(key).seats)]
    assert len(set(found)) == len(found)
    for colour in found:
        assert sum(_counted(board, colour) for board in boards(key)) >= SOME, colour


def _counted(image: Image.Image, colour: Colour) -> int:
    colours = image.getcolors(image.width * image.height) or []
    return sum(many for many, one in colours if one == colour)


def test_the_law_tells_signs_from_each_other() -> None:
    images = [charted("magblast", seat) for seat in range(3)]
    for seat in range(3):
        assert [bears(image, "magblast", seat) for image in images] == [
            one == seat for one in range(3)
        ]
