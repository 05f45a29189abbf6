"""A picture of figures beside each other: groups of labelled bars below a head.

All sizes are pixels. What stands on it is said already, in the language that it is drawn for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engines.bars import Bar, Bars
from render.kit.canvas import Picture, finished, put
from render.kit.lettering import Face, fit, writable, write
from render.kit.paint import gradient
from render.kit.palette import DUSK, GOLD, INK, IVORY, LIVERIES, NIGHT, SAND, SLATE, mixed
from render.kit.shapes import panel

WIDE = 800
LETTERS = 34
"""Size of what is read: on a phone of 400 pixels it is 17."""
LEAST = 26
SMALL = 20
"""What is larger than any figure but that of hundreds of matches: it is written whole."""
_HEAD, _TITLE, _ROW = 84, 58, 62
_MARGIN, _GAP = 20, 18
_LABEL, _ASIDE = 264, 166
_BAR = _ROW - 26
_LENGTH = WIDE - 2 * (_MARGIN + _GAP) - _LABEL - _ASIDE - _GAP
_PAINTS = (LIVERIES[1].bright, SAND, LIVERIES[0].bright)


def barred(head: str, groups: Sequence[Bars]) -> Picture:
    """Return the picture of some groups of bars."""
    heights = [_TITLE + _ROW * len(group.bars) + _GAP for group in groups]
    height = _HEAD + sum(heights) + _GAP * len(groups)
    image = gradient(WIDE, height, ((0, mixed(DUSK, NIGHT, 0.4)), (1, NIGHT)))
    words = fit(writable(head, Face.TEXT, "?"), Face.TEXT, 48, WIDE - 2 * _MARGIN, LETTERS)
    write(image, words, (WIDE / 2, _HEAD / 2), GOLD, "mm", outline=INK)
    top = _HEAD
    for group, tall in zip(groups, heights, strict=True):
        _draw_group(image, group, top, tall)
        top += tall + _GAP
    return finished(image, "\n".join(told(head, groups)))


def told(head: str, groups: Sequence[Bars]) -> Iterator[str]:
    """Yield in words what the picture shows, line by line."""
    yield head
    for group in groups:
        yield f"{group.title} ({group.meaning})"
        for bar in group.bars:
            yield f"{bar.label}: {bar.figure}"


def _draw_group(image: Image.Image, group: Bars, top: int, height: int) -> None:
    ground = panel(WIDE - 2 * _MARGIN, height, (mixed(DUSK, SLATE, 0.3), NIGHT), SLATE)
    put(image, ground, (_MARGIN, top))
    left, right, middle = _MARGIN + _GAP, WIDE - _MARGIN - _GAP, top + _TITLE / 2 + 4
    title = fit(group.title, Face.TEXT, LETTERS, _LABEL + 60, LEAST)
    write(image, title, (left, middle), GOLD, "lm")
    aside = fit(group.meaning, Face.TEXT, LEAST, WIDE - 2 * left - _LABEL - 80, LEAST)
    write(image, aside, (right, middle), SAND, "rm")
    for number, bar in enumerate(group.bars):
        _draw_bar(image, bar, top + _TITLE + _ROW * number + _ROW // 2)


def _draw_bar(image: Image.Image, bar: Bar, middle: int) -> None:
    left, right = _MARGIN + _GAP, WIDE - _MARGIN - _GAP
    label = fit(bar.label, Face.TEXT, LETTERS, _LABEL - _GAP, LEAST)
    write(image, label, (left, middle), IVORY, "lm")
    write(
        image, fit(bar.figure, Face.DISPLAY, LETTERS, _ASIDE, SMALL), (right, middle), IVORY, "rm"
    )
    pen, at, top = ImageDraw.Draw(image), left + _LABEL, middle - _BAR // 2
    pen.rounded_rectangle((at, top, at + _LENGTH, top + _BAR), 8, INK)
    for part, paint in zip(bar.parts, _PAINTS, strict=False):
        long = round(_LENGTH * part / max(bar.full, 1))
        if long:
            pen.rounded_rectangle((at, top, at + long, top + _BAR), 8, paint)
        at += long
