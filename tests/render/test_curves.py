"""Curves are as high as what they stand for, and their words say the same."""

from __future__ import annotations

import pytest

from cogs.words.strings import speaker
from engines.curves import Chart, Curve, Mark
from render.kit.curves import WIDE, charted
from render.kit.palette import LIVERIES
from tests.render.pictures import assert_sound, canvas_of

SAY = speaker("en", "Player {}".format)

MOMENTS = tuple(range(0, 50, 5))
LEFT, RIGHT, PLOT = 200, 700, 500
"""Where nothing but the curves, and the marks of seats on them, has the colours of seats."""


def chart(values: tuple[float, ...], names: tuple[str, ...] = ("Alice", "Bob")) -> Chart:
    curves = tuple(Curve(name, seat, values) for seat, name in enumerate(names))
    return Chart("Chances", MOMENTS, curves[:8], (), "Start", "Move 45")


def height(value: float) -> float:
    """Return how far down the curve of the last seat lies that is drawn, on the whole."""
    flat = chart((value,) * len(MOMENTS), ("Alice",))
    image = canvas_of(lambda: charted(flat, SAY)).convert("RGB")
    found = [
        y
        for y in range(PLOT + 20)
        for x in range(LEFT, RIGHT, 50)
        if image.getpixel((x, y)) == LIVERIES[0].bright
    ]
    return sum(found) / len(found)


def test_a_curve_is_as_high_as_its_values() -> None:
    top, middle, bottom = (height(value) for value in (1.0, 0.5, 0.0))
    assert middle - top == pytest.approx(bottom - middle, abs=2)
    assert bottom - top > WIDE / 3
    assert height(0.25) == pytest.approx((middle + bottom) / 2, abs=2)


def test_it_is_said_in_words_and_drawn_whatever_a_name_is() -> None:
    values = tuple(at / 10 for at in range(len(MOMENTS)))
    for names in (("Alice", "☃"), ("W" * 90, ""), tuple("ABCDEFGH")):
        shown = chart(values, names)
        marks = (Mark(1, 0, 0, 0.0), Mark(2, 1, 1, 0.02), Mark(3, 1, 45, 1.0))
        picture = charted(shown._replace(marks=marks), SAY)
        assert_sound(picture, narrowest=WIDE)
        assert picture.alt.splitlines()[1].endswith("90 %")
        assert picture.alt.count("\n") == len(names)


def ground(marks: tuple[Mark, ...]) -> int:
    """Return how many pixels the grounds of marks have, of two seats that stay even."""
    even = chart((0.5,) * len(MOMENTS))._replace(marks=marks)
    image = canvas_of(lambda: charted(even, SAY)).convert("RGB")
    pale = {LIVERIES[0].pale, LIVERIES[1].pale}
    found = image.getcolors(image.width * image.height) or []
    return sum(many for many, colour in found if colour in pale)


def test_marks_that_lie_together_are_told_apart() -> None:
    both = tuple(Mark(number, number % 2, 20, 0.5) for number in (1, 2, 3))
    assert ground(both) > 2.5 * ground(both[:1])


def test_the_sign_of_a_seat_covers_no_mark() -> None:
    seen = {moment: ground((Mark(1, 0, moment, 0.5),)) for moment in MOMENTS}
    assert min(seen.values()) > 0.9 * max(seen.values()), seen
