"""The emblem of each spell of Shazamm!, drawn in a box of 100 × 100 units."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.shazamm.model import Spell
from render.kit.icons import flame
from render.kit.outlines import (
    Points,
    arc,
    box,
    curve,
    mirrored,
    moved,
    oval,
    scaled,
    smooth,
    star,
    turned,
)
from render.kit.palette import GOLD, INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

_WHITE: Colour = (255, 255, 255)
_AMBER: Colour = (255, 196, 84)
_RUST: Colour = (150, 78, 24)


class Hue(NamedTuple):
    """The colours of a spell's card: `bright` round the emblem, `dark` at the rim."""

    bright: Colour
    dark: Colour


HUES: tuple[Hue, ...] = (
    Hue((150, 134, 116), (58, 50, 48)),
    Hue((138, 84, 190), (42, 20, 74)),
    Hue((56, 158, 190), (12, 46, 76)),
    Hue((190, 140, 52), (70, 40, 16)),
    Hue((206, 96, 76), (72, 22, 34)),
    Hue((74, 122, 214), (20, 32, 88)),
    Hue((90, 172, 84), (18, 64, 40)),
    Hue((222, 84, 60), (84, 16, 26)),
    Hue((208, 84, 156), (74, 16, 64)),
    Hue((214, 172, 56), (84, 54, 12)),
    Hue((240, 128, 38), (98, 24, 14)),
    Hue((110, 142, 176), (30, 42, 66)),
    Hue((120, 152, 72), (40, 52, 20)),
    Hue((70, 186, 172), (10, 66, 72)),
    Hue((108, 88, 200), (28, 18, 78)),
)
"""By spell number."""


@lru_cache(maxsize=64)
def emblem(spell: Spell, size: int) -> Image.Image:
    """Return the emblem of a spell as an RGBA square of `size` pixels."""
    sketch = Sketch(size, size, size / 100, 3)
    _DRAWN[spell](sketch)
    return sketch.finished()


def _decoy(sketch: Sketch) -> None:
    face = smooth([(20, 22), (50, 28), (80, 22), (84, 50), (70, 80), (50, 92), (30, 80), (16, 50)])
    for side, colour in ((-1, (196, 50, 70)), (1, (70, 110, 190))):
        ribbon = [(50 + side * 30, 30), (50 + side * 48, 44), (50 + side * 40, 66)]
        sketch.stroke(smooth(ribbon, False), 6, colour)
    sketch.fill(face, ((255, 246, 224), (216, 186, 140)))
    sketch.fill([(50, 0), (100, 0), (100, 100), (50, 100)], (236, 176, 88), 0.75, face)
    for x in (36, 64):
        sketch.fill(_crescent(x, 48, 11), INK)
    sketch.fill(_crescent(50, 68, 17, up=False), INK)
    sketch.stroke(face, 2.5, (90, 62, 40), closed=True)


def _crescent(x: float, y: float, radius: float, up: bool = True) -> Points:
    bow = radius * (0.95 if up else -0.95)
    outer = curve((x - radius, y), (x, y - bow * 1.7), (x + radius, y))
    inner = curve((x + radius, y), (x, y - bow * 0.4), (x - radius, y))
    return [*outer, *inner]


def _silence(sketch: Sketch) -> None:
    upper = smooth([(8, 52), (30, 32), (42, 30), (50, 36), (58, 30), (70, 32), (92, 52), (50, 54)])
    lower = smooth([(8, 52), (50, 54), (92, 52), (72, 74), (50, 80), (28, 74)])
    sketch.fill(lower, ((226, 76, 108), (136, 26, 66)))
    sketch.fill(upper, ((178, 44, 84), (214, 66, 100)))
    sketch.soft(oval(48, 68, 18, 4), (255, 190, 200), 3, 0.8)
    sketch.stroke(smooth([(8, 52), (34, 50), (50, 54), (66, 50), (92, 52)], False), 3, (60, 8, 32))
    for x in (26, 42, 58, 74):
        for lean in (-5, 5):
            sketch.stroke([(x - lean, 40), (x + lean, 66)], 5, INK)
            sketch.stroke([(x - lean, 40), (x + lean, 66)], 3, _AMBER)


def _hat(dx: float, dy: float) -> tuple[Points, Points]:
    cone = [*curve((22, 66), (38, 40), (34, 14)), *curve((34, 14), (28, 6), (16, 8))]
    cone += [*curve((16, 8), (36, -8), (52, 14)), *curve((52, 14), (64, 36), (70, 66))]
    return moved(cone, dx, dy), moved(oval(46, 66, 38, 9), dx, dy)


def _clone(sketch: Sketch) -> None:
    for dx, dy, shade, opacity in ((14, 4, (150, 240, 255), 0.55), (0, 22, (40, 106, 190), 1.0)):
        cone, brim = _hat(dx, dy)
        sketch.fill(brim, mixed(shade, INK, 0.35), opacity)
        sketch.fill(cone, (mixed(shade, _WHITE, 0.4), shade), opacity)
        sketch.stroke(moved([(24, 62), (46, 66), (68, 60)], dx, dy), 6, GOLD, opacity)
        sketch.fill(star(47 + dx, 40 + dy, 9, 4, 5), (255, 240, 180), opacity)
    cone, brim = _hat(14, 4)
    sketch.stroke(cone, 1.6, (210, 250, 255), 0.9, closed=True)


def _theft(sketch: Sketch) -> None:
    card = turned(box(40, 6, 82, 66, 6), 14, (60, 36))
    sketch.fill(card, ((255, 248, 226), (226, 200, 150)))
    sketch.stroke(card, 3, (120, 78, 30), closed=True)
    sketch.fill(star(61, 30, 14, 6, 5), (196, 50, 60))
    glove: Colour = (74, 54, 84)
    sketch.fill(smooth([(22, 62), (44, 50), (74, 56), (78, 72), (58, 90), (30, 88)]), glove)
    for start, end in (
        ((40, 60), (30, 34)),
        ((52, 58), (48, 40)),
        ((64, 60), (64, 44)),
        ((74, 64), (78, 50)),
    ):
        sketch.stroke([start, end], 13, mixed(glove, INK, 0.55))
        sketch.stroke([start, end], 10, (mixed(glove, _WHITE, 0.25), glove))
    sketch.stroke([(30, 70), (18, 52)], 11, mixed(glove, _WHITE, 0.12))
    sketch.fill(turned(box(28, 80, 64, 96, 4), 12, (46, 88)), (GOLD, _RUST))


def _end_of_round(sketch: Sketch) -> None:
    glass = [
        (28, 16),
        (72, 16),
        *curve((72, 16), (72, 38), (53, 50)),
        *curve((53, 50), (72, 62), (72, 84)),
    ]
    glass += [(28, 84), *curve((28, 84), (28, 62), (47, 50)), *curve((47, 50), (28, 38), (28, 16))]
    sketch.fill(glass, ((206, 226, 244), (150, 170, 200)), 0.55)
    sketch.fill([*curve((30, 84), (50, 50), (70, 84))], ((255, 214, 120), (222, 140, 50)))
    sketch.stroke([(50, 46), (50, 66)], 2, (255, 214, 120))
    sketch.stroke(glass, 2.6, _WHITE, 0.85, closed=True)
    for top in (6, 84):
        sketch.fill(box(18, top, 82, top + 11, 4), (GOLD, _RUST))
    for x in (23, 77):
        sketch.stroke([(x, 17), (x, 84)], 4.4, _RUST)
        sketch.stroke([(x - 0.8, 17), (x - 0.8, 84)], 2, GOLD)


def _middle(sketch: Sketch) -> None:
    sketch.stroke(oval(50, 50, 41), 5, (190, 214, 255), 0.65, closed=True)
    sketch.stroke([(50, 3), (50, 97)], 4, (190, 214, 255), 0.65)
    for flip in (False, True):
        head: Points = [(2, 43), (22, 43), (22, 34), (38, 50), (22, 66), (22, 57), (2, 57)]
        head = mirrored(head, 50) if flip else head
        sketch.fill(head, ((255, 236, 170), (238, 150, 50)))
        sketch.stroke(head, 2, (96, 50, 16), closed=True)
    gem: Points = [(50, 26), (63, 50), (50, 74), (37, 50)]
    sketch.soft(gem, (150, 255, 255), 5, 0.9)
    sketch.fill(gem, ((230, 255, 255), (40, 170, 220)))
    sketch.stroke([(50, 26), (50, 74)], 1.4, _WHITE, 0.8)
    sketch.stroke(gem, 2.2, (12, 60, 100), closed=True)


def _recycle(sketch: Sketch) -> None:
    for angle in (0, 180):
        ring = turned(arc(50, 50, 37, 200, 338), angle, (50, 50))
        head = turned([(74, 46), (98, 40), (88, 64)], angle, (50, 50))
        sketch.stroke(ring, 13, (20, 66, 36))
        sketch.stroke(ring, 9, ((206, 255, 150), (86, 190, 80)))
        sketch.fill(head, (140, 226, 110))
        sketch.stroke(head, 2, (20, 66, 36), closed=True)
    _jewel(sketch, 50, 50, 19, (90, 200, 255), (20, 80, 190))


def _jewel(sketch: Sketch, x: float, y: float, size: float, light: Colour, dark: Colour) -> None:
    cut: Points = [(-0.55, -0.8), (0.55, -0.8), (1, -0.2), (0, 1), (-1, -0.2)]
    gem = [(x + size * a, y + size * b) for a, b in cut]
    sketch.fill(gem, (mixed(light, _WHITE, 0.5), dark))
    sketch.fill(
        [gem[0], gem[1], (x + size * 0.4, y - size * 0.2), (x - size * 0.4, y - size * 0.2)], light
    )
    for corner in (gem[0], gem[1]):
        inner = (x + (0.4 if corner[0] > x else -0.4) * size, y - size * 0.2)
        sketch.stroke([corner, inner, gem[3]], 1.2, _WHITE, 0.7)
    sketch.stroke([gem[4], gem[2]], 1.2, _WHITE, 0.7)
    sketch.stroke(gem, 2, mixed(dark, INK, 0.5), closed=True)


def _attack_boost(sketch: Sketch) -> None:
    for x, top in ((16, 40), (84, 40)):
        for step in (0, 17, 34):
            chevron = [(x - 11, top + step + 10), (x, top + step), (x + 11, top + step + 10)]
            sketch.stroke(chevron, 6, _AMBER, 1 - step / 60)
    blade: Points = [(42, 66), (42, 20), (50, 2), (58, 20), (58, 66)]
    sketch.soft(blade, (255, 220, 120), 6, 0.9)
    sketch.fill(blade, ((255, 255, 255), (186, 200, 220)))
    sketch.fill([(50, 2), (58, 20), (58, 66), (50, 66)], (120, 136, 166))
    sketch.stroke(blade, 1.8, (60, 40, 60), closed=True)
    sketch.fill(box(46, 70, 54, 92, 3), ((236, 210, 170), (150, 104, 70)))
    sketch.fill(box(26, 64, 74, 74, 5), (GOLD, _RUST))
    sketch.fill(oval(50, 93, 6.5), GOLD)


def _double_dose(sketch: Sketch) -> None:
    for dx, dy, brew in ((20, -4, (120, 220, 250)), (-16, 10, (255, 110, 190))):
        flask = [(44, 16), (56, 16), *curve((56, 16), (55, 38), (72, 58))]
        flask += [*arc(50, 64, 23, -14, 194), *curve((28, 58), (45, 38), (44, 16))]
        body = moved(flask, dx, dy)
        sketch.fill(body, (236, 240, 255), 0.6)
        sketch.fill(
            moved(box(20, 58, 80, 92), dx, dy),
            (mixed(brew, _WHITE, 0.4), mixed(brew, INK, 0.25)),
            1,
            body,
        )
        sketch.fill(moved(oval(42, 70, 4), dx, dy), _WHITE, 0.8)
        sketch.fill(moved(oval(56, 76, 3), dx, dy), _WHITE, 0.8)
        sketch.stroke(body, 2.6, (60, 20, 70), closed=True)
        sketch.fill(moved(box(40, 8, 60, 18, 3), dx, dy), (GOLD, _RUST))


def _winner_loses(sketch: Sketch) -> None:
    crown: Points = [(18, 72), (12, 30), (33, 50), (50, 20), (67, 50), (88, 30), (82, 72)]
    band: Points = box(18, 74, 82, 86, 3)
    flipped = [turned(part, 190, (50, 52)) for part in (crown, band)]
    sketch.fill(flipped[0], ((255, 238, 150), (206, 134, 36)))
    sketch.fill(flipped[1], (GOLD, _RUST))
    for tip, colour in (
        ((12, 28), (230, 60, 70)),
        ((50, 17), (80, 180, 250)),
        ((88, 28), (230, 60, 70)),
    ):
        x, y = turned([tip], 190, (50, 52))[0]
        sketch.fill(oval(x, y, 6), colour)
    sketch.stroke(flipped[0], 2.2, (96, 56, 12), closed=True)
    sketch.stroke([(58, 14), (50, 30), (58, 40), (50, 56)], 3, (96, 40, 12))
    for x in (14, 86):
        sketch.stroke([(x, 52), (x, 78)], 4, (255, 240, 190), 0.9)
        sketch.stroke([(x - 8, 70), (x, 80), (x + 8, 70)], 4, (255, 240, 190), 0.9)


def _fire(x: float, foot: float, size: float) -> Points:
    return [(x + (a - 12) * size, foot + (b - 22.5) * size) for a, b in flame()]


def _inferno(sketch: Sketch) -> None:
    for x, size in ((68, 3.1), (36, 4.0)):
        for share, paint in (
            (1.0, ((255, 110, 40), (206, 30, 20))),
            (0.68, ((255, 190, 60), (255, 120, 30))),
            (0.38, ((255, 255, 220), (255, 220, 110))),
        ):
            sketch.fill(_fire(x, 95 - (1 - share) * 9, size * share), paint)


def _resistance(sketch: Sketch) -> None:
    shield = smooth([(50, 4), (86, 14), (84, 54), (50, 97), (16, 54), (14, 14)])
    inner = scaled(shield, 0.82, (50, 48))
    sketch.fill(shield, ((250, 214, 130), (150, 96, 36)))
    sketch.fill(inner, ((128, 176, 230), (36, 66, 126)))
    sketch.fill([(50, 0), (100, 0), (100, 100), (50, 100)], INK, 0.26, inner)
    sketch.stroke(inner, 2, (40, 30, 40), closed=True)
    sketch.fill(star(50, 46, 24, 8, 4), ((255, 255, 255), (190, 220, 255)))
    sketch.fill(oval(50, 46, 6), (60, 110, 190))


def _sore_loser(sketch: Sketch) -> None:
    purse = smooth([(38, 34), (62, 34), (84, 62), (78, 92), (50, 96), (22, 92), (16, 62)])
    sketch.fill(purse, ((176, 122, 66), (92, 54, 28)))
    sketch.fill(
        smooth([(36, 30), (24, 12), (40, 18), (50, 10), (60, 18), (76, 12), (64, 30)]),
        ((196, 142, 82), (130, 82, 42)),
    )
    sketch.stroke([(34, 33), (66, 33)], 7, (230, 70, 60))
    sketch.stroke(purse, 2.4, (52, 28, 14), closed=True)
    for flip in (-1, 1):
        sketch.stroke([(50 + flip * 22, 50), (50 + flip * 8, 57)], 4.4, INK)
        sketch.fill(oval(50 + flip * 14, 62, 4), INK)
    sketch.stroke(curve((36, 84), (50, 70), (64, 84)), 4.4, INK)
    for x, y in ((84, 84), (91, 92), (76, 94)):
        sketch.fill(oval(x, y, 9, 6), _RUST)
        sketch.fill(oval(x, y - 2, 9, 6), ((255, 240, 160), GOLD))


def _reserve_boost(sketch: Sketch) -> None:
    vial = box(30, 20, 70, 94, 18)
    sketch.soft(vial, (140, 255, 230), 6, 0.7)
    sketch.fill(vial, (220, 250, 250), 0.65)
    liquid = [
        (24, 46),
        *smooth([(28, 46), (40, 42), (56, 49), (72, 44)], False),
        (76, 100),
        (24, 100),
    ]
    sketch.fill(liquid, ((120, 250, 220), (12, 120, 150)), 1, vial)
    sketch.stroke(vial, 3, (8, 62, 72), closed=True)
    sketch.fill(box(36, 8, 64, 22, 4), (GOLD, _RUST))
    for bar in (box(45.5, 52, 54.5, 86, 2), box(33, 64.5, 67, 73.5, 2)):
        sketch.fill(bar, _WHITE)


def _suction(sketch: Sketch) -> None:
    for arm in range(3):
        spiral = [
            turned([(50 + radius, 50)], arm * 120 + radius * 8, (50, 50))[0]
            for radius in range(3, 47, 2)
        ]
        sketch.stroke(spiral, 11, ((206, 180, 255), (92, 60, 210)), 0.9)
        sketch.stroke(spiral, 4, (240, 230, 255), 0.9)
    sketch.soft(oval(50, 50, 14), (20, 8, 50), 3)
    sketch.fill(oval(50, 50, 8), (12, 6, 30))
    for x, y in ((16, 20), (86, 30), (22, 84)):
        _jewel(sketch, x, y, 10, (120, 220, 255), (30, 90, 200))


_DRAWN: tuple[Callable[[Sketch], None], ...] = (
    _decoy,
    _silence,
    _clone,
    _theft,
    _end_of_round,
    _middle,
    _recycle,
    _attack_boost,
    _double_dose,
    _winner_loses,
    _inferno,
    _resistance,
    _sore_loser,
    _reserve_boost,
    _suction,
)

_ = IVORY
