"""The cover of Rebel Moon Defense: the bomb on its way to the moon, and who fires at it."""

from __future__ import annotations

from functools import cache
from itertools import product

from PIL import Image

from engines.rebelmoon.model import Colour, Direction, Kind
from render.kit.canvas import put, shine
from render.kit.covers import COVER, Style
from render.kit.hexes import centre
from render.kit.lettering import Face
from render.kit.outlines import Point
from render.kit.paint import glow
from render.kit.palette import IVORY
from render.rebelmoon.layout import CYAN, LIVE
from render.rebelmoon.pieces import asteroid, bomb, weapon
from render.rebelmoon.space import globe, portal, sky, tile
from render.rebelmoon.traces import burst, draw_beam

STYLE = Style(Face.DISPLAY, 84, (IVORY, CYAN))
_CELL = 66
_BOMB, _MOON, _GATE = (716.0, 176.0), (936.0, 290.0), (556.0, 34.0)
_WEAPONS: tuple[tuple[Point, Colour, Kind | None], ...] = (
    ((886, 56), Colour.YELLOW, Kind.LASER),
    ((604, 304), Colour.RED, Kind.EMP),
    ((772, 44), Colour.ORANGE, None),
)
_HITS: tuple[Point, ...] = ((766, 140), (674, 224))
"""Where the shots strike the bomb."""
_ROCKS: tuple[Point, ...] = ((556, 196), (682, 48), (742, 306), (968, 142), (508, 336))


@cache
def art() -> Image.Image:
    """Return the flight without words (RGB, `COVER`): shared, never drawn on."""
    image = sky().crop((0, 0, *COVER))
    cell = tile(_CELL, filled=True)
    for q, r in product(range(-5, 9), range(-3, 4)):
        x, y = centre(q, r, _CELL)
        put(image, cell, (_BOMB[0] + x, _BOMB[1] + y), "mm")
    _ends(image)
    for number, at in enumerate(_ROCKS):
        put(image, asteroid(number % 4, 92), at, "mm")
    for at, colour, kind in _WEAPONS:
        if kind is not None:
            draw_beam(image, at, _BOMB, 13, LIVE[colour])
        put(image, weapon(colour, kind, 94), at, "mm")
    put(image, bomb(Direction.SE, Colour.RED, 5, 176), _BOMB, "mm")
    for at in _HITS:
        burst(image, at, 42)
    return image


def _ends(image: Image.Image) -> None:
    """Draw the gate and the moon."""
    shine(image, glow(420, 420, (60, 130, 255), 0.7), _GATE)
    put(image, portal(190), _GATE, "mm")
    shine(image, glow(560, 560, (150, 160, 190), 0.6), _MOON)
    put(image, globe(300), _MOON, "mm")
