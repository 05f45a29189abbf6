"""The ten flagships of the second edition, in a box of 200 × 150 units."""

from __future__ import annotations

from collections.abc import Callable

from engines.magblast.cards import Flagship
from render.kit.outlines import (
    arc,
    box,
    curve,
    mirrored,
    oval,
    regular,
    scaled,
    smooth,
    star,
)
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch
from render.magblast.hulls import (
    GLASS,
    LAMP,
    barrel,
    dots,
    exhaust,
    flat,
    plate,
    window,
)

GUN: Colour = (196, 200, 216)


def _xxcha(sketch: Sketch) -> None:
    """An old turtle that flies."""
    skin, shell = (134, 196, 110), (120, 132, 66)
    for fin in ([(60, 104), (28, 136), (74, 126)], [(120, 112), (132, 142), (148, 110)]):
        flat(sketch, smooth(fin), skin)
    flat(sketch, smooth([(132, 84), (160, 60), (190, 66), (194, 88), (168, 102), (136, 106)]), skin)
    sketch.fill(oval(178, 76, 5), INK)
    sketch.stroke(curve((176, 92), (186, 94), (192, 86)), 3, INK)
    plate(sketch, [*arc(84, 102, 68, 180, 360), (146, 116), (22, 116)], shell)
    for x, y in ((84, 62), (48, 84), (120, 84), (84, 94)):
        flat(sketch, regular(x, y, 17, 6, 0), mixed(shell, LAMP, 0.4), 1.8)
    dots(sketch, (36, 60, 84, 108, 132), 109, 3)


def _hacan(sketch: Sketch) -> None:
    """A proud face in a mane of gold."""
    mane = star(100, 76, 74, 56, 14)
    flat(sketch, mane, (206, 116, 34))
    flat(sketch, scaled(mane, 0.8, (100, 76)), (246, 178, 54), 1)
    plate(
        sketch,
        smooth([(66, 62), (100, 40), (134, 62), (132, 96), (100, 124), (68, 96)]),
        (240, 200, 128),
    )
    for x in (84, 116):
        flat(sketch, oval(x, 70, 8, 6), IVORY, 1.4)
        sketch.fill(oval(x, 70, 3.4), INK)
        sketch.stroke(
            [(x - 10, 58 + (x > 100) * 4), (x + 10, 62 - (x > 100) * 4)], 4, (120, 60, 20)
        )
    flat(sketch, [(90, 84), (110, 84), (100, 95)], (120, 60, 40), 1.6)
    sketch.stroke([(100, 95), (100, 104)], 3.4, INK)
    sketch.stroke(curve((82, 104), (100, 116), (118, 104)), 3.6, INK)
    flat(sketch, regular(100, 28, 10, 4), (86, 214, 230))


def _sol(sketch: Sketch) -> None:
    """A long ship of the line, with the sun on its flank."""
    for y in (52, 76, 100):
        exhaust(sketch, 20, y, 12)
    flat(sketch, [(72, 44), (82, 14), (116, 14), (128, 44)], (120, 140, 176))
    sketch.fill(box(90, 20, 116, 28, 2), GLASS)
    plate(
        sketch, [(20, 40), (132, 40), (188, 68), (194, 80), (150, 112), (20, 112)], (142, 166, 206)
    )
    flat(sketch, [(40, 112), (56, 134), (120, 134), (140, 112)], (92, 112, 156))
    sketch.stroke([(28, 100), (152, 100)], 2.6, (84, 102, 146))
    flat(sketch, star(74, 75, 30, 19, 12), (255, 206, 66), 1.8)
    sketch.fill(oval(74, 75, 15), (255, 240, 170))
    for x in (118, 138, 158):
        window(sketch, x, 66, 7)
    barrel(sketch, 112, 90, 74, 8)


def _letnev(sketch: Sketch) -> None:
    """An iron fortress with a crown of spikes."""
    steel, red = (92, 90, 112), (214, 52, 58)
    for x in (36, 68, 100, 132, 164):
        flat(
            sketch, [(x - 12, 62), (x, 8 + abs(x - 100) // 3), (x + 12, 62)], mixed(steel, INK, 0.2)
        )
        sketch.fill(oval(x, 14 + abs(x - 100) // 3, 5), red)
    plate(sketch, [(16, 56), (184, 56), (174, 96), (134, 138), (66, 138), (26, 96)], steel)
    flat(sketch, [(36, 70), (90, 84), (84, 98), (44, 88)], red)
    flat(sketch, mirrored([(36, 70), (90, 84), (84, 98), (44, 88)], 100), red)
    for x in (58, 142):
        sketch.fill(oval(x, 83, 5), LAMP)
    for x in range(70, 131, 15):
        flat(sketch, box(x - 4, 108, x + 4, 138, 2), (50, 46, 64), 1.6)
    dots(sketch, (34, 166), 64, 3)


def _sardakk(sketch: Sketch) -> None:
    """A beetle, its mandibles first."""
    shell = (168, 74, 50)
    for x in (50, 82, 112):
        for way in ([(x, 98), (x - 16, 126), (x - 6, 146)], [(x, 52), (x - 18, 26), (x - 8, 6)]):
            sketch.stroke(way, 9, INK)
            sketch.stroke(way, 4.4, (118, 52, 44))
    for flip in (1, -1):
        claw = [
            (146, 76 + 16 * flip),
            (176, 76 + 34 * flip),
            (198, 76 + 12 * flip),
            (178, 76 + 18 * flip),
            (160, 76 + 6 * flip),
        ]
        flat(sketch, smooth(claw, steps=4), (236, 200, 120))
    plate(sketch, oval(76, 76, 62, 40), shell)
    sketch.stroke(curve((16, 76), (76, 70), (136, 76)), 4, INK)
    for x, y in ((48, 58), (82, 52), (50, 94), (84, 100)):
        sketch.fill(oval(x, y, 8, 6), mixed(shell, LAMP, 0.5))
    plate(sketch, oval(142, 76, 26, 28), mixed(shell, INK, 0.25))
    for y in (64, 88):
        flat(sketch, oval(152, y, 8), (190, 250, 90), 2)


def _jol_nar(sketch: Sketch) -> None:
    """A clever fish in a bowl of its own."""
    scale = (66, 176, 204)
    flat(sketch, smooth([(44, 76), (8, 34), (22, 76), (8, 118)]), mixed(scale, INK, 0.25))
    flat(sketch, smooth([(74, 46), (96, 10), (132, 22), (126, 48)]), mixed(scale, INK, 0.2))
    flat(sketch, smooth([(84, 106), (96, 138), (128, 128), (120, 104)]), mixed(scale, INK, 0.35))
    plate(sketch, smooth([(36, 76), (76, 44), (128, 40), (182, 74), (128, 114), (76, 108)]), scale)
    for x, y in ((70, 66), (70, 88), (88, 76), (104, 64), (104, 92)):
        sketch.stroke(arc(x, y, 9, -70, 70), 3, mixed(scale, INK, 0.45))
    flat(sketch, oval(144, 68, 21), GLASS)
    flat(sketch, oval(147, 68, 11), IVORY, 1.6)
    sketch.fill(oval(150, 68, 5.4), INK)
    sketch.stroke(curve((150, 100), (164, 94), (174, 84)), 4.4, INK)
    for x, y, radius in ((186, 44, 6), (176, 26, 4), (192, 18, 7)):
        sketch.stroke(oval(x, y, radius), 2.4, (196, 244, 255), closed=True)


def _l1z1x(sketch: Sketch) -> None:
    """A skull of steel, one eye a lens."""
    bone, steel = (214, 216, 226), (116, 120, 140)
    for y in (52, 76, 98):
        sketch.stroke([(44, y), (10, y - 8)], 10, INK)
        sketch.stroke([(44, y), (10, y - 8)], 5, steel)
    plate(
        sketch,
        smooth([(38, 64), (60, 22), (112, 12), (158, 34), (168, 78), (146, 100), (58, 104)]),
        bone,
    )
    flat(sketch, [(62, 100), (148, 98), (138, 136), (74, 136)], steel)
    for x in range(82, 136, 13):
        flat(sketch, box(x - 5, 108, x + 5, 124, 2), IVORY, 1.6)
    flat(sketch, oval(86, 66, 19, 17), (40, 34, 54))
    sketch.fill(oval(86, 66, 5), (96, 230, 255))
    flat(sketch, oval(136, 66, 22), steel)
    flat(sketch, oval(136, 66, 14), (140, 14, 24), 1.6)
    sketch.fill(oval(136, 66, 7), (255, 80, 62))
    sketch.fill(oval(132, 61, 3), IVORY)
    flat(sketch, [(108, 80), (114, 80), (118, 92), (104, 92)], (40, 34, 54), 1.4)
    for way in ([(60, 40), (78, 40), (84, 30), (104, 30)], [(112, 22), (112, 42)]):
        sketch.stroke(way, 3, (64, 176, 196))


def _naalu(sketch: Sketch) -> None:
    """A serpent in coils."""
    skin = (226, 178, 58)
    coil = smooth(
        [
            (16, 120),
            (60, 134),
            (120, 128),
            (150, 104),
            (120, 84),
            (70, 92),
            (48, 70),
            (70, 42),
            (112, 40),
            (134, 50),
        ],
        closed=False,
    )
    for width, paint in ((40, INK), (33, mixed(skin, INK, 0.3))):
        sketch.stroke(coil, width, paint)
    sketch.stroke([(x, y - 3) for x, y in coil], 20, skin)
    for x, y in coil[4::7]:
        sketch.fill(regular(x, y - 3, 7, 4), (150, 74, 40))
    plate(sketch, smooth([(112, 28), (150, 14), (190, 36), (186, 58), (148, 74), (114, 62)]), skin)
    flat(sketch, oval(152, 38, 9, 8), (190, 40, 60), 2)
    sketch.fill(oval(154, 38, 2.4, 7), INK)
    sketch.stroke([(186, 54), (197, 62)], 4, (220, 40, 60))
    sketch.stroke(curve((140, 62), (166, 64), (186, 54)), 3, INK)
    flat(sketch, [(118, 30), (128, 4), (142, 18)], (86, 206, 160), 2)


def _yssaril(sketch: Sketch) -> None:
    """A chameleon with its tongue out."""
    skin = (96, 196, 128)
    sketch.stroke(curve((150, 100), (184, 112), (192, 92)), 9, INK)
    sketch.stroke(curve((150, 100), (184, 112), (192, 92)), 5, (240, 96, 130))
    tail = smooth([(44, 92), (14, 96), (8, 122), (28, 134), (40, 120), (28, 114)], closed=False)
    sketch.stroke(tail, 15, INK)
    sketch.stroke(tail, 9, mixed(skin, INK, 0.2))
    for x in (62, 112):
        flat(sketch, [(x, 104), (x - 10, 136), (x + 10, 136), (x + 16, 104)], mixed(skin, INK, 0.3))
    flat(sketch, smooth([(66, 52), (92, 16), (134, 44), (120, 56)]), (230, 120, 60))
    plate(
        sketch,
        smooth([(32, 88), (66, 52), (120, 46), (170, 66), (172, 94), (130, 112), (66, 114)]),
        skin,
    )
    for x, y, radius in ((58, 84, 8), (82, 70, 6), (86, 96, 9), (108, 84, 5)):
        sketch.fill(oval(x, y, radius), (240, 214, 90))
    flat(sketch, oval(140, 64, 19), (232, 176, 64))
    flat(sketch, oval(143, 64, 9), IVORY, 1.6)
    sketch.fill(oval(145, 64, 4.4), INK)
    sketch.stroke(curve((128, 98), (150, 98), (172, 86)), 4, INK)


def _mentak(sketch: Sketch) -> None:
    """A galleon of the void under a black sail."""
    exhaust(sketch, 30, 112, 14)
    sketch.stroke([(98, 96), (98, 6)], 8, INK)
    sketch.stroke([(98, 96), (98, 6)], 4, (150, 104, 60))
    flat(
        sketch,
        smooth(
            [(58, 18), (104, 24), (150, 16), (158, 50), (148, 84), (102, 78), (60, 86), (66, 50)]
        ),
        (52, 46, 68),
    )
    flat(
        sketch, smooth([(90, 38), (106, 30), (122, 38), (122, 54), (106, 60), (90, 54)]), IVORY, 1.4
    )
    flat(sketch, box(97, 56, 115, 67, 3), IVORY, 1.4)
    for x in (99, 113):
        sketch.fill(oval(x, 46, 5), INK)
    plate(
        sketch,
        [
            (20, 88),
            (42, 88),
            (48, 98),
            (146, 98),
            (196, 78),
            (166, 124),
            (138, 138),
            (52, 138),
            (28, 124),
        ],
        (168, 110, 62),
    )
    sketch.stroke([(36, 112), (166, 110)], 2.8, (98, 58, 34))
    for x in (62, 88, 114):
        flat(sketch, box(x - 9, 116, x + 9, 132, 2), (40, 26, 34), 1.6)
        flat(sketch, box(x - 4, 121, x + 18, 128, 2), GUN, 1.6)
    window(sketch, 146, 112, 7)
    flat(sketch, [(98, 6), (122, 2), (118, 10), (124, 18), (98, 16)], (220, 54, 60), 2)


SECOND: dict[Flagship, Callable[[Sketch], None]] = {
    Flagship.XXCHA: _xxcha,
    Flagship.HACAN: _hacan,
    Flagship.SOL: _sol,
    Flagship.LETNEV: _letnev,
    Flagship.SARDAKK_NORR: _sardakk,
    Flagship.JOL_NAR: _jol_nar,
    Flagship.L1Z1X: _l1z1x,
    Flagship.NAALU: _naalu,
    Flagship.YSSARIL_TRIBES: _yssaril,
    Flagship.MENTAK_COALITION: _mentak,
}
