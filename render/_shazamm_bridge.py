"""The bridge of Shazamm!: nineteen slabs on piers, broken from both ends."""

from __future__ import annotations

import random

from PIL import Image, ImageChops

from engines.shazamm.model import SLABS
from render._shazamm_backdrop import HEIGHT
from render.kit import WIDTH, put, shine
from render.lettering import Face, line, write
from render.outlines import Point, Points, curve
from render.paint import cloud, glow, mapped
from render.palette import IVORY, Colour, mixed
from render.sketch import Sketch

PITCH = 59
"""Width of a slab in pixels."""
_LEFT = (WIDTH - SLABS * PITCH) / 2
_TOP = 440
"""Where the layer of the bridge begins in the scene."""
_FRONT = 46
"""Height of a slab's front in pixels."""
_DEPTH = 30
"""Height of a slab's upper side, seen from above."""
FOOT = 616
"""Where the piers stand in the lava."""

_STONE: Colour = (98, 88, 108)
_DARK: Colour = (44, 36, 52)
_LIT: Colour = (196, 84, 36)
_EMBER: Colour = (255, 150, 50)


def middle(slab: float) -> Point:
    """Return where someone stands on `slab`, in pixels of the scene.

    Slabs beyond the ends of the bridge lie where its first and last slab are.
    """
    x = _LEFT + (min(max(slab, 1), SLABS) - 0.5) * PITCH
    return x, _edge(x) - _DEPTH / 2


def plate_height(slab: int) -> float:
    """Return the height at which a slab's number is written, in pixels of the scene."""
    return _edge(middle(slab)[0]) + _FRONT / 2 + 1


def build(scene: Image.Image, collapsed: int) -> None:
    """Put the bridge on the scene, with `collapsed` slabs broken off at each end."""
    gone = [n for n in range(1, SLABS + 1) if not collapsed < n <= SLABS - collapsed]
    sketch = Sketch(WIDTH, HEIGHT - _TOP, detail=2)
    for slab in gone:
        _wreck(sketch, slab)
        x, _ = middle(slab)
        shine(scene, glow(150, 260, (255, 120, 30), 0.6), (x, FOOT - 40))
    intact = [n for n in range(1, SLABS + 1) if n not in gone]
    for slab in intact:
        _pier(sketch, slab)
    for slab in intact:
        _slab(sketch, slab)
    put(scene, _weathered(sketch.finished()), (0, _TOP))
    for slab in intact:
        x, _ = middle(slab)
        shine(scene, glow(90, 36, _EMBER), (x, FOOT))
        number = line(str(slab), Face.DISPLAY, 28)
        write(scene, number, (x, plate_height(slab)), IVORY, "mm", outline=(30, 24, 36))


def _edge(x: float) -> float:
    """Return the height of the upper front edge at `x`: the bridge is a gentle arch."""
    return 500 - 22 * (1 - ((x - WIDTH / 2) / 560) ** 2)


def _back(x: float) -> Point:
    """Return the point of the upper rear edge behind `x`."""
    return WIDTH / 2 + (x - WIDTH / 2) * 0.955, _edge(x) - _DEPTH - _TOP


def _front(x: float, down: float = 0) -> Point:
    return x, _edge(x) + down - _TOP


def _sides(slab: int) -> tuple[float, float]:
    left = _LEFT + (slab - 1) * PITCH
    return left + 1, left + PITCH - 1


def _slab(sketch: Sketch, slab: int) -> None:
    left, right = _sides(slab)
    chance = random.Random(f"slab{slab}")
    shade = mixed(_STONE, _DARK, chance.random() * 0.3)
    upper = [_front(left), _back(left), _back(right), _front(right)]
    front = [_front(left), _front(right), _front(right, _FRONT), _front(left, _FRONT)]
    sketch.fill(upper, (mixed(shade, (255, 190, 140), 0.36), mixed(shade, IVORY, 0.22)))
    sketch.fill(front, (mixed(shade, _DARK, 0.55), mixed(_DARK, (20, 14, 24), 0.5)))
    sketch.stroke([_front(left + 1), _front(right - 1)], 2.4, mixed(shade, IVORY, 0.62), 0.9)
    sketch.stroke([_front(left), _front(left, _FRONT)], 2, (14, 10, 18), 0.8)
    sketch.stroke([_front(left + 1, _FRONT - 1), _front(right - 1, _FRONT - 1)], 2, _LIT, 0.8)
    _crack(sketch, slab, chance)


def _crack(sketch: Sketch, slab: int, chance: random.Random) -> None:
    left, right = _sides(slab)
    x = left + 6 + chance.random() * (right - left - 12)
    down = [_front(x, -_DEPTH * 0.8), _front(x + 5, -12), _front(x - 2, -4), _front(x + 3, 7)]
    sketch.stroke(down, 1.2, (26, 20, 32), 0.7)


def _pier(sketch: Sketch, slab: int) -> None:
    """Draw a pier whose capital spreads into half an arch on either side."""
    left, right = _sides(slab)
    x, top, foot = (left + right) / 2, _edge((left + right) / 2) + _FRONT - _TOP, FOOT - _TOP
    neck, base = 13, 17
    outline: Points = [
        (left - 1, top - 2),
        *curve((left - 1, top + 6), (x - neck, top + 10), (x - neck, top + 44)),
        (x - base, foot),
        (x + base, foot),
        *curve((x + neck, top + 44), (x + neck, top + 10), (right + 1, top + 6)),
        (right + 1, top - 2),
    ]
    sketch.fill(outline, ((40, 32, 48), (176, 66, 28)))
    sketch.fill(
        [(x + 3, top), (x + 3, foot), (x + base, foot), (x + neck, top)], _DARK, 0.5, outline
    )


def _wreck(sketch: Sketch, slab: int) -> None:
    """Draw what is left of a collapsed slab: a stump, and the slab in the lava."""
    chance = random.Random(f"wreck{slab}")
    x, foot = _LEFT + (slab - 0.5) * PITCH, FOOT - _TOP
    top = foot - 34 - chance.random() * 30
    stump = [(x - 17, foot), (x - 13, top + 8), (x - 6, top - 6), (x - 1, top + 6)]
    stump += [(x + 6, top - 2), (x + 13, top + 12), (x + 17, foot)]
    sketch.fill(stump, ((62, 46, 60), (190, 74, 30)))
    sketch.stroke(stump[1:-1], 2.6, _EMBER, 0.9)
    _block(sketch, x + (chance.random() - 0.5) * 30, foot + 10, chance)


def _block(sketch: Sketch, x: float, y: float, chance: random.Random) -> None:
    lean = (chance.random() - 0.5) * 22
    block = [(x - 24, y - 12 + lean), (x + 20, y - 16 - lean), (x + 24, y + 8), (x - 22, y + 8)]
    sketch.fill(block, ((104, 84, 96), (60, 30, 30)))
    sketch.stroke([block[0], block[1]], 2, mixed(_STONE, IVORY, 0.5))
    sketch.stroke([block[3], block[2]], 4, _EMBER)


def _weathered(bridge: Image.Image) -> Image.Image:
    grain = mapped(
        cloud(WIDTH, bridge.height, 120, 26, "grain"),
        ((0, (120, 120, 128)), (0.7, (255, 255, 255)), (1, (255, 255, 255))),
    )
    stone = ImageChops.multiply(bridge.convert("RGB"), grain)
    stone.putalpha(bridge.getchannel("A"))
    return stone
