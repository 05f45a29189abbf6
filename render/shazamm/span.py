"""The bridge in small, above the hand of whoever decides: who stands where, and the wall."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Seat
from engines.shazamm.model import SLABS, View
from render.kit.canvas import put, shine
from render.kit.lettering import Face, line, write
from render.kit.outlines import box
from render.kit.paint import glow, gradient, resized
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, Colour, mixed
from render.kit.shapes import panel, rounded
from render.kit.sketch import Sketch
from render.shazamm.figures import fallen, fire, wizard
from render.shazamm.scene import Sight, gem, sight_of

SPAN = 190
"""Height of the picture of the bridge in pixels."""
_EDGE = 8
"""How far from the edge of the picture the bridge begins."""
_WAY, _FRONT = 116, 40
"""Where the wizards stand, from the top, and how high the front of a slab below them is."""
_FIGURE, _FIRE = 0.53, 0.36
"""How large wizards and fire are, as shares of those on the board."""
_AIR = ((0.0, (30, 16, 48)), (0.6, (98, 30, 62)), (0.72, (176, 62, 46)), (1.0, (92, 24, 20)))
LAVA = (_AIR[1][1], _AIR[2][1])
"""The colours of what glows below the bridge, downwards."""
_STONE, _DARK, _EMBER = (128, 114, 130), (44, 36, 52), (255, 130, 44)


class _Sheet(NamedTuple):
    """What is shown, and how wide."""

    sight: Sight
    width: int

    def middle(self, slab: int) -> float:
        """Return where someone stands; what lies off the bridge is at its first or last slab."""
        return _EDGE + (min(max(slab, 1), SLABS) - 0.5) * _pitch(self.width)


def span(view: View, width: int) -> Image.Image:
    """Return the bridge with wall and wizards, `width` × `SPAN` (RGBA): shared, never drawn on."""
    return _drawn(_Sheet(sight_of(view), width))


@lru_cache(maxsize=8)
def _drawn(sheet: _Sheet) -> Image.Image:
    sight = sheet.sight
    image = _bare(sheet.width, sight.collapsed).copy()
    wall = sheet.middle(sight.wall)
    shine(image, glow(220, 190, _EMBER, 0.7), (wall, _WAY - 40))
    for slab in {*sight.wizards, sight.wall}:
        if sight.collapsed < slab <= SLABS - sight.collapsed:
            _number(image, sheet.width, slab, _plate(sight, slab))
    put(image, _small_fire(), (wall, _WAY + 4), "mb")
    for seat in (0, 1):
        _figure(image, sheet, seat)
        if sight.states[seat] == "fallen":
            _number_again(image, sheet, sight.wizards[seat])
    put(image, resized(gem(), 30, 30), (sheet.middle(sight.middle), SPAN - 18), "mm")
    image.putalpha(rounded(sheet.width, SPAN, 14))
    return image


def _pitch(width: int) -> float:
    """Return the width of a slab in pixels."""
    return (width - 2 * _EDGE) / SLABS


@lru_cache(maxsize=20)
def _bare(width: int, collapsed: int) -> Image.Image:
    """Return what does not change within a round: the bridge with its numbers."""
    image, pitch = gradient(width, SPAN, _AIR), _pitch(width)
    for number in range(1, SLABS + 1):
        stands = collapsed < number <= SLABS - collapsed
        sprite = slab(round(pitch)) if stands else stump(round(pitch))
        put(image, sprite, (_EDGE + (number - 0.5) * pitch, SPAN), "mb")
        if stands:
            _number(image, width, number, None)
    return image


@lru_cache(maxsize=4)
def slab(width: int) -> Image.Image:
    """Return a slab on its pier."""
    top, front, foot = 0, 12 + _FRONT, SPAN - _WAY + 12
    sketch, middle = Sketch(width, foot), width / 2
    sketch.fill(box(0, front - 6, width, front + 12, 5), _DARK)
    sketch.fill(box(middle - 8, front, middle + 8, foot, 2), _DARK)
    sketch.fill(box(1, top, width - 1, 16, 2), _STONE)
    sketch.fill(box(1, 12, width - 1, front, 2), mixed(_STONE, _DARK, 0.72))
    return sketch.finished()


@lru_cache(maxsize=4)
def stump(width: int) -> Image.Image:
    """Return what is left of a slab that has collapsed."""
    sketch, middle = Sketch(width, 26), width / 2
    tops = ((-9, 26), (-7, 8), (-2, 14), (4, 4), (9, 26))
    sketch.fill([(middle + x, y) for x, y in tops], (62, 36, 46))
    return sketch.finished()


def _number(
    image: Image.Image, width: int, slab: int, plate: tuple[Colour, Colour, Colour] | None
) -> None:
    """Write the number of a slab, on a plate where the wall burns or a wizard stands."""
    pitch = _pitch(width)
    at, ink = (_EDGE + (slab - 0.5) * pitch, _WAY + _FRONT / 2), IVORY
    if plate is not None:
        ground, rim, ink = plate
        size = round(pitch) - 2, _FRONT - 2
        put(image, panel(*size, ground, rim, radius=8, line_width=3), at, "mm")
    write(image, line(str(slab), Face.DISPLAY, 27), at, ink, "mm")


def _number_again(image: Image.Image, sheet: _Sheet, slab: int) -> None:
    """Write the numbers over a wizard who has fallen."""
    sight = sheet.sight
    for near in range(sight.collapsed + 1, SLABS - sight.collapsed + 1):
        if abs(sheet.middle(near) - sheet.middle(slab)) < 3 * _pitch(sheet.width):
            marked = near in {*sight.wizards, sight.wall}
            _number(image, sheet.width, near, _plate(sight, near) if marked else None)


def _plate(sight: Sight, slab: int) -> tuple[Colour, Colour, Colour]:
    """Return ground, rim and ink of the plate of a slab with the wall or a wizard on it."""
    if slab == sight.wall:
        return GOLD, mixed(GOLD, IVORY, 0.7), INK
    livery = LIVERIES[sight.wizards.index(slab)]
    return livery.deep, livery.bright, IVORY


def _figure(image: Image.Image, sheet: _Sheet, seat: Seat) -> None:
    x, aside = sheet.middle(sheet.sight.wizards[seat]), -8 if seat == 0 else 8
    if sheet.sight.states[seat] == "fallen":
        x = min(max(x, 70), sheet.width - 70)
        put(image, _small(seat, down=True), (x, SPAN), "mb")
    else:
        put(image, _small(seat, down=False), (x + aside, _WAY + 2), "mb")


@cache
def _small(seat: Seat, *, down: bool) -> Image.Image:
    figure = fallen(seat) if down else wizard(seat)
    return resized(figure, round(figure.width * _FIGURE), round(figure.height * _FIGURE))


@cache
def _small_fire() -> Image.Image:
    flames = fire()
    return resized(flames, round(flames.width * _FIRE), round(flames.height * _FIRE))
