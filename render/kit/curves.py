"""A picture of how something went for several seats: a curve of each, and numbered places on them.

All sizes are pixels. What stands on it is said already, in the language that it is drawn for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from PIL import Image, ImageDraw

from engines.core import Say
from engines.curves import Chart, Curve, Mark
from render.kit.canvas import Picture, finished, put
from render.kit.lettering import Face, fit, line, writable, write
from render.kit.names import told_apart
from render.kit.outlines import oval
from render.kit.paint import gradient
from render.kit.palette import DUSK, GOLD, INK, IVORY, NIGHT, SAND, SLATE, Colour, mixed
from render.kit.seating import USUAL, Seating
from render.kit.shapes import panel
from render.kit.sketch import Sketch

WIDE = 800
LETTERS = 34
"""Size of what is read: on a phone of 400 pixels it is 17."""
LEAST = 26
_HEAD, _FOOT, _ROW = 84, 56, 58
_MARGIN, _GAP = 20, 18
_PLOT = 420
_SCALE = 92
"""How wide what stands beside the plot is: 100 %."""
_LEFT, _RIGHT = _MARGIN + _SCALE, WIDE - _MARGIN - 2 * _GAP
_ABREAST = 2
_PEN, _RIM, _SPOT, _BADGE = 7, 11, 21, 38
_PARTS = (0, 25, 50, 75, 100)
Spot: TypeAlias = tuple[float, float]


def charted(chart: Chart, say: Say, seating: Seating = USUAL) -> Picture:
    """Return the picture of some curves, in the colours and with the signs of a game's `seating`.

    A curve whose label cannot be written is called as its seat is there.
    """
    seats = [seating.called(one.seat, say) for one in chart.curves]
    labels = told_apart([one.label for one in chart.curves], seats)
    rows = -(-len(chart.curves) // _ABREAST)
    height = _HEAD + _PLOT + _FOOT + _ROW * rows + 3 * _GAP
    image = gradient(WIDE, height, ((0, mixed(DUSK, NIGHT, 0.4)), (1, NIGHT)))
    words = fit(writable(chart.head, Face.TEXT, "?"), Face.TEXT, 48, WIDE - 2 * _MARGIN, LETTERS)
    write(image, words, (WIDE / 2, _HEAD / 2), GOLD, "mm", outline=INK)
    ground = panel(
        WIDE - 2 * _MARGIN, _PLOT + _FOOT + _GAP, (mixed(DUSK, SLATE, 0.3), NIGHT), SLATE
    )
    put(image, ground, (_MARGIN, _HEAD))
    _scale(image, chart)
    put(image, _curves(chart, seating), (0, 0))
    for number, curve in enumerate(chart.curves, start=1):
        sign = seating.sign(curve.seat, _BADGE, say)
        put(image, sign, _on_the_way(chart, curve, number), "mm")
    for mark in chart.marks:
        write(image, line(str(mark.number), Face.DISPLAY, 30), _at(chart, mark), INK, "mm")
    for number, (curve, label) in enumerate(zip(chart.curves, labels, strict=True)):
        sign, bright = seating.sign(curve.seat, 40, say), seating.livery(curve.seat).bright
        _name(image, label, (sign, bright), number, _HEAD + _PLOT + _FOOT + 2 * _GAP)
    return finished(image, "\n".join(told(chart)))


def told(chart: Chart) -> Iterator[str]:
    """Yield in words what the picture shows, line by line: each curve at some of its moments."""
    yield chart.head
    for curve in chart.curves:
        some = curve.values[:: max(1, len(curve.values) // 6)]
        ends = (*some, *(() if some[-1] == curve.values[-1] else curve.values[-1:]))
        yield f"{curve.label}: {', '.join(f'{round(100 * value)} %' for value in ends)}"


def _scale(image: Image.Image, chart: Chart) -> None:
    pen = ImageDraw.Draw(image)
    for part in _PARTS:
        high = _height(part / 100)
        pen.line((_LEFT, high, _RIGHT, high), fill=SLATE if part != _PARTS[2] else SAND, width=2)
        if part % _PARTS[2] == 0:
            words = line(f"{part} %", Face.DISPLAY, LEAST)
            write(image, words, (_LEFT - 12, high), SAND, "rm")
    foot, half = _HEAD + _PLOT + _FOOT / 2 + 2, (_RIGHT - _LEFT) // 2 - _GAP
    first = fit(chart.first, Face.TEXT, LEAST, half, LEAST)
    write(image, first, (_LEFT, foot), SAND, "lm")
    write(image, fit(chart.last, Face.TEXT, LEAST, half, LEAST), (_RIGHT, foot), SAND, "rm")


def _curves(chart: Chart, seating: Seating) -> Image.Image:
    """Return all curves and the grounds of marks, each on a dark rim, so that none is lost."""
    sketch = Sketch(WIDE, _HEAD + _PLOT + _GAP, detail=3)
    for curve in chart.curves:
        spots = [
            (_across(chart, moment), _height(value))
            for moment, value in zip(chart.moments, curve.values, strict=True)
        ]
        sketch.stroke(spots, _RIM, INK)
        sketch.stroke(spots, _PEN, seating.livery(curve.seat).bright)
    for mark in chart.marks:
        x, y = _at(chart, mark)
        sketch.fill(oval(x, y, _SPOT + 3), INK)
        sketch.fill(oval(x, y, _SPOT), seating.livery(mark.seat).pale)
    return sketch.finished()


def _on_the_way(chart: Chart, curve: Curve, number: int) -> Spot:
    """Return where a curve bears the sign of its seat, each at another moment, and upon no mark."""
    usual = len(curve.values) * number // (len(chart.curves) + 1)
    marks, spots = [_at(chart, mark) for mark in chart.marks], list[Spot]()
    for at in sorted(range(len(curve.values)), key=lambda at: abs(at - usual)):
        spots.append((_across(chart, chart.moments[at]), _height(curve.values[at])))
        if not any(_meet(spots[-1], mark, _SPOT + _BADGE / 2) for mark in marks):
            return spots[-1]
    return spots[0]


def _at(chart: Chart, mark: Mark) -> Spot:
    """Return where the middle of a mark lies: never over the edge, nor upon one before it."""
    x = min(max(_across(chart, mark.moment), _LEFT + _SPOT), _RIGHT - _SPOT)
    y = min(max(_height(mark.value), _HEAD + _GAP + _SPOT), _HEAD + _PLOT - _SPOT)
    apart = 2 * _SPOT + 4 if y < _HEAD + _PLOT / 2 else -2 * _SPOT - 4
    before = [_at(chart, other) for other in chart.marks if other.number < mark.number]
    while any(_meet((x, y), other, 2 * _SPOT) for other in before):
        y += apart
    return x, y


def _meet(one: Spot, other: Spot, apart: float) -> bool:
    """Tell whether two spots lie less than `apart` from each other, across and down."""
    return abs(one[0] - other[0]) < apart and abs(one[1] - other[1]) < apart


def _across(chart: Chart, moment: float) -> float:
    first, last = chart.moments[0], chart.moments[-1]
    return _LEFT + (_RIGHT - _LEFT) * (moment - first) / max(last - first, 1)


def _height(value: float) -> float:
    """Return how far down a value lies."""
    return _HEAD + _GAP + (_PLOT - _GAP - _GAP) * (1 - value)


def _name(
    image: Image.Image, label: str, look: tuple[Image.Image, Colour], number: int, top: int
) -> None:
    """Write whose a curve is beside the sign of its seat, and draw its colour."""
    sign, colour = look
    wide = (WIDE - 2 * _MARGIN) // _ABREAST
    left, middle = _MARGIN + wide * (number % _ABREAST), top + _ROW * (number // _ABREAST) + 20
    put(image, sign, (left + 24, middle), "mm")
    name = fit(label, Face.TEXT, LETTERS, wide - 130, LEAST)
    write(image, name, (left + 56, middle), IVORY, "lm")
    pen = ImageDraw.Draw(image)
    right = left + wide - _GAP
    pen.line((right - 48, middle, right, middle), fill=colour, width=_PEN)
