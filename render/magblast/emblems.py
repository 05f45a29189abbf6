"""The pictures on Mag·Blast's action cards, one per kind, in a box of 100 × 100 units."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engines.magblast.cards import CATEGORIES
from engines.magblast.model import Category, Kind, Turret
from render.kit.outlines import (
    Point,
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
from render.magblast.hulls import (
    GLASS,
    LAMP,
    blast_outline,
    exhaust,
    flat,
    plate,
    window,
)
from render.magblast.signs import TURRET_HUES, Hue, rock_outline

STEEL: Colour = (176, 182, 204)
DARK: Colour = (58, 52, 78)

CATEGORY_HUES: dict[Category, Hue] = {
    Category.BLAST: Hue((255, 120, 84), (128, 26, 28)),
    Category.SQUADRON: Hue((90, 206, 214), (10, 82, 98)),
    Category.DIRECT_HIT: Hue((255, 206, 78), (120, 74, 6)),
    Category.EFFECT: Hue((246, 112, 190), (118, 20, 82)),
    Category.UPGRADE: Hue((140, 222, 120), (26, 88, 40)),
    Category.MISC: Hue((132, 160, 255), (44, 52, 138)),
}


def card_hue(kind: Kind) -> Hue:
    """Return the colours of a kind of card: a blast has its turret's, others their family's."""
    turrets = {
        Kind.LASER_BLAST: Turret.LASER,
        Kind.BEAM_BLAST: Turret.BEAM,
        Kind.MAG_BLAST: Turret.MAG,
    }
    if kind in turrets:
        return TURRET_HUES[turrets[kind]]
    return CATEGORY_HUES[CATEGORIES.get(kind, Category.MISC)]


@lru_cache(maxsize=64)
def emblem(kind: Kind, size: int) -> Image.Image:
    """Return the picture of a kind of card as RGBA, `size` pixels square."""
    sketch = Sketch(size, size, size / 100, 2)
    _DRAWN[kind](sketch)
    return sketch.finished()


def _burst(sketch: Sketch, at: Point, radius: float, rays: int = 11) -> None:
    edge = blast_outline(*at, radius, rays, 8)
    for share, paint in ((1.08, INK), (1, (240, 76, 36)), (0.74, (255, 164, 44)), (0.48, LAMP)):
        sketch.fill(scaled(edge, share, at), paint)


def _bolt(sketch: Sketch, start: Point, end: Point, width: float, colour: Colour) -> None:
    for share, paint in ((1.9, INK), (1.2, colour), (0.5, IVORY)):
        sketch.stroke([start, end], width * share, paint)


def _dart(sketch: Sketch, at: Point, size: float, colour: Colour, turn: float = 0) -> None:
    """Draw a small ship that points to angle `turn`."""
    wings = [(-1, -0.8), (-0.2, -0.2), (-0.2, 0.2), (-1, 0.8), (-0.7, 0)]
    body = [(-0.9, -0.28), (0.2, -0.36), (1.2, 0), (0.2, 0.36), (-0.9, 0.28)]
    for part, paint in ((wings, mixed(colour, INK, 0.4)), (body, colour)):
        edge = turned([(at[0] + x * size, at[1] + y * size) for x, y in part], turn, at)
        flat(sketch, edge, paint, 1.8)
    nose = turned([(at[0] + size * 0.3, at[1])], turn, at)[0]
    sketch.fill(oval(*nose, size * 0.2), GLASS)


def _laser(sketch: Sketch) -> None:
    for start, end in (((12, 70), (62, 34)), ((34, 88), (84, 52))):
        _bolt(sketch, start, end, 5, (255, 206, 60))
    _burst(sketch, (76, 26), 20, 9)


def _beam(sketch: Sketch) -> None:
    _bolt(sketch, (6, 80), (70, 34), 12, (96, 226, 116))
    sketch.stroke([(20, 56), (52, 32)], 3, (190, 255, 190))
    sketch.stroke([(34, 84), (66, 60)], 3, (190, 255, 190))
    _burst(sketch, (72, 32), 26)


def _mag(sketch: Sketch) -> None:
    _burst(sketch, (50, 50), 47, 15)
    for radius, paint in ((25, INK), (22, (255, 130, 36)), (14, (255, 214, 92)), (6, IVORY)):
        sketch.fill(oval(50, 50, radius), paint)
    for turn in (20, -40):
        sketch.stroke(oval(50, 50, 34, 11, turn), 4.6, INK, closed=True)
        sketch.stroke(oval(50, 50, 34, 11, turn), 2, (255, 240, 190), closed=True)


def _fighter(sketch: Sketch) -> None:
    for at, size in (((36, 28), 17), ((68, 48), 21), ((32, 72), 19)):
        exhaust(sketch, at[0] - size * 0.9, at[1], size * 0.3)
        _dart(sketch, at, size, (110, 220, 230))


def _bomber(sketch: Sketch) -> None:
    exhaust(sketch, 18, 38, 9)
    flat(sketch, [(22, 10), (52, 24), (60, 38), (52, 52), (22, 66), (36, 38)], (136, 54, 60))
    plate(sketch, smooth([(16, 30), (58, 26), (88, 38), (58, 50), (16, 46)]), (232, 100, 88))
    window(sketch, 66, 36, 6)
    for x, y in ((36, 78), (64, 82)):
        flat(sketch, oval(x, y, 7, 12), (84, 84, 106), 2)
        flat(sketch, [(x - 7, y - 14), (x, y - 8), (x + 7, y - 14)], (84, 84, 106), 1.4)
        sketch.fill(oval(x, y + 4, 3), (255, 84, 66))


def _flux(sketch: Sketch) -> None:
    for width, paint in ((13, INK), (8, (150, 128, 255))):
        for turn in (0, 120, 240):
            arm = [turned([(52 + n * 4.2, 50)], turn + n * 21, (50, 50))[0] for n in range(10)]
            sketch.stroke(smooth(arm, False, 4), width, paint)
    flat(sketch, oval(50, 50, 20), IVORY)
    for end in ((50, 37), (58, 55)):
        sketch.stroke([(50, 50), end], 3.6, INK)


def _evade(sketch: Sketch) -> None:
    way = curve((8, 86), (14, 26), (60, 34), 10)
    for n, (x, y) in enumerate(way[1:8:2]):
        sketch.fill(oval(x, y, 5 + n), (190, 210, 255), 0.5)
    _dart(sketch, (66, 36), 24, (250, 214, 80), -16)
    _bolt(sketch, (96, 96), (40, 74), 4, (255, 92, 70))


def _allocation(sketch: Sketch) -> None:
    for turn in (-24, 0, 24):
        card = turned(box(34, 14, 66, 64, 5), turn, (50, 96))
        flat(sketch, card, mixed((120, 150, 255), IVORY, (turn + 24) / 80))
    flat(sketch, star(50, 40, 12, 6, 5), LAMP, 1.6)
    cross = [(44, 68), (56, 68), (56, 76), (64, 76), (64, 88), (56, 88), (56, 96), (44, 96)]
    flat(sketch, [*cross, (44, 88), (36, 88), (36, 76), (44, 76)], (96, 220, 110))


def _reinforcements(sketch: Sketch) -> None:
    exhaust(sketch, 22, 62, 11)
    plate(sketch, smooth([(20, 54), (50, 44), (92, 60), (50, 76), (20, 72)]), (124, 176, 244))
    window(sketch, 58, 59, 7)
    cross = [(70, 8), (80, 8), (80, 17), (89, 17), (89, 27), (80, 27), (80, 36), (70, 36)]
    flat(sketch, [*cross, (70, 27), (61, 27), (61, 17), (70, 17)], (96, 220, 110))


def _spacedock(sketch: Sketch) -> None:
    for turn, paint in ((45, STEEL), (-45, mixed(STEEL, INK, 0.25))):
        edge = [*arc(50, 18, 17, -60, 240), (43, 34), (43, 84), (50, 92), (57, 84), (57, 34)]
        notch = [(43, 3), (43, 18), (50, 23), (57, 18), (57, 3)]
        flat(sketch, turned(edge, turn, (50, 54)), paint)
        sketch.fill(turned(notch, turn, (50, 54)), INK)
    sketch.fill(oval(50, 56, 5), INK)


def _ram(sketch: Sketch) -> None:
    flat(sketch, box(72, 8, 94, 92, 4), (120, 126, 150))
    for y in (28, 50, 72):
        sketch.stroke([(72, y), (94, y)], 3, INK)
    _burst(sketch, (70, 50), 30)
    exhaust(sketch, 20, 50, 12)
    plate(sketch, [(18, 38), (44, 34), (66, 50), (44, 66), (18, 62)], (240, 150, 70))


def _minefield(sketch: Sketch) -> None:
    for x, y, radius in ((32, 34, 19), (70, 26, 14), (62, 70, 22)):
        sketch.fill(star(x, y, radius * 1.5, radius * 0.95, 8), INK)
        sketch.fill(star(x, y, radius * 1.32, radius * 0.9, 8), STEEL)
        flat(sketch, oval(x, y, radius), (76, 74, 98), 2)
        sketch.fill(oval(x, y, radius * 0.42), (255, 66, 52))
        sketch.fill(oval(x - 2, y - 2, radius * 0.14), IVORY)


def _asteroids(sketch: Sketch) -> None:
    for shape, (x, y, radius) in enumerate(((34, 38, 27), (77, 25, 15), (65, 74, 23))):
        edge = turned(rock_outline(shape, x, y, radius), 40 * shape, (x, y))
        plate(sketch, edge, (176, 142, 112), 2.2)
        for dx, dy, size in ((-0.36, -0.24, 0.24), (0.4, 0.1, 0.15), (-0.02, 0.5, 0.11)):
            at = (x + dx * radius, y + dy * radius)
            sketch.fill(oval(*at, radius * size), (92, 70, 64))
            sketch.fill(oval(at[0] + 0.8, at[1] + 1, radius * size * 0.72), (136, 108, 92))


def _direct_hit(sketch: Sketch) -> None:
    _burst(sketch, (50, 50), 34, 12)
    for width, paint in ((9, INK), (4.6, (255, 70, 60))):
        sketch.stroke(oval(50, 50, 34), width, paint, closed=True)
        for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            sketch.stroke([(50 + x * 22, 50 + y * 22), (50 + x * 46, 50 + y * 46)], width, paint)
    sketch.fill(oval(50, 50, 5), INK)


def _boarding(sketch: Sketch) -> None:
    rope = smooth([(6, 16), (30, 12), (34, 34), (50, 34), (56, 48)], False)
    sketch.stroke(rope, 8, INK)
    sketch.stroke(rope, 4, (222, 184, 120))
    for way in ([(56, 46), (64, 84)], arc(64, 62, 24, 20, 140), arc(60, 62, 24, 50, 170)):
        sketch.stroke(way, 12, INK)
    for way in ([(56, 46), (64, 84)], arc(64, 62, 24, 20, 140), arc(60, 62, 24, 50, 170)):
        sketch.stroke(way, 6, STEEL)
    for x, y in ((87, 70), (37, 66)):
        flat(sketch, regular(x, y - 4, 8, 3), STEEL, 2)
    flat(sketch, oval(56, 44, 7), STEEL, 2)


def _catastrophe(sketch: Sketch) -> None:
    _burst(sketch, (50, 50), 48, 15)
    flat(
        sketch,
        smooth([(26, 46), (34, 24), (50, 18), (66, 24), (74, 46), (62, 62), (38, 62)]),
        IVORY,
    )
    flat(sketch, box(39, 58, 61, 76, 4), IVORY)
    for x in (46, 54):
        sketch.stroke([(x, 66), (x, 76)], 2.4, INK)
    for x in (40, 60):
        sketch.fill(oval(x, 45, 8), INK)
    sketch.fill([(47, 56), (53, 56), (50, 50)], INK)


def _concussive(sketch: Sketch) -> None:
    for radius in (46, 34):
        sketch.stroke(oval(50, 50, radius), 8, INK, closed=True)
        sketch.stroke(oval(50, 50, radius), 4, (246, 160, 220), closed=True)
    _burst(sketch, (50, 50), 22, 9)
    for turn in (20, 140, 260):
        at = turned([(88, 50)], turn, (50, 50))[0]
        _dart(sketch, at, 11, (180, 220, 255), turn)


def _bridge_hit(sketch: Sketch) -> None:
    plate(sketch, [(8, 84), (18, 34), (82, 34), (92, 84)], (128, 136, 168))
    flat(sketch, [(24, 70), (30, 44), (70, 44), (76, 70)], GLASS)
    for ends in (
        [(50, 57), (36, 44)],
        [(50, 57), (70, 50)],
        [(50, 57), (44, 70)],
        [(50, 57), (66, 69)],
    ):
        sketch.stroke(ends, 2.6, INK)
    _burst(sketch, (52, 30), 24, 10)


def _long_range(sketch: Sketch) -> None:
    flat(sketch, turned(box(16, 44, 96, 54, 3), -24, (30, 60)), STEEL)
    flat(sketch, turned(box(86, 40, 98, 58, 3), -24, (30, 60)), DARK)
    flat(sketch, turned(box(36, 30, 62, 40, 4), -24, (30, 60)), (110, 206, 255))
    flat(sketch, [*arc(32, 78, 24, 180, 360), (58, 90), (6, 90)], (140, 222, 120))


def _emp(sketch: Sketch) -> None:
    for radius in (44, 32):
        sketch.stroke(oval(50, 50, radius), 7, INK, closed=True)
        sketch.stroke(oval(50, 50, radius), 3.4, (120, 210, 255), closed=True)
    flat(sketch, [(58, 6), (28, 54), (48, 54), (38, 94), (74, 42), (53, 42)], LAMP)


def _point_defense(sketch: Sketch) -> None:
    for x, top in ((38, 20), (56, 12)):
        flat(sketch, turned(box(x, top, x + 8, 58, 2), 14, (50, 70)), STEEL)
    flat(sketch, [*arc(50, 74, 30, 180, 360), (84, 88), (16, 88)], (140, 222, 120))
    window(sketch, 50, 64, 8)
    for x, y in ((70, 10), (86, 20), (78, 32)):
        flat(sketch, star(x, y, 8, 3.6, 6), LAMP, 1.2)


def _bay(sketch: Sketch) -> None:
    plate(sketch, box(10, 16, 90, 88, 8), (124, 150, 130))
    flat(sketch, box(22, 34, 78, 78, 4), (30, 24, 48))
    for y in (20, 26):
        sketch.stroke([(24, y), (76, y)], 3, INK)
    _dart(sketch, (50, 56), 20, (110, 220, 230), -30)


def _secondary(sketch: Sketch) -> None:
    for y in (26, 52):
        flat(sketch, box(34, y, 94, y + 14, 3), STEEL)
        flat(sketch, box(82, y - 3, 95, y + 17, 2), DARK)
    plate(
        sketch, smooth([(8, 78), (12, 26), (34, 14), (52, 30), (52, 72), (34, 88)]), (140, 222, 120)
    )
    for y in (34, 60):
        sketch.fill(oval(32, y, 5), INK)


def _security(sketch: Sketch) -> None:
    edge = [(14, 16), (50, 6), (86, 16), (82, 58), (50, 94), (18, 58)]
    plate(sketch, edge, (120, 200, 116))
    flat(
        sketch, smooth([(30, 52), (32, 30), (50, 22), (68, 30), (70, 52), (50, 62)]), (64, 78, 104)
    )
    flat(sketch, box(32, 38, 68, 50, 5), (255, 190, 70), 2)
    sketch.fill(box(36, 41, 48, 44, 1), IVORY)
    for x in (38, 50, 62):
        sketch.fill(star(x, 73, 5, 2.2, 5), LAMP)


_DRAWN: dict[Kind, Callable[[Sketch], None]] = {
    Kind.LASER_BLAST: _laser,
    Kind.BEAM_BLAST: _beam,
    Kind.MAG_BLAST: _mag,
    Kind.FIGHTER: _fighter,
    Kind.BOMBER: _bomber,
    Kind.TEMPORAL_FLUX: _flux,
    Kind.EVASIVE_ACTION: _evade,
    Kind.STRATEGIC_ALLOCATION: _allocation,
    Kind.REINFORCEMENTS: _reinforcements,
    Kind.SPACEDOCK: _spacedock,
    Kind.SPACEDOCK_1: _spacedock,
    Kind.SPACEDOCK_2: _spacedock,
    Kind.RAMMING_SPEED: _ram,
    Kind.MINEFIELD: _minefield,
    Kind.ASTEROIDS: _asteroids,
    Kind.DIRECT_HIT: _direct_hit,
    Kind.BOARDING_PARTY: _boarding,
    Kind.BOARDING: _boarding,
    Kind.CATASTROPHIC_DAMAGE: _catastrophe,
    Kind.CONCUSSIVE_BLAST: _concussive,
    Kind.BRIDGE_HIT: _bridge_hit,
    Kind.LONG_RANGE_CANNON: _long_range,
    Kind.EMP_CANNON: _emp,
    Kind.POINT_DEFENSE_TURRET: _point_defense,
    Kind.SQUADRON_BAY: _bay,
    Kind.SECONDARY_CANNON: _secondary,
    Kind.SECURITY_FORCE: _security,
}
