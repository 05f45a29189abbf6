"""The legend of Rebel Moon Defense: what every sign of its board and hands means."""

from __future__ import annotations

from PIL import Image

from engines.core import Say, text
from engines.rebelmoon.fates import Fate
from engines.rebelmoon.model import Colour, Direction, Kind, Weapon
from render.kit.canvas import put
from render.kit.legends import Part, Sign, lowered
from render.kit.shapes import die
from render.rebelmoon.arsenal import entry
from render.rebelmoon.layout import CYAN, LIVE
from render.rebelmoon.path import chevron
from render.rebelmoon.pieces import asteroid, bomb, mark, weapon
from render.rebelmoon.space import Lit, cell_light, globe, portal, tile
from render.rebelmoon.strip import shield_row
from render.rebelmoon.traces import (
    blast,
    draw_beam,
    draw_line,
    fresh_ring,
    impact_tag,
    scan_mark,
)
from render.rebelmoon.words import kind_name

_SIZE = 62
_WAY = (104, 34)
"""Width and height of the pictures of shots."""


def parts(say: Say) -> tuple[Part, ...]:
    """Return all signs by what they belong to."""

    def sign(name: str, *looks: Image.Image) -> Sign:
        return Sign(say(text(f"rebelmoon-legend-{name}")), looks)

    shield = shield_row(Colour.RED, 4, active=True)
    return (
        Part(
            say(text("rebelmoon-legend-board")),
            (
                sign("gate", portal(_SIZE)),
                sign("moon", globe(_SIZE)),
                sign("asteroid", asteroid(0, _SIZE)),
                sign("course", chevron(40, 0, bright=False), chevron(40, 0, bright=True)),
                sign("placed", fresh_ring(46)),
                sign("open", _cell(Lit.OPEN)),
                sign("shut", _cell(Lit.SHUT)),
            ),
        ),
        Part(
            say(text("rebelmoon-legend-bomb")),
            (
                sign("facing", bomb(Direction.E, Colour.RED, 4, 84)),
                sign("stripped", bomb(Direction.E, None, 0, 84)),
                sign("shield", lowered(shield, 34)),
                sign("colours", *(mark(colour, 40) for colour in Colour)),
            ),
        ),
        Part(say(text("rebelmoon-legend-weapons")), (*_backs(say), *_kinds(say), *_fates(say))),
        Part(
            say(text("rebelmoon-legend-shots")),
            (
                sign("hit", _beam()),
                sign("missed", _dashes(LIVE[Colour.YELLOW])),
                sign("scanned", _dashes(CYAN), scan_mark(44)),
                sign("gone", blast(48)),
                sign(
                    "damage", *(impact_tag(54, words, struck=words != "0") for words in ("−2", "0"))
                ),
                sign("dice", die(5, 40), die(3, 40, (150, 150, 160))),
            ),
        ),
    )


def _cell(lit: Lit) -> Image.Image:
    """Return a cell that is lit."""
    image = tile(_SIZE // 2, filled=True)
    put(image, cell_light(_SIZE // 2, lit), (image.width / 2, image.height / 2), "mm")
    return image


def _backs(say: Say) -> tuple[Sign, ...]:
    backs = tuple(weapon(colour, None, 40) for colour in Colour)
    return (Sign(say(text("rebelmoon-legend-down")), backs),)


def _kinds(say: Say) -> tuple[Sign, ...]:
    """Return each kind of weapon, with how far it reaches."""
    return tuple(
        Sign(f"{kind_name(kind, say)}: {_reach(kind, say)}", (weapon(Colour.ORANGE, kind, _SIZE),))
        for kind in Kind
    )


def _reach(kind: Kind, say: Say) -> str:
    return say(text(f"rebelmoon-legend-{kind.replace('_', '-')}"))


def _fates(say: Say) -> tuple[Sign, ...]:
    """Return how a weapon is shown by what became of it, if not just face down or up."""
    one = Weapon(Kind.LASER, Colour.RED)
    shown = (Fate.HIDDEN, Fate.SPENT, Fate.OUT)
    return tuple(
        Sign(say(text(f"rebelmoon-legend-{fate.name.lower()}")), (entry(one, fate, 0),))
        for fate in shown
    )


def _beam() -> Image.Image:
    image = Image.new("RGBA", _WAY)
    draw_beam(image, (8, _WAY[1] / 2), (_WAY[0] - 8, _WAY[1] / 2), 10, LIVE[Colour.YELLOW])
    return image


def _dashes(colour: tuple[int, int, int]) -> Image.Image:
    image = Image.new("RGBA", (_WAY[0] * 3 // 4, _WAY[1]))
    ends = ((6, _WAY[1] / 2), (image.width - 6, _WAY[1] / 2))
    draw_line(image, ends, 5, colour, dashed=True)
    return image
