"""Where Shazamm! is fought: a night sky, volcanoes, and a river of lava."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw

from render.kit.canvas import WIDTH, put, shine
from render.kit.outlines import Points
from render.kit.paint import (
    Stops,
    cloud,
    glow,
    gradient,
    mapped,
    noise,
    resized,
    toned,
)
from render.kit.palette import Colour, mixed
from render.kit.sketch import Sketch

HEIGHT = 640
"""Height of the scene in pixels."""
HORIZON = 400
"""Where the lava meets the sky, in pixels from the top."""

_SKY: Stops = (
    (0.0, (13, 9, 28)),
    (0.38, (40, 16, 56)),
    (0.66, (104, 28, 62)),
    (0.88, (196, 66, 44)),
    (1.0, (255, 150, 72)),
)
_LAVA: Stops = (
    (0.0, (30, 8, 12)),
    (0.36, (74, 13, 12)),
    (0.5, (176, 38, 12)),
    (0.64, (246, 104, 20)),
    (0.82, (255, 184, 62)),
    (1.0, (255, 240, 176)),
)


def backdrop() -> Image.Image:
    """Return the scene without a bridge, `WIDTH` × `HEIGHT`."""
    half = Image.new("RGB", (WIDTH // 2, HEIGHT // 2))
    half.paste(_sky(half.width, HORIZON // 2), (0, 0))
    half.paste(_river(half.width, half.height - HORIZON // 2), (0, HORIZON // 2))
    put(half, _mountains(), (0, HORIZON / 2), "lb")
    shine(half, glow(850, 95, (255, 130, 60), 0.8), (half.width / 2, HORIZON / 2))
    scene = resized(half, WIDTH, HEIGHT, Image.Resampling.BILINEAR)
    _stars(scene)
    _sparks(scene)
    return scene


def _sky(width: int, height: int) -> Image.Image:
    sky = gradient(width, height, _SKY)
    veil = toned(noise(width, height, 4, 7, "clouds"), lambda value: (value - 104) * 1.2)
    sky.paste(gradient(width, height, ((0, (34, 18, 54)), (1, (70, 20, 40)))), (0, 0), veil)
    shine(sky, glow(260, 240, (255, 110, 40), 0.8), (216, 136))
    return sky


def _stars(sky: Image.Image) -> None:
    chance, draw = random.Random("stars"), ImageDraw.Draw(sky)
    for _ in range(90):
        x, y = chance.randrange(WIDTH), chance.randrange(130)
        light = chance.randrange(70, 200)
        draw.point([(x, y), (x + 1, y)], fill=(light, light - 10, light))


def _mountains() -> Image.Image:
    sketch = Sketch(WIDTH // 2, 85, 0.5)
    far: Colour = (120, 34, 56)
    volcano = [(250, 170), (330, 110), (392, 52), (412, 46), (448, 48), (470, 60), (530, 116)]
    sketch.fill(_ridge("far", 108, 40), (mixed(far, (60, 20, 60), 0.4), (214, 84, 50)))
    sketch.fill([*volcano, (640, 170)], ((58, 18, 46), (168, 52, 44)))
    for stream in (
        [(420, 48), (414, 84), (426, 112), (404, 168)],
        [(440, 50), (456, 92), (450, 140)],
    ):
        sketch.stroke(stream, 5, (255, 96, 30), 0.6)
        sketch.stroke(stream, 2, (255, 210, 120))
    sketch.fill(_ridge("near", 140, 34), ((40, 14, 38), (96, 26, 36)))
    return sketch.finished()


def _ridge(seed: str, base: float, rough: float) -> Points:
    chance = random.Random(seed)
    tops = [(x, base + (chance.random() - 0.5) * 2 * rough) for x in range(-20, WIDTH + 60, 46)]
    return [(-20, 172), *tops, (WIDTH + 60, 172)]


def _river(width: int, height: int) -> Image.Image:
    """Return lava as a plane seen from above its bank: far waves are small, near ones large.

    Towards the horizon the waves fade into one glow: too fine to be seen, they would cost a
    file more bytes than all that is near.
    """
    size, near, across = 512, 17.0, 0.85
    waves = cloud(size, size, 24, 14, "lava")
    plane = (across, size / 2 / near, size / 2 - width / 2 * across, 0, 0, size - 1, 0, 1 / near)
    flow = waves.transform(
        (width, height), Image.Transform.PERSPECTIVE, plane, Image.Resampling.BILINEAR
    )
    down = resized(Image.linear_gradient("L"), width, height)
    calm = Image.new("L", (width, height), 128)
    flow = Image.composite(flow, calm, toned(down, lambda value: (value - 4) * 1.5))
    heat = toned(flow, lambda value: (value - 128) * 1.9 + 92)
    far = toned(down, lambda value: 86 - value * 1.3)
    return mapped(ImageChops.add(heat, far), _LAVA)


def _sparks(scene: Image.Image) -> None:
    chance = random.Random("sparks")
    draw = ImageDraw.Draw(scene)
    for _ in range(80):
        x, y = chance.randrange(WIDTH), HEIGHT - round(chance.random() ** 1.6 * 430)
        size = chance.choice((1, 1, 2, 3))
        draw.ellipse((x, y, x + size, y + size), fill=(255, chance.randrange(120, 230), 70))
