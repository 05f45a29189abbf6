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
from render.kit.plot import Surface
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
_ROOM = 124
"""Width of the sprite of a slab in pixels: its rear edge leans, and its wreck lies askew."""

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


def build(scene: Surface, collapsed: int) -> None:
    """Put the bridge on the scene, with `collapsed` slabs broken off at each end."""
    intact = range(1 + collapsed, SLABS + 1 - collapsed)
    fallen = [slab for slab in range(1, SLABS + 1) if slab not in intact]
    for slab in fallen:
        shine(scene, glow(150, 260, (255, 120, 30), 0.6), (middle(slab)[0], FOOT - 40))
        put(scene, _wreck(slab), (_start(slab), TOP))
    for slab in intact:
        put(scene, _standing(slab), (_start(slab), TOP))
    for slab in intact:
        shine(scene, glow(90, 36, _EMBER), (middle(slab)[0], FOOT))


def number(lower: Image.Image, collapsed: int) -> None:
    """Write the numbers of the slabs that stand on the scene from `TOP` down."""
    for slab in range(1 + collapsed, SLABS + 1 - collapsed):
        words = line(str(slab), Face.DISPLAY, 28)
        at = (middle(slab)[0], plate_height(slab) - TOP)
        write(lower, words, at, IVORY, "mm")


def _edge(x: float) -> float:
    """Return the height of the upper front edge at `x`: the bridge is a gentle arch."""
    return 500 - 22 * (1 - ((x - WIDTH / 2) / 560) ** 2)


def _start(slab: int) -> int:
    """Return where in the scene the sprite of a slab begins."""
    return round(_LEFT + (slab - 0.5) * PITCH) - _ROOM // 2


class _Stone:
    """A slab on its own sheet, `_ROOM` wide: points of the scene, and where they are on it."""

    def __init__(self, slab: int) -> None:
        self._start = _start(slab)
        self.left = _LEFT + (slab - 1) * PITCH + 1
        self.right = self.left + PITCH - 2

    def back(self, x: float) -> Point:
        """Return the point of the upper rear edge behind `x`."""
        behind = WIDTH / 2 + (x - WIDTH / 2) * 0.955
        return behind - self._start, _edge(x) - _DEPTH - TOP

    def front(self, x: float, down: float = 0) -> Point:
        """Return the point of the front so far below its upper edge at `x`."""
        return x - self._start, _edge(x) + down - TOP


@cache
def _standing(slab: int) -> Image.Image:
    """Return a slab on its pier, `_ROOM` wide, from `TOP` down."""
    stone, chance = _Stone(slab), random.Random(f"slab{slab}")
    shade = mixed(_STONE, _DARK, chance.random() * 0.36)
    sketch = Sketch(_ROOM, HEIGHT - TOP)
    _slab(sketch, stone, shade)
    _crack(sketch, stone, shade, chance)
    left, top = (
        round(stone.left) - 1 - _start(slab),
        round(_edge(middle(slab)[0])) + _FRONT - TOP - 2,
    )
    sprite = Image.new("RGBA", (_ROOM, HEIGHT - TOP))
    sprite.paste(_pier().crop((0, 0, PITCH, FOOT - TOP - top)), (left, top))
    sprite.alpha_composite(sketch.finished())
    return _weathered(sprite, _start(slab))


def _slab(sketch: Sketch, stone: _Stone, shade: Colour) -> None:
    """Draw a slab as it stands, with its front darker downwards."""
    left, right, front, back = stone.left, stone.right, stone.front, stone.back
    upper = [front(left), back(left), back(right), front(right)]
    whole = [front(left), front(right), front(right, _FRONT), front(left, _FRONT)]
    sketch.fill(upper, mixed(shade, (255, 206, 170), 0.28))
    sketch.fill(whole, mixed(shade, _DARK, 0.66))
    sketch.stroke([front(left + 1), front(right - 1)], 2.4, mixed(shade, IVORY, 0.5))
    sketch.stroke([front(left), front(left, _FRONT)], 2, (20, 15, 25))
    sketch.stroke([front(left + 1, _FRONT - 1), front(right - 1, _FRONT - 1)], 2, _GLINT)
    lower = [front(left, 3), front(right, 3), front(right, _FRONT - 2), front(left, _FRONT - 2)]
    sketch.fill(lower, (_DARK, (12, 8, 16)), 0.45)


def _crack(sketch: Sketch, stone: _Stone, shade: Colour, chance: random.Random) -> None:
    x, front = stone.left + 6 + chance.random() * (stone.right - stone.left - 12), stone.front
    down = [front(x, -_DEPTH * 0.8), front(x + 5, -12), front(x - 2, -4), front(x + 3, 7)]
    sketch.stroke(down, 1.2, mixed(shade, (26, 20, 32), 0.7))


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


@cache
def _wreck(slab: int) -> Image.Image:
    """Return what is left of a collapsed slab: a stump, and the slab in the lava."""
    chance, sketch = random.Random(f"wreck{slab}"), Sketch(_ROOM, HEIGHT - TOP)
    x, foot = _ROOM / 2, FOOT - TOP
    top = foot - 34 - chance.random() * 30
    stump = [(x - 17, foot), (x - 13, top + 8), (x - 6, top - 6), (x - 1, top + 6)]
    stump += [(x + 6, top - 2), (x + 13, top + 12), (x + 17, foot)]
    sketch.fill(stump, ((62, 46, 60), (190, 74, 30)))
    sketch.stroke(stump[1:-1], 2.6, _EMBER, 0.9)
    _block(sketch, x + (chance.random() - 0.5) * 30, foot + 10, chance)
    return _weathered(sketch.finished(), _start(slab))


def _block(sketch: Sketch, x: float, y: float, chance: random.Random) -> None:
    lean = (chance.random() - 0.5) * 22
    block = [(x - 24, y - 12 + lean), (x + 20, y - 16 - lean), (x + 24, y + 8), (x - 22, y + 8)]
    sketch.fill(block, ((104, 84, 96), (60, 30, 30)))
    sketch.stroke([block[0], block[1]], 2, mixed(_STONE, IVORY, 0.5))
    sketch.stroke([block[3], block[2]], 4, _EMBER)


def _weathered(stone: Image.Image, left: int) -> Image.Image:
    """Return what stands on the bridge from `left` on with the marbling of old stone."""
    tone = _grain().crop((left, 0, left + stone.width, stone.height))
    marbled = ImageChops.multiply(stone.convert("RGB"), tone)
    marbled.putalpha(stone.getchannel("A"))
    return marbled


@cache
def _grain() -> Image.Image:
    """Return by what the whole bridge is marbled, from `TOP` down."""
    grain = noise(WIDTH, HEIGHT - TOP, 34, 4, "grain")  # finer grain would be a quarter of a file
    return mapped(grain, ((0, (168, 164, 176)), (0.55, (255, 255, 255)), (1, (255, 255, 255))))
