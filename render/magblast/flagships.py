"""The flagships of Mag·Blast as pictures: each flies the taste of its people."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.magblast.cards import Flagship
from render.kit.outlines import oval, regular, scaled, turned
from render.kit.palette import INK, IVORY, mixed
from render.kit.sketch import Sketch
from render.magblast.flagships_second import SECOND
from render.magblast.flagships_third import THIRD
from render.magblast.hulls import blast_outline, flat

WIDE, HIGH = 200, 150
"""The box in which flagships are drawn, in units."""
DRAWN = THIRD | SECOND


@lru_cache(maxsize=32)
def flagship(name: Flagship, width: int) -> Image.Image:
    """Return a flagship as RGBA, `width` pixels wide."""
    sketch = Sketch(width, round(width * HIGH / WIDE), width / WIDE, 2)
    DRAWN[name](sketch)
    return sketch.finished()


@lru_cache(maxsize=4)
def wreck(width: int) -> Image.Image:
    """Return what is left of a flagship, whichever it was: a blast, and pieces of hull."""
    sketch = Sketch(width, round(width * HIGH / WIDE), width / WIDE, 2)
    edge = blast_outline(100, 76, 92, 15, 6)
    edge = [(x, 76 + (y - 76) * 0.8) for x, y in edge]
    for share, paint in (
        (1.0, INK),
        (0.94, (104, 26, 34)),
        (0.72, (196, 58, 30)),
        (0.5, (255, 156, 40)),
        (0.26, IVORY),
    ):
        sketch.fill(scaled(edge, share, (100, 76)), paint)
    for x, y, size, turn in (
        (46, 52, 21, 15),
        (148, 46, 17, 70),
        (62, 112, 15, 40),
        (140, 108, 20, 5),
        (100, 30, 12, 50),
    ):
        steel = mixed((120, 122, 140), INK, (x % 5) / 12)
        flat(
            sketch,
            turned(
                [
                    (x - size, y - size * 0.6),
                    (x + size * 0.5, y - size * 0.4),
                    (x + size, y + size * 0.2),
                    (x, y + size * 0.1),
                    (x - size * 0.7, y + size * 0.6),
                ],
                turn,
                (x, y),
            ),
            steel,
            2,
        )
    for x, y in ((30, 86), (86, 20), (172, 80), (112, 132)):
        sketch.fill(oval(x, y, 4.4), INK)
        sketch.fill(regular(x, y, 3.4, 4), (170, 172, 188))
    return sketch.finished()
