"""What does not change in a match: space, the star systems, the sectors and their names."""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.imperium.hexes import DIRECTIONS, Direction
from engines.imperium.maps import Map, Sector, map_of
from render.imperium.layout import LIVERY, SPACE, STEEL, VOID, Layout
from render.kit.canvas import WIDTH, put
from render.kit.hexes import name_sprite, outline
from render.kit.lettering import Face, line, write
from render.kit.paint import gradient, mapped, noise, resized
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.plot import Surface
from render.kit.sketch import Sketch

NAME: Colour = (166, 182, 222)
"""The colour of the names of empty sectors."""
LEGIBLE = 33
"""The size of letters, in pixels, that a phone shows 11 of its 400 pixels high."""
_TALLEST = 1200
"""Height of the part of space that is painted; what is below mirrors it."""
_DARK = 200
"""How far down the darkness goes that titles stand on."""
_GRAIN = 2
"""The clouds are painted in squares of so many pixels: in files, rows that repeat are small."""
_FADING = ((0.0, (255, 255, 255)), (0.2, (255, 255, 255)), (1.0, (0, 0, 0)))


@lru_cache(maxsize=4)
def set_in(place: Layout, above: int, below: int) -> Image.Image:
    """Return the empty map with darkness above it and space below: the ground of a plot."""
    image = _space(above, place.height + below)
    chart, lowered = map_of(place.mission), place.lowered(above)
    for sector in place.sectors:
        put(image, _tile(place.size, _tint(chart.systems[sector])), lowered.middle(sector), "mm")
    _borders(image, lowered, chart)
    return image


def _space(above: int, height: int) -> Image.Image:
    """Return space of a height, with darkness above it, an even number of pixels high.

    Each part of it mirrors the one before. All of it is put together small: to enlarge costs as
    much as to copy.
    """
    rows, parts = -(-(above + height) // _GRAIN), range(-(-height // _TALLEST))
    small, clouds = Image.new("RGB", (WIDTH // _GRAIN, rows), SPACE), _clouds()
    for number in parts:
        part = clouds.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if number % 2 else clouds
        small.paste(part, (0, (above + number * _TALLEST) // _GRAIN))
    image = resized(small, WIDTH, rows * _GRAIN, Image.Resampling.NEAREST)
    for number in parts:
        _strew(ImageDraw.Draw(image), above + number * _TALLEST, mirrored=bool(number % 2))
    return image if image.height == above + height else image.crop((0, 0, WIDTH, above + height))


def backdrop(height: int) -> Image.Image:
    """Return space of at least this height: the ground of a plot."""
    return _sky(max(height, _TALLEST))


@lru_cache(maxsize=2)
def _sky(height: int) -> Image.Image:
    return _space(0, height)


@cache
def _clouds() -> Image.Image:
    """Return the part of space that is painted, small and without stars."""
    small = noise(WIDTH // 8, _TALLEST // 8, 4, 5, "empires")
    tones = ((0.0, SPACE), (0.56, SPACE), (0.86, (20, 22, 52)), (1.0, (38, 30, 70)))
    clouds = mapped(resized(small, WIDTH // _GRAIN, _TALLEST // _GRAIN), tones)
    dark = (clouds.width, _DARK // _GRAIN)
    clouds.paste(SPACE, (0, 0, *dark), gradient(*dark, _FADING).getchannel("R"))
    return clouds


def _strew(draw: ImageDraw.ImageDraw, top: int, *, mirrored: bool) -> None:
    """Strew the stars of a part of space that begins `top` pixels down."""
    for x, y, size, colour in _stars():
        down = top + (_TALLEST - 1 - y - size if mirrored else y)
        draw.ellipse((x, down, x + size, down + size), fill=colour)


@cache
def _stars() -> tuple[tuple[int, int, int, Colour], ...]:
    """Return where stars stand in the part of space that is painted, with size and colour."""
    chance, stars = random.Random("stars of two empires"), list[tuple[int, int, int, Colour]]()
    for _ in range(260):
        x, y = chance.randrange(WIDTH), chance.randrange(_TALLEST)
        light, size = chance.randrange(80, 230), chance.choice((0, 0, 0, 1, 1, 2))
        stars.append((x, y, size, (light, light, min(light + 20, 255))))
    return tuple(stars)


def _tint(system: str) -> Colour:
    """Return the ground of a system's sectors: a shade of the side whose half it lies in."""
    side = 0 if system.endswith("R") else 1
    shade = 0.13 if int(system[:-1]) % 2 else 0.2
    return mixed(VOID, LIVERY[side].deep, shade)


@lru_cache(maxsize=16)
def _tile(size: float, ground_: Colour) -> Image.Image:
    edge = math.ceil(size * 2) + 4
    middle = edge / 2
    sketch = Sketch(edge, edge, detail=3)
    sketch.fill(outline(middle, middle, size * 0.99), mixed(SPACE, ground_, 0.82))
    rim = outline(middle, middle, size * 0.985)
    sketch.stroke(rim, max(size * 0.025, 1.2), STEEL, 0.5, closed=True)
    return sketch.finished()


_SIDES: dict[Direction, tuple[int, int]] = {
    Direction.NE: (0, 1),
    Direction.E: (1, 2),
    Direction.SE: (2, 3),
    Direction.SW: (3, 4),
    Direction.W: (4, 5),
    Direction.NW: (5, 0),
}
"""Which corners of a hex (the first at the top, clockwise) lie on which side."""


def _borders(image: Image.Image, place: Layout, chart: Map) -> None:
    """Draw the outlines of the systems, in the colour of the half they lie in."""
    for sector in place.sectors:
        system = chart.systems[sector]
        side = 0 if system.endswith("R") else 1
        for direction in DIRECTIONS:
            other = chart.towards(sector, direction)
            if other is None or chart.systems[other] != system:
                border, (x, y) = _border(place.size, direction, side), place.middle(sector)
                left, top = round(x - border.half), round(y - border.half)
                put(image, border.line, (left + border.inside[0], top + border.inside[1]))


class _Border(NamedTuple):
    """One side of a hex as a line, and where that lies on a sheet round the whole hex."""

    line: Image.Image
    inside: tuple[int, int]
    half: float


@lru_cache(maxsize=64)
def _border(size: float, direction: Direction, side: int) -> _Border:
    """Return one side of a hex; a sheet round the whole hex would be drawn for nothing else."""
    half = (math.ceil(size * 2) + 6) / 2
    corners = outline(half, half, size * 0.985)
    (x, y), (end_x, end_y) = (corners[n] for n in _SIDES[direction])
    width = max(size * 0.055, 2.4)
    left, top = math.floor(min(x, end_x) - width), math.floor(min(y, end_y) - width)
    across, down = math.ceil(abs(x - end_x) + 2 * width), math.ceil(abs(y - end_y) + 2 * width)
    sketch = Sketch(across + 1, down + 1, detail=3)
    ends = [(x - left, y - top), (end_x - left, end_y - top)]
    sketch.stroke(ends, width, LIVERY[side].bright, 0.8)
    return _Border(sketch.finished(), (left, top), half)


def write_name(image: Surface, place: Layout, sector: Sector, *, taken: bool) -> None:
    """Write the name of a sector: in its middle, or where something lies in its top corner."""
    x, y = place.middle(sector)
    if taken:
        letters = max(place.size * 0.44, min(place.size * 0.62, 29))
        name = name_sprite(sector, round(letters), IVORY)
        put(image, name, (x, y - place.size * 0.69), "mm")
    else:
        letters = max(place.size * 0.54, min(place.size * 0.72, LEGIBLE))
        name = name_sprite(sector, round(letters), NAME, outlined=False)
        put(image, name, (x, y), "mm")


@lru_cache(maxsize=64)
def system_sprite(system: str, size: float) -> Image.Image:
    """Return the number and letter of a system, which stand below its middle."""
    side = 0 if system.endswith("R") else 1
    words = line(system, Face.TEXT, max(round(size * 0.3), 13))
    sprite = Image.new("RGBA", (words.width + 8, round(words.size * 1.3)))
    ink = mixed(LIVERY[side].pale, IVORY, 0.2)
    write(sprite, words, (sprite.width / 2, sprite.height / 2), ink, "mm", outline=INK)
    return sprite
