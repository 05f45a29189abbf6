"""The fifteen weapons in a table: what became of each, as far as the viewer knows."""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.rebelmoon.model import REBEL, Cell, Colour, Kind, View, Weapon
from render._rebelmoon_layout import CYAN, STEEL
from render._rebelmoon_pieces import weapon
from render._rebelmoon_strip import GAP, GROUND, STRIP
from render.kit import put
from render.lettering import Face, fit, line, write
from render.outlines import Point
from render.paint import toned
from render.palette import INK, IVORY, SAND
from render.shapes import panel
from render.sketch import Sketch

_SIZE = 62


class Fate(Enum):
    """What became of a weapon, as far as someone knows."""

    HELD = auto()
    """The Rebel may still place it."""
    HIDDEN = auto()
    """Face down on the board."""
    OPEN = auto()
    """Face up on the board."""
    SPENT = auto()
    UNKNOWN = auto()
    """Never seen: face down, not placed, or lost face down."""


def fates(view: View) -> dict[Weapon, tuple[Fate, Cell | None]]:
    """Return the fate of each of the fifteen weapons, and its cell where there is one."""
    known: dict[Weapon, tuple[Fate, Cell | None]] = {
        Weapon(kind, colour): (Fate.UNKNOWN, None) for colour in Colour for kind in Kind
    }
    known |= dict.fromkeys(view.reserve, (Fate.HELD, None))
    known |= {one: (Fate.SPENT, cell) for cell, one in view.spent.items()}
    for cell, disc in view.weapons.items():
        if disc.kind is not None:
            fate = Fate.OPEN if disc.face_up else Fate.HIDDEN
            known[Weapon(disc.kind, disc.colour)] = (fate, cell)
    return known


def draw_arsenal(image: Image.Image, view: View, at: tuple[int, int], width: int, say: Say) -> None:
    """Draw the table, `width` wide and as high as the strip."""
    put(image, panel(width, STRIP - GAP, GROUND, STEEL), at)
    title = text(f"rebelmoon-picture-arsenal-{'own' if view.seat == REBEL else 'seen'}")
    write(image, fit(say(title), Face.TEXT, 32, width - 40), (at[0] + 20, at[1] + 6), CYAN)
    for number, (one, (fate, cell)) in enumerate(fates(view).items()):
        row, column = divmod(number, len(Kind))
        x = at[0] + 16 + column * (width - 24) // len(Kind)
        y = at[1] + 50 + row * 66
        put(image, _entry(one, fate, _shots(view, cell)), (x, y))
        _note(image, fate, cell, (x + _SIZE + 8, y + _SIZE / 2), say)


def _shots(view: View, cell: Cell | None) -> int:
    return view.weapons[cell].shots if cell in view.weapons else 0


@lru_cache(maxsize=96)
def _entry(one: Weapon, fate: Fate, shots: int) -> Image.Image:
    sprite = weapon(one.colour, one.kind, _SIZE, shots, down=fate is Fate.HIDDEN)
    if fate not in (Fate.SPENT, Fate.UNKNOWN):
        return sprite
    sprite = sprite.copy()
    sprite.putalpha(toned(sprite.getchannel("A"), lambda value: value * 0.42))
    if fate is Fate.SPENT:
        cross = Sketch(_SIZE, _SIZE)
        for ends in ([(12, 12), (50, 50)], [(50, 12), (12, 50)]):
            cross.stroke(ends, 7, INK)
            cross.stroke(ends, 4, IVORY)
        sprite.alpha_composite(cross.finished())
    return sprite


def _note(image: Image.Image, fate: Fate, cell: Cell | None, at: Point, say: Say) -> None:
    if fate is Fate.UNKNOWN:
        write(image, line("?", Face.TEXT, 36), at, SAND, "lm")
    elif fate is Fate.HELD:
        words = fit(say(text("rebelmoon-picture-held")), Face.TEXT, 26, 92)
        write(image, words, at, IVORY, "lm")
    elif cell is not None and fate is not Fate.SPENT:
        write(image, line(cell, Face.TEXT, 38), at, IVORY, "lm")
