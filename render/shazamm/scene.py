"""The scene of Shazamm!: who stands where on the bridge, and the wall between them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from engines.core import Say, Seat, text
from engines.shazamm.model import View
from render.kit.canvas import WIDTH, put, shine
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, regular
from render.kit.paint import glow
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, NIGHT, Colour, mixed
from render.kit.plot import Plot, Surface
from render.kit.shapes import panel
from render.kit.sketch import Sketch
from render.shazamm.backdrop import HEIGHT, backdrop
from render.shazamm.bridge import FOOT, PITCH, TOP, build, middle, number, plate_height
from render.shazamm.figures import (
    fallen,
    fire,
    laurels,
    staff_light,
    thought,
    wizard,
)
from render.shazamm.words import status

AURAS: tuple[Colour, Colour] = ((255, 96, 60), (90, 235, 130))
_ASIDE = 12
"""How far a wizard stands back from the middle of the slab, in pixels: fire is wide."""
_BLAZE: Colour = (255, 120, 34)
_VEIL: Colour = (168, 128, 255)


class Sight(NamedTuple):
    """What the scene shows, by seats where there are two of it."""

    collapsed: int
    silenced: bool
    middle: int
    wall: int
    wizards: tuple[int, int]
    states: tuple[str, str]
    """What each is about (`words.status`); "fallen" where a wizard sinks into the lava."""


def sight_of(view: View) -> Sight:
    """Return what the scene of a view shows."""
    red, green = view.sides
    wizards, states = (red.wizard, green.wizard), (status(view, 0), status(view, 1))
    return Sight(view.collapsed, view.silenced, view.middle, view.wall, wizards, states)


def scene(view: View, height: int) -> Plot:
    """Return the bridge with everything on it, on a plot so high that all fits below it."""
    sight = sight_of(view)
    plot = Plot(_sky(silenced=sight.silenced), height, NIGHT)
    put(plot, _bridge(sight.collapsed, silenced=sight.silenced), (0, TOP))
    _draw(plot, sight)
    put(plot, _night(), (0, HEIGHT))
    return plot


def name_middle(image: Surface, view: View, say: Say) -> None:
    """Write below the gem on the bridge what it marks: where the round began."""
    x, y = _gem_at(view.middle)
    word = line(say(text("shazamm-picture-middle")), Face.TEXT, 22)
    write(image, word, (x, y + 32), (214, 246, 255), "mm", outline=INK)


def _draw(image: Surface, sight: Sight) -> None:
    _mark_middle(image, sight.middle)
    x, y = middle(sight.wall)
    shine(image, glow(440, 460, _BLAZE, 0.85), (x, y - 110))
    put(image, fire(), (x, y + 18), "mb")
    for seat in (0, 1):
        _place(image, sight, seat)
    shine(image, glow(150, 90, (255, 190, 90), 0.9), (x, y + 4))
    _plate(image, sight.wall, GOLD, INK, mixed(GOLD, IVORY, 0.7))


@cache
def _sky(*, silenced: bool) -> Image.Image:
    """Return the scene without the bridge."""
    if not silenced:
        return backdrop()
    return _veiled(_sky(silenced=False))


@lru_cache(maxsize=20)  # all there are: a match goes through most
def _bridge(collapsed: int, *, silenced: bool) -> Image.Image:
    """Return the lower part of the scene with the bridge, which does not change within a round."""
    plot = Plot(_sky(silenced=False))
    build(plot, collapsed)
    image = plot.parts([(0, TOP, *plot.size)])[0]
    if silenced:
        image = _veiled(image)
    number(image, collapsed)
    return image


@cache
def _night() -> Image.Image:
    """Return what ends the scene below: whoever sinks there shines further than it reaches."""
    return Image.new("RGB", (WIDTH, 120), NIGHT)


def _veiled(image: Image.Image) -> Image.Image:
    return ImageChops.multiply(image, Image.new("RGB", image.size, _VEIL))


def _place(image: Surface, sight: Sight, seat: Seat) -> None:
    slab, state = sight.wizards[seat], sight.states[seat]
    if state == "fallen":
        _drown(image, seat, slab)
        return
    x, y = middle(slab)
    x += -_ASIDE if seat == 0 else _ASIDE
    shine(image, glow(210, 240, AURAS[seat], 0.6), (x, y - 100))
    put(image, wizard(seat), (x, y + 10), "mb")
    light = (x + (58 if seat == 0 else -58), y - 160)
    put(image, staff_light(seat), light, "mm")
    shine(image, glow(110, 110, AURAS[seat], 0.9), light)
    _sign(image, state, seat, (x, y))
    livery = LIVERIES[seat]
    _plate(image, slab, livery.deep, IVORY, livery.bright)


def _sign(image: Surface, state: str, seat: Seat, at: Point) -> None:
    """Show over a wizard's shoulder what the wizard is about; over the head near the edge."""
    x, y = at[0] + (-90 if seat == 0 else 90), at[1] - 150
    if not 60 <= x <= image.width - 60:
        x, y = min(max(at[0], 60), image.width - 60), at[1] - 246
    if state == "choosing":
        put(image, thought(), (x, y - 26), "mm")
    elif state == "winner":
        put(image, laurels(), (at[0], at[1] - 198), "mb")


def _drown(image: Surface, seat: Seat, slab: int) -> None:
    """Show a wizard who sinks into the lava where the slab was."""
    x, surface = middle(slab)[0] + (-20 if seat == 0 else 20), FOOT + 6
    x = min(max(x, 120), image.width - 120)
    shine(image, glow(330, 330, _BLAZE), (x, surface - 60))
    put(image, fallen(seat), (x, surface + 14), "mb")
    shine(image, glow(280, 90, (255, 170, 60), 0.9), (x, surface - 2))


def _plate(image: Surface, slab: int, ground: Colour, ink: Colour, rim: Colour) -> None:
    """Colour the number of the slab that someone stands on."""
    x, y = middle(slab)[0], plate_height(slab)
    put(image, panel(PITCH - 4, 42, ground, rim, radius=9, line_width=3), (x, y), "mm")
    write(image, line(str(slab), Face.DISPLAY, 28), (x, y), ink, "mm")


def _mark_middle(image: Surface, slab: int) -> None:
    at = _gem_at(slab)
    shine(image, glow(110, 90, (90, 220, 255)), at)
    put(image, gem(), at, "mm")


def _gem_at(slab: int) -> Point:
    return middle(slab)[0], plate_height(slab) + 38


@cache
def gem() -> Image.Image:
    """Return the sign of the slab in whose middle the round began."""
    sketch = Sketch(40, 40, detail=3)
    sketch.fill(regular(20, 20, 19, 4), INK)
    sketch.fill(regular(20, 20, 16, 4), ((220, 255, 255), (30, 150, 210)))
    sketch.fill([(20, 4), (20, 36), (36, 20)], INK, 0.22)
    return sketch.finished()
