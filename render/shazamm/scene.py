"""The scene of Shazamm!: who stands where on the bridge, and the wall between them."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageChops

from engines.core import Say, Seat, text
from engines.shazamm.model import Phase, View
from render.kit.canvas import put, shine
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, regular
from render.kit.paint import glow
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, Colour, mixed
from render.kit.shapes import panel
from render.kit.sketch import Sketch
from render.shazamm.backdrop import backdrop
from render.shazamm.bridge import FOOT, PITCH, build, middle, number, plate_height
from render.shazamm.figures import (
    cards_laid,
    fallen,
    fire,
    laurels,
    staff_light,
    thought,
    wizard,
)
from render.shazamm.words import stands, status

AURAS: tuple[Colour, Colour] = ((255, 96, 60), (90, 235, 130))
_ASIDE = 12
"""How far a wizard stands back from the middle of the slab, in pixels: fire is wide."""
_BLAZE: Colour = (255, 120, 34)
_VEIL: Colour = (168, 128, 255)


def scene(view: View, say: Say) -> Image.Image:
    """Return the bridge with everything on it, ready to be drawn on."""
    word = say(text("shazamm-picture-middle"))
    image = _burning(view.collapsed, view.silenced, view.middle, view.wall, word).copy()
    wall_x, wall_y = middle(view.wall)
    for seat in (0, 1):
        _place(image, view, seat)
    shine(image, glow(150, 90, (255, 190, 90), 0.9), (wall_x, wall_y + 4))
    _plate(image, view.wall, GOLD, INK, mixed(GOLD, IVORY, 0.7))
    return image


@cache
def _bare() -> Image.Image:
    return backdrop()


@lru_cache(maxsize=4)
def _ground(collapsed: int, silenced: bool) -> Image.Image:
    """Return what does not change within a round: backdrop and bridge."""
    image = _bare().copy()
    build(image, collapsed)
    if silenced:
        image = ImageChops.multiply(image, Image.new("RGB", image.size, _VEIL))
    number(image, collapsed)
    return image


@lru_cache(maxsize=8)
def _burning(collapsed: int, silenced: bool, middle_slab: int, wall: int, word: str) -> Image.Image:
    """Return what does not change within a turn: the bridge with the wall of fire on it."""
    image = _ground(collapsed, silenced).copy()
    _mark_middle(image, middle_slab, word)
    x, y = middle(wall)
    shine(image, glow(560, 560, _BLAZE, 0.85), (x, y - 110))
    put(image, fire(), (x, y + 18), "mb")
    return image


def _place(image: Image.Image, view: View, seat: Seat) -> None:
    slab = view.sides[seat].wizard
    if view.phase is Phase.OVER and not stands(view, slab):
        _drown(image, seat, slab)
        return
    x, y = middle(slab)
    x += -_ASIDE if seat == 0 else _ASIDE
    shine(image, glow(250, 270, AURAS[seat], 0.6), (x, y - 100))
    put(image, wizard(seat), (x, y + 10), "mb")
    light = (x + (58 if seat == 0 else -58), y - 160)
    put(image, staff_light(seat), light, "mm")
    shine(image, glow(110, 110, AURAS[seat], 0.9), light)
    _sign(image, status(view, seat), seat, (x, y))
    livery = LIVERIES[seat]
    _plate(image, slab, livery.deep, IVORY, livery.bright)


def _sign(image: Image.Image, state: str, seat: Seat, at: Point) -> None:
    """Show over a wizard's shoulder what the wizard is about; over the head near the edge."""
    x, y = at[0] + (-90 if seat == 0 else 90), at[1] - 150
    if not 60 <= x <= image.width - 60:
        x, y = min(max(at[0], 60), image.width - 60), at[1] - 246
    if state == "ready":
        put(image, cards_laid(seat), (x, y + 14), "mm")
    elif state in {"thinking", "choosing"}:
        put(image, thought(), (x, y - 26), "mm")
    elif state == "winner":
        put(image, laurels(), (at[0], at[1] - 198), "mb")


def _drown(image: Image.Image, seat: Seat, slab: int) -> None:
    """Show a wizard who sinks into the lava where the slab was."""
    x, surface = middle(slab)[0] + (-20 if seat == 0 else 20), FOOT + 6
    x = min(max(x, 120), image.width - 120)
    shine(image, glow(330, 330, _BLAZE), (x, surface - 60))
    put(image, fallen(seat), (x, surface + 14), "mb")
    shine(image, glow(280, 90, (255, 170, 60), 0.9), (x, surface - 2))


def _plate(image: Image.Image, slab: int, ground: Colour, ink: Colour, rim: Colour) -> None:
    """Colour the number of the slab that someone stands on."""
    x, y = middle(slab)[0], plate_height(slab)
    put(image, panel(PITCH - 4, 42, ground, rim, radius=9, line_width=3), (x, y), "mm")
    write(image, line(str(slab), Face.DISPLAY, 28), (x, y), ink, "mm")


def _mark_middle(image: Image.Image, slab: int, words: str) -> None:
    x, y = middle(slab)[0], plate_height(slab) + 38
    shine(image, glow(110, 90, (90, 220, 255)), (x, y))
    put(image, _gem(), (x, y), "mm")
    word = line(words, Face.TEXT, 22)
    write(image, word, (x, y + 32), (214, 246, 255), "mm", outline=INK)


@cache
def _gem() -> Image.Image:
    sketch = Sketch(40, 40, detail=3)
    sketch.fill(regular(20, 20, 19, 4), INK)
    sketch.fill(regular(20, 20, 16, 4), ((220, 255, 255), (30, 150, 210)))
    sketch.fill([(20, 4), (20, 36), (36, 20)], INK, 0.22)
    return sketch.finished()
