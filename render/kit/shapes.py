"""The furniture of game pictures: panels, pills, badges, chips, gauges, counters, dice.

All are RGBA sprites for `kit.put`, shared from bounded caches: put them, never draw on them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.kit.icons import Icon, icon
from render.kit.lettering import Face, fit, line, write
from render.kit.outlines import Points, arc, box, oval, regular, star
from render.kit.paint import gradient, resized, toned
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, Colour, mixed
from render.kit.sketch import Box, Paint, Sketch

_SMALL = 100_000
"""Of panels with more pixels only the last few are kept: a large one takes megabytes."""


CORNER = 18
"""The radius of a panel's corners, unless another is asked for."""


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return an L mask of a rectangle with smooth round corners."""
    radius = min(radius, width // 2, height // 2)
    mask = Image.new("L", (width, height), 255)
    if radius < 1:
        return mask
    big = Image.new("L", (radius * 4, radius * 4), 0)
    ImageDraw.Draw(big).ellipse((0, 0, radius * 8, radius * 8), fill=255)
    corner = big.reduce(4)
    for x, turn in ((0, corner), (width - radius, corner.transpose(Image.Transpose.ROTATE_270))):
        mask.paste(turn, (x, 0))
        mask.paste(turn.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (x, height - radius))
    return mask


class _Plate(NamedTuple):
    paint: Paint
    rim: Colour | None
    radius: int
    opacity: float
    line_width: int


def panel(
    width: int,
    height: int,
    paint: Paint,
    rim: Colour | None = None,
    *,
    radius: int = CORNER,
    opacity: float = 1.0,
    line_width: int = 2,
) -> Image.Image:
    """Return a plate of one colour, or of two from top to bottom, with an opaque rim."""
    plate = _Plate(paint, rim, radius, opacity, line_width)
    kept = _small_panel if width * height <= _SMALL else _large_panel
    return kept(width, height, plate)


@lru_cache(maxsize=96)
def _small_panel(width: int, height: int, plate: _Plate) -> Image.Image:
    return _panel(width, height, plate)


@lru_cache(maxsize=8)
def _large_panel(width: int, height: int, plate: _Plate) -> Image.Image:
    return _panel(width, height, plate)


def _panel(width: int, height: int, plate: _Plate) -> Image.Image:
    outside = rounded(width, height, plate.radius)
    clear = plate.opacity < 1
    body = toned(outside, lambda value: value * plate.opacity) if clear else outside
    top, bottom = plate.paint if len(plate.paint) == 2 else (plate.paint, plate.paint)
    image = gradient(width, height, ((0, top), (1, bottom)))
    if plate.rim is not None:
        edge = _rim(outside, plate.radius, plate.line_width)
        shade = gradient(1, height, ((0, plate.rim), (1, mixed(plate.rim, INK, 0.5))))
        for part in _frame(width, height, plate.radius, plate.line_width):
            size = (part[2] - part[0], part[3] - part[1])
            lit = resized(shade.crop((0, part[1], 1, part[3])), *size, Image.Resampling.NEAREST)
            image.paste(lit, part, edge.crop(part))
        body = ImageChops.lighter(body, edge) if clear else body
    image.putalpha(body)
    return image


def _frame(width: int, height: int, radius: int, thickness: int) -> list[Box]:
    """Return boxes that cover the rim of a panel: above, below, and what lies between."""
    end = min(max(radius, thickness), height // 2)
    beside = min(thickness, width // 2)
    above, below = (0, 0, width, end), (0, height - end, width, height)
    if end >= height - end:
        return [(0, 0, width, height)]
    left, right = (0, end, beside, height - end), (width - beside, end, width, height - end)
    return [above, below, left, right]


class Look(NamedTuple):
    """How a pill looks: its ground, its text, and a sign before the text."""

    ground: Colour
    ink: Colour
    sign: Icon | None = None


@lru_cache(maxsize=128)
def pill(label: str, look: Look, height: int, room: int) -> Image.Image:
    """Return a label with round ends, at most `room` wide; the text shrinks to fit."""
    inset = height // 3
    lead = inset + (round(height * 0.78) if look.sign is not None else 0)
    words = fit(label, Face.TEXT, round(height * 0.58), room - lead - inset)
    length = lead + words.width + inset
    plate = panel(length, height, look.ground, mixed(look.ground, IVORY, 0.35), radius=height // 2)
    plate = plate.copy()
    if look.sign is not None:
        sign = icon(look.sign, round(height * 0.6), look.ink)
        plate.alpha_composite(sign, (inset, (height - sign.height) // 2))
    write(plate, words, (lead, height / 2), look.ink, "lm")
    return plate


def _rim(outside: Image.Image, radius: int, thickness: int) -> Image.Image:
    inner = rounded(
        outside.width - 2 * thickness, outside.height - 2 * thickness, radius - thickness
    )
    edge = outside.copy()
    edge.paste(0, (thickness, thickness), inner)
    return edge


def seat_outline(seat: int, x: float, y: float, radius: float) -> Points:
    """Return the outline that marks a seat, so that colour is never alone in telling."""
    shapes = (
        oval(x, y, radius),
        regular(x, y, radius * 1.1, 4),
        regular(x, y + radius * 0.14, radius * 1.16, 3),
        box(x - radius * 0.88, y - radius * 0.88, x + radius * 0.88, y + radius * 0.88),
        regular(x, y, radius * 1.04, 6),
        star(x, y, radius * 1.12, radius * 0.56, 5),
        regular(x, y, radius * 1.04, 5, 90),
        [*arc(x, y, radius, 180, 360), (x, y + radius * 1.1)],
    )
    return shapes[seat % len(shapes)]


@lru_cache(maxsize=64)
def badge(seat: int, size: int, label: str = "") -> Image.Image:
    """Return the mark of a seat, `size` pixels square, with at most two letters on it."""
    livery, half = LIVERIES[seat % len(LIVERIES)], size / 2
    sketch = Sketch(size, size, 1.0, 3)
    sketch.fill(seat_outline(seat, half, half, half * 0.86), mixed(livery.bright, IVORY, 0.5))
    sketch.fill(seat_outline(seat, half, half, half * 0.76), INK)
    sketch.fill(seat_outline(seat, half, half, half * 0.68), livery.deep)
    mark = sketch.finished()
    if label:
        words = fit(label, Face.DISPLAY, round(size * 0.44), round(size * 0.62))
        write(mark, words, (half, half), IVORY, "mm")
    return mark


@lru_cache(maxsize=32)
def _disc(size: int, ground: Colour, rim: Colour) -> Image.Image:
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(oval(50, 50, 49), rim)
    sketch.fill(oval(50, 50, 43), (mixed(ground, IVORY, 0.12), mixed(ground, INK, 0.12)))
    return sketch.finished()


@lru_cache(maxsize=128)
def chip(number: int, size: int, ground: Colour, ink: Colour, rim: Colour = GOLD) -> Image.Image:
    """Return a round counter with a number."""
    disc = _disc(size, ground, rim).copy()
    words = fit(str(number), Face.DISPLAY, round(size * 0.56), round(size * 0.76))
    write(disc, words, (size / 2, size / 2), ink, "mm")
    return disc


@lru_cache(maxsize=128)
def counter(seat: int, size: int, label: str, damage: int = 0) -> Image.Image:
    """Return a square token of a seat with a short label and its damage as drops below it.

    Up to five points of damage are drops; more are one drop with the number.
    """
    livery = LIVERIES[seat % len(LIVERIES)]
    token = Image.new("RGBA", (size, size))
    put = panel(
        size, size, (livery.bright, livery.deep), mixed(livery.pale, IVORY, 0.4), radius=size // 6
    )
    token.paste(put, (0, 0), put)
    mark = badge(seat, size // 4)
    token.paste(mark, (size // 20, size // 20), mark)
    words = fit(label, Face.DISPLAY, size * 2 // 5, size * 3 // 4)
    write(token, words, (size / 2, size * 0.48), IVORY, "mm", outline=INK)
    _drops(token, size, damage)
    return token


def _drops(token: Image.Image, size: int, damage: int) -> None:
    shown = damage if damage <= 5 else 1
    radius = max(size // 14, 3)
    for number in range(shown):
        x = size / 2 + (number - (shown - 1) / 2) * radius * 2.5
        drop = Sketch(radius * 2, radius * 2, 1.0, 3)
        drop.fill(oval(radius, radius, radius), INK)
        drop.fill(oval(radius, radius, radius * 0.74), (255, 214, 64))
        sprite = drop.finished()
        token.paste(sprite, (round(x - radius), round(size * 0.86 - radius)), sprite)
    if damage > 5:
        words = line(f"×{damage}", Face.TEXT, round(size * 0.18))
        write(token, words, (size / 2 + radius * 1.4, size * 0.86), IVORY, "lm", outline=INK)


PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


@lru_cache(maxsize=64)
def die(value: int, size: int, ground: Colour = IVORY) -> Image.Image:
    """Return the face of a six-sided die that shows `value` (1 … 6)."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(box(2, 2, 98, 98, 20), mixed(ground, INK, 0.45))
    sketch.fill(box(4, 3, 96, 93, 19), (mixed(ground, (255, 255, 255), 0.4), ground))
    for x, y in PIPS[value]:
        sketch.fill(oval(x, y - 1, 9.5), INK)
    return sketch.finished()


@lru_cache(maxsize=32)
def gauge(width: int, height: int, value: int, full: int, paint: Paint) -> Image.Image:
    """Return a bar filled to `value` of `full`, with a mark at every tenth."""
    empty = ((10, 8, 14), (34, 28, 42))
    bar = panel(width, height, empty, GOLD, radius=height // 2, line_width=3).copy()
    inside = width - 12
    top, bottom = paint if len(paint) == 2 else (paint, paint)
    filled = round(inside * min(max(value, 0), full) / full)
    if filled > 0:
        liquid = _liquid(inside, height - 12, top, bottom).crop((0, 0, filled, height - 12))
        bar.paste(liquid.convert("RGB"), (6, 6), liquid.getchannel("A"))
        if filled < inside:
            level = (6 + filled, 8, 6 + filled, height - 9)
            ImageDraw.Draw(bar).line(level, fill=mixed(top, IVORY, 0.7), width=3)
    _marks(bar, inside)
    return bar


@lru_cache(maxsize=16)
def _liquid(width: int, height: int, top: Colour, bottom: Colour) -> Image.Image:
    """Return what fills a gauge, from end to end."""
    stops = ((0, top), (0.22, mixed(top, bottom, 0.72)), (1, bottom))
    liquid = gradient(width, height, stops)
    liquid.putalpha(rounded(width, height, height // 2))
    return liquid


def _marks(bar: Image.Image, inside: int) -> None:
    draw = ImageDraw.Draw(bar)
    for tenth in range(1, 10):
        x = 6 + inside * tenth // 10
        length = bar.height // (3 if tenth == 5 else 5)
        draw.line((x, bar.height - 6 - length, x, bar.height - 6), fill=(*IVORY, 255), width=2)
