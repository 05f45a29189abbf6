"""Bars are as long as what they stand for, and their words say the same."""

from __future__ import annotations

import pytest

from engines.bars import Bar, Bars
from render.kit.bars import WIDE, barred
from render.kit.palette import LIVERIES, SAND
from tests.render.covering import watched, written
from tests.render.pictures import assert_sound, canvas_of

GOOD, LEVEL, BAD = LIVERIES[1].bright, SAND, LIVERIES[0].bright


def long(parts: tuple[int, ...], full: int) -> list[int]:
    """Return how many pixels long the good, level and bad parts of a bar are at its middle."""
    group = Bars("Title", "meaning", (Bar("Label", parts, full, ""),))
    image = canvas_of(lambda: barred("Somebody", [group])).convert("RGB")
    rows = [
        [image.getpixel((x, y)) for x in range(image.width // 3, image.width)]
        for y in range(image.height * 2 // 3, image.height)
    ]
    found = [[row.count(paint) for paint in (GOOD, LEVEL, BAD)] for row in rows]
    return [max(many) for many in zip(*found, strict=True)]


@pytest.mark.parametrize("parts", [(4, 0, 1), (1, 1, 1), (0, 2, 0), (0, 0, 0), (5,)])
def test_parts_are_as_long_as_their_share(parts: tuple[int, ...]) -> None:
    whole_bar = long((10,), 10)[0]
    assert whole_bar > WIDE // 3
    for pixels, part in zip(long(parts, 10), (*parts, 0, 0, 0), strict=False):
        assert abs(pixels - whole_bar * part / 10) <= 3


def test_it_is_said_in_words_and_drawn_whatever_a_name_is() -> None:
    bars = tuple(Bar(f"Game {number}", (number, 1, 2), 9, f"{number}") for number in range(7))
    for name in ("Bob", "☃", "W" * 90, ""):
        picture = barred(name, [Bars("One", "each", bars), Bars("Two", "all", bars[:1])])
        assert_sound(picture, narrowest=WIDE)
        assert picture.alt.splitlines()[1:3] == ["One (each)", "Game 0: 0"]


@pytest.mark.parametrize("record", [(15, 12, 13), (22, 0, 18), (101, 12, 98), (100, 20, 105)])
def test_a_figure_is_written_whole_and_off_its_bar(record: tuple[int, int, int]) -> None:
    """One of 200 meetings, too, which are as many as are counted."""
    figure = " – ".join(map(str, record))
    group = Bars("Title", "meaning", (Bar("Imperium", record, sum(record), figure),))
    with watched():
        picture = written(lambda: barred("Somebody", [group]))
    (stands,) = [words for words in picture.words if words.words == figure]
    image = canvas_of(lambda: barred("Somebody", [group])).convert("RGB")
    row = round((stands.box[1] + stands.box[3]) / 2)
    painted = [x for x in range(image.width) if image.getpixel((x, row)) in (GOOD, LEVEL, BAD)]
    assert stands.box[0] > painted[-1] + 4
