"""The bridge in small, above the hand of whoever decides: who stands where, and the wall."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Seat
from engines.shazamm.model import SLABS, View
from render.kit.canvas import lay_plate, put
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, box
from render.kit.paint import glow, gradient, resized
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, Colour, mixed
from render.kit.plot import Piece, Surface, lay
from render.kit.shapes import panel, rounded
from render.kit.sketch import Sketch
from render.shazamm.figures import fallen, fire, wizard
from render.shazamm.scene import Sight, gem, sight_of

SPAN = 190
"""Height of the picture of the bridge in pixels."""
_EDGE = 8
"""How far from the edge of the picture the bridge begins."""
_CORNER = 14
"""The radius of its corners in pixels."""
_WAY, _FRONT = 116, 40
"""Where the wizards stand, from the top, and how high the front of a slab below them is."""
_ON_FRONT = _WAY + _FRONT / 2
"""Where the numbers of slabs are written."""
_FIGURE, _FIRE = 0.53, 0.36
"""How large wizards and fire are, as shares of those on the board."""
_AIR = ((0.0, (30, 16, 48)), (0.6, (98, 30, 62)), (0.72, (176, 62, 46)), (1.0, (92, 24, 20)))
LAVA = (_AIR[1][1], _AIR[2][1])
"""The colours of what glows below the bridge, downwards."""
_STONE, _DARK, _EMBER = (128, 114, 130), (44, 36, 52), (255, 130, 44)


class _Sheet(NamedTuple):
    """What is shown, where its upper left corner is, and how wide it is."""

    sight: Sight
    at: tuple[int, int]
    width: int

    def place(self, slab: int, down: float) -> Point:
        """Return the point of the picture that is so far down where someone stands."""
        return self.at[0] + _middle(self.width, slab), self.at[1] + down


def draw_span(image: Surface, view: View, at: tuple[int, int], width: int) -> None:
    """Draw the bridge with wall and wizards, `width` × `SPAN`, its upper left corner at `at`."""
    sheet = _Sheet(sight_of(view), at, width)
    sight = sheet.sight
    lay_plate(image, _bare(width, sight.collapsed), at, _CORNER)
    _lighten(image, sheet)
    put(image, _small_fire(), sheet.place(sight.wall, _WAY + 4), "mb")
    for seat in (0, 1):
        _figure(image, sheet, seat)
    for slab in range(sight.collapsed + 1, SLABS - sight.collapsed + 1):
        if slab in {*sight.wizards, sight.wall}:
            _number(image, sheet.place(slab, _ON_FRONT), width, slab, _plate(sight, slab))
        elif _is_covered(sheet, slab):
            _number(image, sheet.place(slab, _ON_FRONT), width, slab)
    put(image, _small_gem(), sheet.place(sight.middle, SPAN - 18), "mm")


def _pitch(width: int) -> float:
    """Return the width of a slab in pixels."""
    return (width - 2 * _EDGE) / SLABS


def _middle(width: int, slab: int) -> float:
    """Return where someone stands; what lies off the bridge is at its first or last slab."""
    return _EDGE + (min(max(slab, 1), SLABS) - 0.5) * _pitch(width)


@lru_cache(maxsize=20)
def _bare(width: int, collapsed: int) -> Image.Image:
    """Return what does not change within a round: the bridge with its numbers (RGBA)."""
    image, pitch = gradient(width, SPAN, _AIR), _pitch(width)
    for number in range(1, SLABS + 1):
        stands = collapsed < number <= SLABS - collapsed
        sprite = slab(round(pitch)) if stands else stump(round(pitch))
        put(image, sprite, (_middle(width, number), SPAN), "mb")
        if stands:
            _number(image, (_middle(width, number), _ON_FRONT), width, number)
    image.putalpha(rounded(width, SPAN, _CORNER))
    return image


def _lighten(image: Surface, sheet: _Sheet) -> None:
    """Let the wall shine on what lies behind it, and on nothing round the bridge."""
    light, left, top = _light(sheet.width, sheet.sight.wall)
    lay(image, Piece(light, sheet.at[0] + left, sheet.at[1] + top, light=True))


@lru_cache(maxsize=2 * SLABS)
def _light(width: int, slab: int) -> tuple[Image.Image, int, int]:
    """Return the wall's light as far as it falls on the bridge, and where that begins."""
    light = glow(220, 190, _EMBER, 0.7)
    left = round(_middle(width, slab) - light.width / 2) + light.left
    top = _WAY - 40 - light.height // 2 + light.top
    shown = light.lit.crop(
        (
            max(-left, 0),
            max(-top, 0),
            min(width - left, light.lit.width),
            min(SPAN - top, light.lit.height),
        )
    )
    return shown, max(left, 0), max(top, 0)


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
    image: Surface,
    at: Point,
    width: int,
    slab: int,
    plate: tuple[Colour, Colour, Colour] | None = None,
) -> None:
    """Write the number of a slab, on a plate where the wall burns or a wizard stands."""
    ink = IVORY
    if plate is not None:
        ground, rim, ink = plate
        size = round(_pitch(width)) - 2, _FRONT - 2
        put(image, panel(*size, ground, rim, radius=8, line_width=3), at, "mm")
    write(image, line(str(slab), Face.DISPLAY, 27), at, ink, "mm")


def _is_covered(sheet: _Sheet, slab: int) -> bool:
    """Tell whether a wizard who has fallen hides the number of a slab."""
    width, sight = sheet.width, sheet.sight
    return any(
        state == "fallen" and abs(_middle(width, slab) - _middle(width, at)) < 3 * _pitch(width)
        for at, state in zip(sight.wizards, sight.states, strict=True)
    )


def _plate(sight: Sight, slab: int) -> tuple[Colour, Colour, Colour]:
    """Return ground, rim and ink of the plate of a slab with the wall or a wizard on it."""
    if slab == sight.wall:
        return GOLD, mixed(GOLD, IVORY, 0.7), INK
    livery = LIVERIES[sight.wizards.index(slab)]
    return livery.deep, livery.bright, IVORY


def _figure(image: Surface, sheet: _Sheet, seat: Seat) -> None:
    x, down = _middle(sheet.width, sheet.sight.wizards[seat]), _WAY + 2
    fallen_ = sheet.sight.states[seat] == "fallen"
    if fallen_:
        x, down = min(max(x, 70), sheet.width - 70), SPAN
    else:
        x += -8 if seat == 0 else 8
    put(image, _small(seat, down=fallen_), (sheet.at[0] + x, sheet.at[1] + down), "mb")


@cache
def _small(seat: Seat, *, down: bool) -> Image.Image:
    figure = fallen(seat) if down else wizard(seat)
    return resized(figure, round(figure.width * _FIGURE), round(figure.height * _FIGURE))


@cache
def _small_fire() -> Image.Image:
    flames = fire()
    return resized(flames, round(flames.width * _FIRE), round(flames.height * _FIRE))


@cache
def _small_gem() -> Image.Image:
    return resized(gem(), 30, 30)
