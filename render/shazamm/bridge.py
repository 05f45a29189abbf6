"""The bridge of Shazamm!: nineteen slabs on piers, broken from both ends."""

from __future__ import annotations

import random
from functools import cache

from PIL import Image, ImageChops

from engines.shazamm.model import SLABS
from render.kit.canvas import WIDTH, put, shine
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, Points, curve, mirrored
from render.kit.paint import glow, mapped, noise
from render.kit.palette import IVORY, Colour, mixed
from render.kit.sketch import Sketch
from render.shazamm.backdrop import HEIGHT

PITCH = 59
"""Width of a slab in pixels."""
_LEFT = (WIDTH - SLABS * PITCH) / 2
TOP = 440
"""Where the layer of the bridge, and all light round it, begins in the scene."""
_FRONT = 46
"""Height of a slab's front in pixels."""
_DEPTH = 30
"""Height of a slab's upper side, seen from above."""
FOOT = 616
"""Where the piers stand in the lava."""

_STONE: Colour = (98, 88, 108)
_DARK: Colour = (44, 36, 52)
_GLINT: Colour = (166, 74, 40)
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
    intact = range(1 + collapsed, SLABS + 1 - collapsed)
    for slab in range(1, SLABS + 1):
        if slab not in intact:
            shine(scene, glow(150, 260, (255, 120, 30), 0.6), (middle(slab)[0], FOOT - 40))
    layer = Image.new("RGBA", (WIDTH, HEIGHT - TOP))
    for slab in intact:
        _stand(layer, slab)
    layer.alpha_composite(_masonry(intact))
    put(scene, _weathered(layer), (0, TOP))
    for slab in intact:
        shine(scene, glow(90, 36, _EMBER), (middle(slab)[0], FOOT))


def _masonry(intact: range) -> Image.Image:
    """Return the slabs that stand, and what is left of the others."""
    sketch = Sketch(WIDTH, HEIGHT - TOP)
    for slab in range(1, SLABS + 1):
        if slab not in intact:
            _wreck(sketch, slab)
    for slab in intact:
        _slab(sketch, slab)
    left, right = _sides(intact[0])[0], _sides(intact[-1])[1]
    _light(sketch, left, right)
    return sketch.finished()


def number(scene: Image.Image, collapsed: int) -> None:
    """Write the numbers of the slabs that stand."""
    for slab in range(1 + collapsed, SLABS + 1 - collapsed):
        words = line(str(slab), Face.DISPLAY, 28)
        at = (middle(slab)[0], plate_height(slab))
        write(scene, words, at, IVORY, "mm")


def _edge(x: float) -> float:
    """Return the height of the upper front edge at `x`: the bridge is a gentle arch."""
    return 500 - 22 * (1 - ((x - WIDTH / 2) / 560) ** 2)


def _back(x: float) -> Point:
    """Return the point of the upper rear edge behind `x`."""
    return WIDTH / 2 + (x - WIDTH / 2) * 0.955, _edge(x) - _DEPTH - TOP


def _front(x: float, down: float = 0) -> Point:
    return x, _edge(x) + down - TOP


def _sides(slab: int) -> tuple[float, float]:
    left = _LEFT + (slab - 1) * PITCH
    return left + 1, left + PITCH - 1


def _slab(sketch: Sketch, slab: int) -> None:
    left, right = _sides(slab)
    chance = random.Random(f"slab{slab}")
    shade = mixed(_STONE, _DARK, chance.random() * 0.36)
    upper = [_front(left), _back(left), _back(right), _front(right)]
    front = [_front(left), _front(right), _front(right, _FRONT), _front(left, _FRONT)]
    sketch.fill(upper, mixed(shade, (255, 206, 170), 0.28))
    sketch.fill(front, mixed(shade, _DARK, 0.66))
    sketch.stroke([_front(left + 1), _front(right - 1)], 2.4, mixed(shade, IVORY, 0.5))
    sketch.stroke([_front(left), _front(left, _FRONT)], 2, (20, 15, 25))
    sketch.stroke([_front(left + 1, _FRONT - 1), _front(right - 1, _FRONT - 1)], 2, _GLINT)
    _crack(sketch, slab, shade, chance)


def _light(sketch: Sketch, left: float, right: float) -> None:
    """Shade the front of the whole bridge downwards."""
    xs = [left + (right - left) * n / 12 for n in range(13)]
    front = [*(_front(x, 3) for x in xs), *(_front(x, _FRONT - 2) for x in reversed(xs))]
    sketch.fill(front, (_DARK, (12, 8, 16)), 0.45)


def _crack(sketch: Sketch, slab: int, shade: Colour, chance: random.Random) -> None:
    left, right = _sides(slab)
    x = left + 6 + chance.random() * (right - left - 12)
    down = [_front(x, -_DEPTH * 0.8), _front(x + 5, -12), _front(x - 2, -4), _front(x + 3, 7)]
    sketch.stroke(down, 1.2, mixed(shade, (26, 20, 32), 0.7))


def _stand(layer: Image.Image, slab: int) -> None:
    """Put a slab's pier on the layer; its foot is cut off where the lava begins."""
    left, top = _sides(slab)[0] - 1, round(_edge(middle(slab)[0])) + _FRONT - TOP - 2
    pier = _pier().crop((0, 0, PITCH, FOOT - TOP - top))
    layer.alpha_composite(pier, (round(left), top))


@cache
def _pier() -> Image.Image:
    """Return a pier whose capital spreads into half an arch on either side."""
    height = FOOT - round(_edge(WIDTH / 2)) - _FRONT + 4
    sketch = Sketch(PITCH, height)
    x, neck, base = PITCH / 2, 13, 17
    side: Points = [
        (PITCH, 0),
        (PITCH, 8),
        *reversed(curve((x + neck, 46), (x + neck, 12), (PITCH, 8))),
        (x + base, height),
    ]
    sketch.fill([*side, *reversed(mirrored(side, x))], ((40, 32, 48), (176, 66, 28)))
    shade = [(x + 3, 2), (x + 3, height), (x + base, height), (x + neck, 46), (x + neck, 2)]
    sketch.fill(shade, _DARK, 0.5)
    return sketch.finished()


def _wreck(sketch: Sketch, slab: int) -> None:
    """Draw what is left of a collapsed slab: a stump, and the slab in the lava."""
    chance = random.Random(f"wreck{slab}")
    x, foot = _LEFT + (slab - 0.5) * PITCH, FOOT - TOP
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
    """Return the bridge with the marbling of old stone."""
    grain = noise(*bridge.size, 34, 4, "grain")  # finer grain would be a quarter of a file
    tone = mapped(grain, ((0, (168, 164, 176)), (0.55, (255, 255, 255)), (1, (255, 255, 255))))
    stone = ImageChops.multiply(bridge.convert("RGB"), tone)
    stone.putalpha(bridge.getchannel("A"))
    return stone
