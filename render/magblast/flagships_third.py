"""The ten flagships of the third edition, in a box of 200 × 150 units."""

from __future__ import annotations

from collections.abc import Callable

from engines.magblast.cards import Flagship
from render.kit.outlines import (
    Points,
    arc,
    box,
    curve,
    mirrored,
    oval,
    regular,
    smooth,
    star,
    turned,
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


def _both(sketch: Sketch, edge: Points, colour: Colour) -> None:
    """Draw a part at the left and its mirror image at the right."""
    flat(sketch, edge, colour)
    flat(sketch, mirrored(edge, 100), colour)


def _eye(sketch: Sketch, x: float, y: float, radius: float, iris: Colour) -> None:
    flat(sketch, oval(x, y, radius), IVORY)
    sketch.fill(oval(x, y, radius * 0.62), iris)
    sketch.fill(oval(x, y, radius * 0.32), INK)
    sketch.fill(oval(x - radius * 0.26, y - radius * 0.3, radius * 0.18), IVORY)


def _overseers(sketch: Sketch) -> None:
    """A great eye that misses nothing, with three more on stalks."""
    colour = (124, 96, 200)
    for x, y, bend in ((46, 26, 60), (100, 16, 100), (154, 26, 140)):
        sketch.stroke(curve((bend, 70), (bend, 40), (x, y)), 13, INK)
        sketch.stroke(curve((bend, 70), (bend, 40), (x, y)), 8, mixed(colour, INK, 0.2))
        _eye(sketch, x, y, 12, (255, 176, 46))
    _both(sketch, [(40, 84), (8, 66), (14, 104), (46, 108)], mixed(colour, INK, 0.35))
    plate(sketch, oval(100, 88, 68, 50), colour)
    _eye(sketch, 100, 88, 36, (82, 206, 120))
    dots(sketch, (46, 154), 88, 4)
    dots(sketch, (56, 144), 112, 4)


def _glorp(sketch: Sketch) -> None:
    """A living blob that wears its ship as a belt."""
    colour = (116, 212, 84)
    body = [
        (30, 96),
        (36, 54),
        (70, 26),
        (112, 20),
        (150, 42),
        (170, 88),
        (160, 124),
        (146, 112),
        (132, 138),
        (114, 116),
        (94, 142),
        (76, 118),
        (54, 132),
        (46, 112),
    ]
    plate(sketch, smooth(body), colour)
    for x, y, radius in ((72, 54, 17), (110, 44, 21), (146, 66, 14)):
        _eye(sketch, x, y, radius, (150, 60, 190))
    mouth = smooth([(66, 84), (104, 96), (146, 88), (134, 108), (98, 114), (70, 102)])
    flat(sketch, mouth, (74, 20, 50))
    for x in (80, 104, 128):
        sketch.fill([(x - 5, 91), (x + 5, 92), (x, 101)], IVORY)
    for x, y, radius in ((48, 80, 5), (56, 96, 3.4), (128, 26, 4)):
        sketch.fill(oval(x, y, radius), mixed(colour, IVORY, 0.6))


def _mazons(sketch: Sketch) -> None:
    """A winged helmet with a spear for a prow."""
    gold, steel = (246, 196, 70), (198, 208, 226)
    flat(sketch, box(120, 84, 186, 92, 2), GUN)
    flat(sketch, [(178, 78), (199, 88), (178, 98)], gold)
    for n in range(3):
        feather = [
            (66, 74 + n * 10),
            (18 + n * 10, 14 + n * 20),
            (12 + n * 12, 44 + n * 20),
            (62, 94 + n * 8),
        ]
        flat(sketch, feather, mixed(IVORY, steel, n / 3))
    exhaust(sketch, 44, 108, 12)
    plate(
        sketch,
        smooth([(48, 92), (66, 50), (104, 34), (142, 58), (150, 96), (124, 124), (72, 124)]),
        gold,
    )
    flat(sketch, smooth([(88, 66), (118, 56), (142, 76), (144, 92), (106, 90)]), (40, 28, 60))
    for x in (112, 130):
        sketch.fill(oval(x, 78, 5, 4), GLASS)
    flat(sketch, [(110, 90), (122, 90), (118, 116), (112, 116)], steel)
    flat(sketch, smooth([(70, 50), (90, 12), (132, 10), (112, 24), (108, 40)]), (222, 66, 76))


def _freep(sketch: Sketch) -> None:
    """A pilferer: a mask, a grin, and a sack for what it finds."""
    colour = (92, 156, 190)
    exhaust(sketch, 32, 82, 14)
    sack = smooth([(52, 58), (30, 34), (40, 10), (76, 12), (86, 36), (74, 58)])
    flat(sketch, sack, (196, 152, 92))
    sketch.stroke([(58, 58), (70, 50), (82, 58)], 3, (110, 74, 34))
    plate(
        sketch,
        smooth([(32, 70), (72, 50), (128, 46), (170, 74), (160, 110), (104, 124), (48, 112)]),
        colour,
    )
    flat(
        sketch,
        smooth([(84, 62), (130, 54), (170, 68), (168, 84), (128, 84), (92, 88)]),
        (38, 30, 56),
    )
    for x in (114, 146):
        flat(sketch, oval(x, 71, 11, 8), IVORY, 1.4)
        sketch.fill(oval(x + 3, 71, 4), INK)
    sketch.stroke(curve((104, 98), (134, 116), (160, 94)), 5, INK)
    sketch.stroke([(60, 112), (76, 134), (112, 136)], 9, INK)
    sketch.stroke([(60, 112), (76, 134), (112, 136)], 5, GUN)
    for end in ((124, 126), (130, 138), (122, 147)):
        sketch.stroke([(112, 136), end], 7, INK)
        sketch.stroke([(112, 136), end], 3.4, GUN)


def _recyclons(sketch: Sketch) -> None:
    """Welded from what others threw away."""
    exhaust(sketch, 22, 64, 12)
    exhaust(sketch, 22, 100, 14)
    flat(sketch, box(30, 22, 92, 66, 3), (150, 96, 62))
    flat(sketch, [(88, 40), (148, 30), (158, 62), (92, 68)], (126, 132, 148))
    flat(sketch, box(140, 58, 188, 96, 3), (176, 120, 60))
    plate(
        sketch, [(24, 54), (124, 60), (160, 74), (152, 116), (118, 132), (28, 124)], (112, 146, 110)
    )
    barrel(sketch, 130, 116, 54, 9)
    flat(sketch, oval(168, 76, 9), (255, 92, 66))
    for n in range(3):
        arrow = turned(
            [(84, 66), (98, 66), (98, 60), (112, 72), (98, 84), (98, 78), (78, 78)],
            120 * n,
            (84, 93),
        )
        flat(sketch, arrow, (226, 240, 150), 1.6)
    for x, y in ((38, 64), (140, 84), (36, 114), (112, 124), (38, 30), (84, 30)):
        sketch.fill(oval(x, y, 2.6), INK)


def _tri_bot(sketch: Sketch) -> None:
    """Three robots that share one contract."""
    for ends in ([(56, 102), (100, 44)], [(144, 102), (100, 44)], [(56, 108), (144, 108)]):
        sketch.stroke(ends, 18, INK)
        sketch.stroke(ends, 12, (124, 128, 150))
    for x, y, colour in (
        (100, 42, (232, 84, 74)),
        (50, 104, (78, 160, 226)),
        (150, 104, (240, 190, 70)),
    ):
        sketch.stroke([(x, y - 24), (x, y - 38)], 5, INK)
        sketch.fill(oval(x, y - 38, 4.6), LAMP)
        plate(sketch, box(x - 32, y - 26, x + 32, y + 26, 9), colour)
        flat(sketch, box(x - 24, y - 16, x + 24, y + 3, 6), (34, 28, 52), 1.6)
        for eye in (x - 11, x + 11):
            sketch.fill(oval(eye, y - 6.5, 5.4), (255, 74, 62))
        for tooth in range(-2, 3):
            sketch.fill(box(x + tooth * 8 - 2.8, y + 9, x + tooth * 8 + 2.8, y + 18), INK)


def _mhee(sketch: Sketch) -> None:
    """A purring hull with ears and whiskers."""
    colour = (244, 160, 92)
    exhaust(sketch, 34, 84, 16)
    for ear in ([(58, 58), (56, 10), (98, 40)], [(122, 38), (160, 8), (166, 58)]):
        flat(sketch, ear, colour)
        flat(sketch, [((x * 2 + 110) / 3, (y * 2 + 60) / 3) for x, y in ear], (255, 196, 190), 0.8)
    plate(
        sketch,
        smooth(
            [(36, 84), (58, 44), (112, 34), (164, 50), (184, 88), (160, 124), (110, 134), (56, 120)]
        ),
        colour,
    )
    for x in (56, 72, 88):
        sketch.fill(
            [(x, 40 + (88 - x) / 4), (x + 9, 38 + (88 - x) / 4), (x + 6, 62)], (178, 92, 40)
        )
    for x in (92, 142):
        flat(sketch, oval(x, 78, 17, 15), (214, 250, 120))
        sketch.fill(oval(x + 2, 78, 4.4, 13), INK)
    flat(sketch, [(110, 96), (126, 96), (118, 105)], (255, 120, 140), 1.6)
    for bend in (98, 138):
        sketch.stroke(
            curve((118, 105), (bend + (8 if bend < 118 else -8), 122), (bend, 108)), 4, INK
        )
    for dy in (-6, 4, 14):
        sketch.stroke([(132, 104), (190, 100 + dy)], 2.6, IVORY)
        sketch.stroke([(104, 104), (46, 100 + dy)], 2.6, IVORY)


def _bzzgzzrt(sketch: Sketch) -> None:
    """A hornet with guns."""
    for wing in ((70, 36, 40, 18, 35), (110, 30, 42, 17, 105)):
        flat(sketch, oval(*wing[:4], turn=wing[4]), (206, 240, 255))
        sketch.stroke(
            [turned([(wing[0] + s, wing[1])], wing[4], wing[:2])[0] for s in (-30, 30)], 1.6, INK
        )
    flat(sketch, [(30, 82), (2, 94), (30, 104)], (66, 56, 70))
    body = smooth([(24, 92), (52, 62), (104, 58), (130, 92), (104, 124), (52, 122)])
    plate(sketch, body, (250, 200, 58))
    for x in (48, 76, 104):
        stripe = [(x - 7, 50), (x + 6, 50), (x + 12, 130), (x - 3, 130)]
        sketch.fill(stripe, (44, 36, 52), within=body)
    plate(sketch, oval(146, 88, 33, 31), (236, 156, 44))
    for x, y in ((138, 80), (166, 82)):
        flat(sketch, oval(x, y, 13, 16), (196, 44, 60))
        sketch.fill(oval(x - 4, y - 6, 4), IVORY)
    for end in ((150, 34), (184, 42)):
        sketch.stroke(curve((152, 60), (150, 44), end), 4, INK)
        sketch.fill(oval(*end, 4.6), INK)
    for x, y in ((60, 128), (92, 128)):
        barrel(sketch, x, y, 34, 7)
    sketch.stroke([(140, 108), (152, 112), (164, 107)], 4, INK)


def _peace(sketch: Sketch) -> None:
    """A white dove with the sign of peace, and rather many guns."""
    for y in (96, 112, 126):
        barrel(sketch, 96, y, 66 - (y - 96) // 2, 8)
    flat(sketch, [(40, 84), (4, 58), (2, 86), (6, 112), (42, 102)], (216, 222, 236))
    flat(sketch, smooth([(64, 60), (44, 10), (86, 16), (126, 52), (118, 74)]), IVORY)
    for x in (62, 78):
        sketch.stroke(curve((x, 22), (x + 8, 40), (x + 30, 58)), 2.4, (150, 156, 178))
    plate(
        sketch,
        smooth(
            [(36, 92), (72, 64), (126, 58), (156, 42), (176, 60), (160, 98), (114, 122), (62, 114)]
        ),
        (226, 230, 240),
    )
    flat(sketch, [(174, 54), (196, 64), (174, 70)], (250, 176, 60), 2)
    sketch.fill(oval(162, 58, 5), INK)
    sketch.stroke([(150, 48), (166, 50)], 3, INK)
    sketch.stroke(oval(98, 90, 20), 6, (64, 140, 226), closed=True)
    for end in ((98, 70), (98, 110), (84, 104), (112, 104)):
        sketch.stroke([(98, 90), end], 5.4, (64, 140, 226))
    sketch.stroke([(176, 68), (190, 82)], 3, (60, 120, 60))
    sketch.fill(oval(190, 84, 7, 3.6, 40), (92, 190, 92))


def _cranium(sketch: Sketch) -> None:
    """A brain under glass on a saucer."""
    pink = (250, 150, 176)
    flat(sketch, [*arc(100, 84, 60, 180, 360)], (188, 232, 246))
    brain = smooth([(54, 80), (52, 56), (72, 38), (98, 34), (126, 36), (146, 56), (146, 80)])
    flat(sketch, brain, pink)
    for fold in (
        [(100, 36), (96, 52), (102, 66), (98, 80)],
        [(66, 46), (76, 56), (66, 66), (76, 78)],
        [(134, 46), (124, 58), (134, 68), (126, 78)],
        [(84, 40), (88, 52)],
        [(114, 40), (112, 54)],
    ):
        sketch.stroke(smooth(fold, closed=False), 3.6, (176, 64, 100))
    sketch.stroke(arc(100, 84, 52, 200, 244), 5, IVORY, 0.8)
    plate(
        sketch,
        smooth(
            [(6, 96), (46, 80), (100, 76), (154, 80), (194, 96), (154, 118), (100, 124), (46, 118)]
        ),
        (132, 126, 190),
    )
    flat(sketch, smooth([(62, 120), (138, 120), (122, 140), (78, 140)]), (92, 86, 144))
    for x in (34, 67, 100, 133, 166):
        window(sketch, x, 98 + (4 if x == 100 else 2), 7)
    sketch.fill(star(100, 133, 7, 3, 4), LAMP)
    sketch.fill(regular(100, 133, 1.6, 4), IVORY)


THIRD: dict[Flagship, Callable[[Sketch], None]] = {
    Flagship.OVERSEERS_OF_KALGON: _overseers,
    Flagship.THE_GLORP: _glorp,
    Flagship.ALPHA_MAZONS: _mazons,
    Flagship.FREEP: _freep,
    Flagship.RECYCLONS_V40K: _recyclons,
    Flagship.TRI_BOT: _tri_bot,
    Flagship.MHEE_YOW_MEEX: _mhee,
    Flagship.BZZGZZRT: _bzzgzzrt,
    Flagship.BROTHERHOOD_OF_PEACE: _peace,
    Flagship.CRANIUM_CONSORTIUM: _cranium,
}
