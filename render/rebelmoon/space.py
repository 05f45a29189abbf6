"""What does not change in a match: space, the star gate, the moon, the cells and their names."""

from __future__ import annotations

import math
import random
from collections.abc import Collection
from enum import Enum, auto
from functools import lru_cache

from PIL import Image, ImageDraw

from engines.rebelmoon.model import Cell
from render.kit.canvas import WIDTH, put, shine
from render.kit.hexes import name_sprite, outline
from render.kit.outlines import oval, smooth, turned
from render.kit.paint import glow, mapped, noise
from render.kit.palette import INK, IVORY, Colour
from render.kit.plot import Piece, Surface, lay
from render.kit.sketch import Sketch
from render.rebelmoon.layout import (
    CYAN,
    FIELD,
    SPACE,
    STEEL,
    VOID,
    Layout,
    layout,
)

HULL: Colour = (150, 150, 190)
NAME: Colour = (150, 172, 214)
"""The colour of the names of empty cells."""


class Lit(Enum):
    """How a cell is lit."""

    OPEN = auto()
    """With a bright rim, as where a piece may be placed."""
    SHUT = auto()
    """In a shade that is struck through."""


@lru_cache(maxsize=4)
def ground(side: int) -> Image.Image:
    """Return the empty board, `WIDTH` × `FIELD`: shared, never drawn on."""
    place = layout(side)
    image = sky()
    _moon(image, place)
    _gate(image, place)
    _cells(image, place)
    for cell in place.board.cells:
        _write_name(image, place, cell)
    return image


def light(image: Surface, place: Layout, cells: Collection[Cell], lit: Lit) -> None:
    """Light cells of an empty board.

    Each is copied as it was lit once: to lay light on all anew costs several times as much.
    """
    mask = _cell_mask(place.size)
    for cell in sorted(cells):
        left, top, _, _ = _box(place, cell, mask)
        lay(image, Piece(_lit_cell(place.board.side, cell, lit), left, top))


def _box(place: Layout, cell: Cell, mask: Image.Image) -> tuple[int, int, int, int]:
    x, y = place.middle(cell)
    left, top = round(x - mask.width / 2), round(y - mask.height / 2)
    return left, top, left + mask.width, top + mask.height


@lru_cache(maxsize=256)
def _lit_cell(side: int, cell: Cell, lit: Lit) -> Image.Image:
    """Return a lit cell as it is on the empty board, and nothing of what is beside it."""
    place = layout(side)
    mask = _cell_mask(place.size)
    box = _box(place, cell, mask)
    part, (x, y) = ground(side).crop(box), place.middle(cell)
    middle = x - box[0], y - box[1]
    put(part, cell_light(round(place.size), lit), middle, "mm")
    if lit is Lit.OPEN:
        put(part, name_sprite(cell, _letters(place), IVORY, outlined=False), middle, "mm")
    part.putalpha(mask)
    return part


@lru_cache(maxsize=4)
def _cell_mask(size: float) -> Image.Image:
    """Return the cells' shape: all of one, and nothing of what is beside it."""
    edge = math.ceil(size * 2)
    mask = Image.new("1", (edge, edge))
    ImageDraw.Draw(mask).polygon(outline(edge / 2, edge / 2, size * 0.99), fill=1)
    return mask.convert("L")


@lru_cache(maxsize=4)
def cell_light(size: int, lit: Lit) -> Image.Image:
    """Return what is laid over a cell: a bright rim, or a shade that is struck through."""
    sketch = Sketch(size * 2, size * 2)
    if lit is Lit.OPEN:
        sketch.fill(outline(size, size, size * 0.92), CYAN, 0.13)
        sketch.stroke(outline(size, size, size * 0.88), size * 0.05, CYAN, 0.85, closed=True)
    else:
        sketch.fill(outline(size, size, size * 0.95), INK, 0.5)
        sketch.stroke([(size * 0.6, size * 1.4), (size * 1.4, size * 0.6)], 3, HULL, 0.35)
    return sketch.finished()


def sky() -> Image.Image:
    """Return space with stars, `WIDTH` × `FIELD`."""
    image = Image.new("RGB", (WIDTH, FIELD), SPACE)
    chance, draw = random.Random("stars of the belt"), ImageDraw.Draw(image)
    for _ in range(220):
        x, y = chance.randrange(WIDTH), chance.randrange(FIELD)
        light, size = chance.randrange(90, 240), chance.choice((0, 0, 0, 1, 1, 2))
        draw.ellipse((x, y, x + size, y + size), fill=(light, light, min(light + 15, 255)))
    return image


def _cells(image: Image.Image, place: Layout) -> None:
    """Lay a tile on every cell; those of gate and moon are only rims."""
    ends = (place.board.gate, place.board.moon)
    bare, full = (tile(place.size, filled=filled) for filled in (False, True))
    for cell in place.board.cells:
        put(image, bare if cell in ends else full, place.middle(cell), "mm")


def tile(size: float, *, filled: bool) -> Image.Image:
    """Return the ground of a cell, or its rim alone; `size` is that of the cell."""
    edge = math.ceil(size * 2) + 4
    middle = edge / 2
    sketch = Sketch(edge, edge, detail=3)
    if filled:
        sketch.fill(outline(middle, middle, size * 0.97), VOID, 0.66)
    rim = outline(middle, middle, size * 0.955)
    sketch.stroke(rim, max(size * 0.03, 1.6), STEEL, 0.75, closed=True)
    return sketch.finished()


def _write_name(image: Image.Image, place: Layout, cell: Cell) -> None:
    """Write the name of an empty cell in its middle; what is below gate and moon is bright."""
    ends = cell in (place.board.gate, place.board.moon)
    sprite = name_sprite(cell, _letters(place), IVORY if ends else NAME, outlined=ends)
    put(image, sprite, place.middle(cell), "mm")


def _letters(place: Layout) -> int:
    """Return the size of the names of empty cells in pixels."""
    return round(place.size * 0.42)


def _gate(image: Image.Image, place: Layout) -> None:
    at = place.middle(place.board.gate)
    halo = round(place.size * 4.4)
    shine(image, glow(halo, halo, (60, 130, 255), 0.7), at)
    put(image, portal(round(place.size * 2.5)), at, "mm")


def portal(size: int) -> Image.Image:
    """Return the star gate, `size` pixels square."""
    sketch = Sketch(size, size, size / 200, 2)
    sketch.soft(oval(100, 100, 78), (22, 48, 140), 6, 0.95)
    for arm in range(6):
        knots = [turned([(104 + 9 * n, 100)], 60 * arm + 26 * n, (100, 100))[0] for n in range(9)]
        sketch.stroke(smooth(knots, False, 3), 6, (112, 168, 246), 0.42)
    sketch.soft(oval(100, 100, 20), IVORY, 9, 0.5)
    sketch.stroke(oval(100, 100, 86), 13, ((196, 206, 226), (84, 92, 120)), closed=True)
    sketch.stroke(oval(100, 100, 86), 4, CYAN, 0.9, closed=True)
    for angle in range(30, 390, 60):
        clamp = turned([(178, 88), (199, 92), (199, 108), (178, 112)], angle, (100, 100))
        sketch.fill(clamp, ((226, 232, 244), (110, 118, 146)))
    return sketch.finished()


def _moon(image: Image.Image, place: Layout) -> None:
    at = place.middle(place.board.moon)
    size = round(place.size * 2.8)
    shine(image, glow(size * 3 // 2, size * 3 // 2, (150, 160, 190), 0.5), at)
    put(image, globe(size), at, "mm")


CRATERS = ((58, 62, 17), (140, 46, 10), (146, 128, 20), (52, 140, 13), (104, 164, 9), (30, 98, 7))


def globe(size: int) -> Image.Image:
    """Return the moon, `size` pixels square."""
    round_ = Sketch(size, size, size / 200, 2)
    round_.fill(oval(100, 100, 96), IVORY)
    mask = round_.finished().getchannel("A")
    tones = ((0.0, (128, 130, 142)), (0.5, (160, 162, 172)), (1.0, (196, 195, 198)))
    rock = mapped(noise(size, size, 6, 6, "moon"), tones)
    rock.putalpha(255)
    sketch = Sketch(size, size, size / 200, 2)
    for x, y, radius in CRATERS:
        sketch.fill(oval(x, y, radius), (74, 76, 92), 0.7)
        sketch.fill(oval(x + radius * 0.14, y + radius * 0.16, radius * 0.84), (176, 178, 190), 0.7)
    shade = oval(66, 62, 134)
    sketch.soft([*oval(100, 100, 140), *reversed([*shade, shade[0]])], INK, 14, 0.62)
    rock.alpha_composite(sketch.finished())
    rock.putalpha(mask)
    return rock
