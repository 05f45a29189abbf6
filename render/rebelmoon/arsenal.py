"""The fifteen weapons in a table: what became of each, as far as the viewer knows."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.rebelmoon.fates import Fate, fates
from engines.rebelmoon.model import REBEL, Cell, Kind, View, Weapon
from render.kit.canvas import lay_plate, put
from render.kit.lettering import Face, fit, line, write
from render.kit.outlines import Point
from render.kit.paint import toned
from render.kit.palette import INK, IVORY, SAND
from render.kit.plot import Surface
from render.kit.shapes import CORNER, panel
from render.kit.sketch import Sketch
from render.rebelmoon.layout import CYAN, STEEL
from render.rebelmoon.pieces import weapon
from render.rebelmoon.strip import GAP, GROUND, STRIP

_SIZE = 62


def draw_arsenal(image: Surface, view: View, at: tuple[int, int], width: int, say: Say) -> None:
    """Draw the table, `width` wide and as high as the strip."""
    lay_plate(image, panel(width, STRIP - GAP, GROUND, STEEL), at, CORNER)
    title = text(f"rebelmoon-picture-arsenal-{'own' if view.seat == REBEL else 'seen'}")
    write(image, fit(say(title), Face.TEXT, 32, width - 40), (at[0] + 20, at[1] + 6), CYAN)
    for number, (one, (fate, cell)) in enumerate(fates(view).items()):
        row, column = divmod(number, len(Kind))
        x = at[0] + 16 + column * (width - 24) // len(Kind)
        y = at[1] + 50 + row * 66
        put(image, entry(one, fate, _shots(view, cell)), (x, y))
        _note(image, fate, cell, (x + _SIZE + 8, y + _SIZE / 2), say)


def _shots(view: View, cell: Cell | None) -> int:
    return view.weapons[cell].shots if cell in view.weapons else 0


@lru_cache(maxsize=96)
def entry(one: Weapon, fate: Fate, shots: int) -> Image.Image:
    """Return a weapon by what became of it: face down dashed, gone faint, used up crossed out."""
    sprite = weapon(one.colour, one.kind, _SIZE, shots, down=fate is Fate.HIDDEN)
    if fate not in (Fate.SPENT, Fate.OUT, Fate.UNKNOWN):
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


def _note(image: Surface, fate: Fate, cell: Cell | None, at: Point, say: Say) -> None:
    if fate is Fate.UNKNOWN:
        write(image, line("?", Face.TEXT, 36), at, SAND, "lm")
    elif fate in (Fate.HELD, Fate.OUT):
        name, ink = ("held", IVORY) if fate is Fate.HELD else ("out", SAND)
        words = fit(say(text(f"rebelmoon-picture-{name}")), Face.TEXT, 26, 92)
        write(image, words, at, ink, "lm")
    elif cell is not None and fate is not Fate.SPENT:
        write(image, line(cell, Face.TEXT, 38), at, IVORY, "lm")
