"""The signs on the action cards, in a box of 100 × 100 units, and the cards' colours."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

from PIL import Image

from engines.imperium.cards import Timing
from render.kit.outlines import (
    Points,
    arc,
    box,
    curve,
    oval,
    regular,
    scaled,
    smooth,
    star,
    turned,
)
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

MIDDLE = (50, 50)
HUES: dict[Timing, Colour] = {
    Timing.INITIATIVE: (236, 190, 84),
    Timing.CARDS: (132, 196, 110),
    Timing.SUPPLY: (96, 190, 160),
    Timing.REPAIR: (228, 150, 70),
    Timing.CONSTRUCTION: (200, 164, 96),
    Timing.MOVEMENT: (96, 176, 240),
    Timing.COMBAT: (214, 110, 190),
    Timing.ATTACK: (240, 96, 78),
    Timing.DEFENCE: (90, 140, 236),
    Timing.INVASION: (232, 122, 60),
    Timing.RESISTANCE: (110, 176, 96),
    Timing.ANSWER: (160, 116, 226),
    Timing.TRUCE: (224, 224, 236),
}
"""The colour of a card, by when it is played."""


class Sign(StrEnum):
    """The signs that the pictures on cards are put together from."""

    CROWN = "crown"
    COINS = "coins"
    CRATES = "crates"
    WRENCH = "wrench"
    YARD = "yard"
    JUMP = "jump"
    SWORDS = "swords"
    SIGHT = "sight"
    BUCKLER = "buckler"
    DROP = "drop"
    FORT = "fort"
    BOLT = "bolt"
    FLAG = "flag"
    BLAST = "blast"
    EYE = "eye"
    BAN = "ban"
    PLUS = "plus"
    FASTER = "faster"
    BUBBLE = "bubble"
    WEAVE = "weave"
    CARDS = "cards"


@lru_cache(maxsize=128)
def sign(name: Sign, size: int, colour: Colour) -> Image.Image:
    """Return a sign as RGBA, `size` pixels square."""
    sketch = Sketch(size, size, size / 100, 2)
    _DRAWN[name](sketch, colour)
    return sketch.finished()


def _plate(sketch: Sketch, edge: Points, colour: Colour, line: float = 3) -> None:
    sketch.stroke(edge, line * 2, INK, closed=True)
    sketch.fill(edge, (mixed(colour, IVORY, 0.4), mixed(colour, INK, 0.35)))


def _crown(sketch: Sketch, colour: Colour) -> None:
    points = [(14, 74), (8, 28), (32, 50), (50, 16), (68, 50), (92, 28), (86, 74)]
    _plate(sketch, points, colour)
    _plate(sketch, box(14, 78, 86, 90, 3), colour)
    for x, y in ((8, 26), (50, 14), (92, 26)):
        _plate(sketch, oval(x, y, 5), IVORY, 2)


def _coins(sketch: Sketch, colour: Colour) -> None:
    for x, y in ((34, 62), (66, 66), (50, 40)):
        _plate(sketch, regular(x, y, 25, 6, 0), colour)
        sketch.stroke(regular(x, y, 15, 6, 0), 3.4, mixed(colour, INK, 0.5), closed=True)


def _crates(sketch: Sketch, colour: Colour) -> None:
    for left, top in ((10, 52), (52, 52), (31, 12)):
        _plate(sketch, box(left, top, left + 38, top + 36, 4), colour)
        sketch.stroke([(left + 5, top + 5), (left + 33, top + 31)], 4, mixed(colour, INK, 0.5))
        sketch.stroke([(left + 33, top + 5), (left + 5, top + 31)], 4, mixed(colour, INK, 0.5))


def _wrench(sketch: Sketch, colour: Colour) -> None:
    shaft = turned(box(42, 26, 58, 96, 7), 40, MIDDLE)
    _plate(sketch, shaft, colour)
    jaw = arc(50, 20, 24, -52, 232)
    bite = [(40, 2), (40, 22), (50, 30), (60, 22), (60, 2)]
    _plate(sketch, turned([*jaw, *bite], 40, MIDDLE), colour)


def _yard(sketch: Sketch, colour: Colour) -> None:
    _plate(sketch, [(20, 92), (30, 12), (40, 12), (48, 92)], colour)
    _plate(sketch, [(24, 22), (92, 8), (94, 20), (26, 36)], colour)
    sketch.stroke([(82, 18), (82, 46)], 4, IVORY)
    _plate(sketch, box(66, 46, 96, 70, 3), mixed(colour, IVORY, 0.3))
    _plate(sketch, box(6, 86, 94, 96, 2), colour)


def _jump(sketch: Sketch, colour: Colour) -> None:
    for radius, opacity in ((46, 0.35), (36, 0.55), (26, 0.8)):
        sketch.stroke(oval(62, 44, radius * 0.7, radius), 4, colour, opacity, closed=True)
    for dy in (-18, 0, 18):
        sketch.stroke([(4, 62 + dy), (34, 56 + dy * 0.7)], 4, IVORY, 0.7)
    ship = [(92, 40), (58, 30), (30, 34), (40, 46), (30, 62), (58, 54)]
    _plate(sketch, ship, mixed(colour, IVORY, 0.3))
    sketch.fill(oval(66, 42, 6, 4), INK)


def _swords(sketch: Sketch, colour: Colour) -> None:
    for angle in (45, 135):
        _plate(
            sketch, turned([(44, 96), (44, 22), (50, 4), (56, 22), (56, 96)], angle, MIDDLE), colour
        )
        _plate(sketch, turned(box(32, 78, 68, 86, 3), angle, MIDDLE), colour)


def _sight(sketch: Sketch, colour: Colour) -> None:
    for width, paint in ((15, INK), (9, colour)):
        sketch.stroke(oval(50, 50, 33), width, paint, closed=True)
        for angle in (0, 90, 180, 270):
            sketch.stroke(turned([(70, 50), (94, 50)], angle, MIDDLE), width, paint)
    _plate(sketch, star(50, 50, 15, 7, 8), (255, 226, 120), 2)


def _buckler(sketch: Sketch, colour: Colour) -> None:
    edge = smooth([(50, 6), (88, 18), (84, 58), (50, 95), (16, 58), (12, 18)], steps=8)
    _plate(sketch, edge, colour)
    sketch.stroke(scaled(edge, 0.74, (50, 48)), 4, mixed(colour, IVORY, 0.7), closed=True)
    _plate(sketch, star(50, 46, 18, 8, 5), IVORY, 2)


def _drop(sketch: Sketch, colour: Colour) -> None:
    _plate(sketch, [(50, 96), (18, 62), (36, 62), (36, 8), (64, 8), (64, 62), (82, 62)], colour)
    for x in (14, 86):
        _plate(sketch, oval(x, 20, 8), IVORY, 2)
        _plate(sketch, [(x - 10, 54), (x - 8, 30), (x + 8, 30), (x + 10, 54)], IVORY, 2)


def _fort(sketch: Sketch, colour: Colour) -> None:
    wall = [(8, 92), (8, 34), (24, 34), (24, 48), (40, 48), (40, 34), (60, 34), (60, 48)]
    wall += [(76, 48), (76, 34), (92, 34), (92, 92)]
    _plate(sketch, wall, colour)
    sketch.fill([*arc(50, 74, 12, 180, 360), (62, 92), (38, 92)], INK)
    sketch.stroke([(50, 34), (50, 4)], 4, IVORY)
    _plate(sketch, [(52, 4), (78, 11), (52, 20)], (255, 226, 120), 2)


def _bolt(sketch: Sketch, colour: Colour) -> None:
    bolt = [(58, 2), (20, 56), (46, 56), (36, 98), (82, 38), (54, 38)]
    _plate(sketch, bolt, colour, 4)
    for x, y in ((16, 22), (86, 76), (84, 16), (14, 84)):
        sketch.stroke([(x - 7, y), (x + 7, y)], 4, IVORY)
        sketch.stroke([(x, y - 7), (x, y + 7)], 4, IVORY)


def _flag(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke([(28, 96), (28, 8)], 12, INK)
    sketch.stroke([(28, 95), (28, 9)], 6, (190, 160, 110))
    flag = smooth(
        [(30, 12), (54, 20), (70, 12), (92, 18), (88, 40), (92, 62), (70, 56), (54, 64), (30, 56)]
    )
    _plate(sketch, flag, colour)


def _blast(sketch: Sketch, colour: Colour) -> None:
    for share, paint in ((1.06, INK), (1, (232, 70, 36)), (0.72, (255, 164, 44)), (0.42, IVORY)):
        sketch.fill(scaled(star(50, 50, 46, 25, 11), share, MIDDLE), paint)
    sketch.stroke(star(50, 50, 46, 25, 11), 1.6, colour, closed=True)


def _eye(sketch: Sketch, colour: Colour) -> None:
    lid = [*curve((4, 52), (50, 4), (96, 52)), *curve((96, 52), (50, 96), (4, 52))]
    _plate(sketch, lid, IVORY)
    _plate(sketch, oval(50, 51, 22), colour)
    sketch.fill(oval(50, 51, 11), INK)
    sketch.fill(oval(43, 44, 5), IVORY)


def _ban(sketch: Sketch, colour: Colour) -> None:
    for width, paint in ((15, INK), (8.5, mixed(colour, (255, 60, 60), 0.75))):
        sketch.stroke(oval(50, 50, 38), width, paint, closed=True)
        sketch.stroke([(24, 24), (76, 76)], width, paint)


def _plus(sketch: Sketch, colour: Colour) -> None:
    for width, paint in ((34, INK), (24, mixed(colour, IVORY, 0.5))):
        sketch.stroke([(50, 20), (50, 80)], width, paint)
        sketch.stroke([(20, 50), (80, 50)], width, paint)


def _faster(sketch: Sketch, colour: Colour) -> None:
    for top in (14, 40, 66):
        chevron = [(50, top), (84, top + 24), (84, top + 38), (50, top + 14)]
        edge = [*chevron, (16, top + 38), (16, top + 24)]
        _plate(sketch, edge, mixed(colour, IVORY, (90 - top) / 130), 2.4)


def _bubble(sketch: Sketch, colour: Colour) -> None:
    sketch.fill(oval(50, 50, 46), colour, 0.26)
    for width, paint in ((9, INK), (5, mixed(colour, IVORY, 0.5))):
        sketch.stroke(oval(50, 50, 45), width, paint, closed=True)
    sketch.stroke(arc(50, 50, 36, 200, 262), 5, IVORY, 0.9)


def _weave(sketch: Sketch, colour: Colour) -> None:
    way = smooth([(22, 96), (30, 72), (70, 58), (70, 34), (40, 20)], closed=False)
    for width, paint in ((17, INK), (10, mixed(colour, IVORY, 0.4))):
        sketch.stroke(way, width, paint)
    _plate(sketch, [(16, 16), (48, 0), (44, 38)], mixed(colour, IVORY, 0.4))


def _cards(sketch: Sketch, colour: Colour) -> None:
    for angle in (-18, 0, 18):
        edge = turned(box(28, 12, 72, 76, 6), angle, (50, 104))
        _plate(sketch, edge, mixed(colour, IVORY, (angle + 18) / 70))
    _plate(sketch, star(50, 42, 15, 6.5, 5), (255, 226, 120), 2)


_DRAWN: dict[Sign, Callable[[Sketch, Colour], None]] = {
    Sign.CROWN: _crown,
    Sign.COINS: _coins,
    Sign.CRATES: _crates,
    Sign.WRENCH: _wrench,
    Sign.YARD: _yard,
    Sign.JUMP: _jump,
    Sign.SWORDS: _swords,
    Sign.SIGHT: _sight,
    Sign.BUCKLER: _buckler,
    Sign.DROP: _drop,
    Sign.FORT: _fort,
    Sign.BOLT: _bolt,
    Sign.FLAG: _flag,
    Sign.BLAST: _blast,
    Sign.EYE: _eye,
    Sign.BAN: _ban,
    Sign.PLUS: _plus,
    Sign.FASTER: _faster,
    Sign.BUBBLE: _bubble,
    Sign.WEAVE: _weave,
    Sign.CARDS: _cards,
}
