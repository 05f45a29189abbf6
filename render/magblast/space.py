"""What lies behind everything on Mag·Blast's board: stars, clouds of gas, and the zones."""

from __future__ import annotations

import random
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engines.magblast.model import ZONES, EditionName, Zone
from render.kit.canvas import WIDTH, put, shine
from render.kit.outlines import Points
from render.kit.paint import cloud, coarse, glow, mapped
from render.kit.palette import IVORY, Colour, mixed
from render.kit.sketch import Sketch
from render.magblast.layout import Box, Layout, Site, Size
from render.magblast.signs import ZONE_HUES

VOID: Colour = (10, 9, 26)
STEEL: Colour = (104, 112, 156)
_HEIGHT = 860
"""Height of the part of space that is painted; what is below mirrors it."""
_GRAIN = 3
"""The gas is painted in squares of so many pixels."""
_BEVEL = 16
_PUFFS = 15
_GAS: tuple[Colour, ...] = ((120, 40, 150), (30, 70, 150), (190, 50, 110), (20, 110, 130))


@lru_cache(maxsize=3)
def ground(place: Layout) -> Image.Image:
    """Return space with the zones of every fleet: shared, to be copied before drawing on it."""
    image = sky(place.height)
    for site in place.sites:
        core = site.core
        halo = (core.width * 5 // 2, core.height * 3 // 2)
        shine(image, glow(*halo, (86, 92, 190), 0.9), core.middle)
        put(image, _zones(site.size, site.edition), (site.left, site.top))
    return image


def sky(height: int) -> Image.Image:
    """Return space of this height, ready to be drawn on."""
    image = Image.new("RGB", (WIDTH, height), None)
    for number in range(-(-height // _HEIGHT)):
        part, end = _painted(), min(height - number * _HEIGHT, _HEIGHT)
        if number % 2:
            part = part.crop((0, _HEIGHT - end, WIDTH, _HEIGHT))
            part = part.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        image.paste(part, (0, number * _HEIGHT))
    return image


@lru_cache(maxsize=2)
def backdrop(height: int) -> Image.Image:
    """Return space of at least this height: the ground of a plot."""
    return _painted() if height <= _HEIGHT else sky(height)


@cache
def _painted() -> Image.Image:
    """Return clouds of gas and stars, `WIDTH` × `_HEIGHT`."""
    width, height = WIDTH // 5, _HEIGHT // 5
    tones = ((0.0, VOID), (0.5, (16, 12, 38)), (0.75, (40, 22, 76)), (1.0, (92, 44, 120)))
    image = mapped(cloud(width, height, 9, 7, "nebula of war"), tones)
    chance = random.Random("gas of war")
    for number in range(_PUFFS):
        size = chance.randrange(60, 150)
        at = (chance.randrange(width), chance.randrange(height))
        shine(image, glow(size, size * 3 // 4, _GAS[number % len(_GAS)], 0.55), at)
    image = coarse(image, WIDTH, _HEIGHT, _GRAIN)
    _stars(image)
    return image


def _stars(image: Image.Image) -> None:
    chance, draw = random.Random("stars of war"), ImageDraw.Draw(image)
    for size, count in ((0, 210), (1, 90), (2, 40)):
        for _ in range(count):
            x, y, light = (chance.randrange(n) for n in (WIDTH, _HEIGHT, 255))
            colour = (max(light, 100), max(light, 100), min(max(light, 100) + 20, 255))
            draw.rectangle((x, y, x + size, y + size), fill=colour)
    for _ in range(15):
        x, y, ray = chance.randrange(WIDTH), chance.randrange(_HEIGHT), chance.randrange(5, 11)
        for dx, dy in ((ray, 0), (0, ray)):
            draw.line((x - dx, y - dy, x + dx, y + dy), fill=(176, 190, 236))
        draw.ellipse((x - 1, y - 1, x + 1, y + 1), fill=IVORY)


@lru_cache(maxsize=4)
def _zones(size: Size, edition: EditionName) -> Image.Image:
    """Return the four zones of a fleet as plates of coloured glass round its flagship."""
    site = Site(0, 0, size, edition)
    sketch = Sketch(size.width, size.height, detail=1)
    for zone in ZONES:
        _plate(sketch, site.zone(zone), zone, size)
    core = site.core
    ring = _bevelled(Box(core.left + 2, core.top + 2, core.width - 4, core.height - 4), 26)
    sketch.fill(ring, VOID, 0.5)
    sketch.stroke(ring, 2.4, STEEL, 0.8, closed=True)
    return sketch.finished()


def _plate(sketch: Sketch, box: Box, zone: Zone, size: Size) -> None:
    bright, deep = ZONE_HUES[zone]
    inside = Box(box.left + 2, box.top + 2, box.width - 4, box.height - 4)
    edge = _bevelled(inside, _BEVEL)
    sketch.fill(edge, (mixed(deep, VOID, 0.4), mixed(deep, VOID, 0.75)))
    if size.strip:
        strip = Box(inside.left, inside.top, inside.width, size.strip)
        sketch.fill(_bevelled(strip, 0), deep, 0.9, within=edge)
    sketch.stroke(edge, 3.2, bright, 0.95, closed=True)


def _bevelled(box: Box, cut: int) -> Points:
    """Return a rectangle whose corners are cut off."""
    left, top, right, bottom = box.left, box.top, box.left + box.width, box.top + box.height
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]
