"""Grounds that are painted, not outlined: gradients, clouds of noise, glows, heat.

Everything is made small and enlarged smoothly, which costs little and bands little, and
all chance is seeded: the same arguments give the same pixels.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter

from render.palette import Colour, mixed

Stops = tuple[tuple[float, Colour], ...]
"""Colours along a way from 0 to 1, in order; the first at 0, the last at 1."""


def colour_at(stops: Stops, where: float) -> Colour:
    """Return the colour of `stops` at `where` (0 … 1)."""
    for (start, one), (end, other) in pairwise(stops):
        if where <= end:
            return mixed(one, other, (where - start) / (end - start) if end > start else 1.0)
    return stops[-1][1]


def resized(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return the image smoothly enlarged or made smaller (at least 1 × 1)."""
    size = (max(width, 1), max(height, 1))
    return image.resize(size, Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]


def toned(grey: Image.Image, tone: Callable[[int], float]) -> Image.Image:
    """Return an L image with every value 0 … 255 replaced by what `tone` gives for it."""
    table = [min(max(round(tone(value)), 0), 255) for value in range(256)]
    return grey.point(table)  # pyright: ignore[reportUnknownMemberType]


def gradient(width: int, height: int, stops: Stops) -> Image.Image:
    """Return an RGB image whose colours run down along `stops`."""
    knots = 2 if len(stops) == 2 else 33
    colours = [colour_at(stops, knot / (knots - 1)) for knot in range(knots)]
    few = Image.frombytes("RGB", (1, knots), bytes(band for colour in colours for band in colour))
    ends = (0.0, 0.5, 1.0, knots - 0.5)
    column = few.resize((1, height), Image.Resampling.BILINEAR, ends)  # pyright: ignore[reportUnknownMemberType]
    return column.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def noise(width: int, height: int, columns: int, rows: int, seed: str) -> Image.Image:
    """Return a grey cloud: `columns` × `rows` random spots, smoothly enlarged."""
    spots = random.Random(seed).randbytes(columns * rows)
    small = Image.frombytes("L", (columns, rows), spots)
    return resized(small, width, height)


def cloud(width: int, height: int, columns: int, rows: int, seed: str) -> Image.Image:
    """Return noise of three octaves, the finest four times as fine as `columns` × `rows`."""
    coarse = noise(width, height, columns, rows, seed)
    middle = noise(width, height, columns * 2, rows * 2, seed + "2")
    fine = noise(width, height, columns * 4, rows * 4, seed + "4")
    return Image.blend(Image.blend(coarse, middle, 0.36), fine, 0.2)


def mapped(grey: Image.Image, stops: Stops) -> Image.Image:
    """Return the RGB image that `grey` becomes when 0 … 255 are coloured along `stops`."""
    colours = [colour_at(stops, value / 255) for value in range(256)]
    red, green, blue = zip(*colours, strict=True)
    return Image.merge("RGB", [toned(grey, band.__getitem__) for band in (red, green, blue)])


@lru_cache(maxsize=64)
def glow(width: int, height: int, colour: Colour, strength: float = 1.0) -> Image.Image:
    """Return light of `colour` for `kit.shine`: full in the middle, black at the rim."""
    disc = ImageChops.invert(Image.radial_gradient("L"))
    light = toned(disc, lambda value: max(0.0, (value - 74) / 181) ** 1.7 * 255 * strength)
    small = resized(light, width // 4, height // 4)
    bands = [toned(small, lambda value, band=band: value * band / 255) for band in colour]
    return resized(Image.merge("RGB", bands), width, height)


def shadow(mask: Image.Image, radius: float, opacity: float) -> Image.Image:
    """Return the soft black shadow of an L `mask`, as an RGBA image of the same size."""
    small = resized(mask, mask.width // 4, mask.height // 4)
    soft = resized(small.filter(ImageFilter.GaussianBlur(radius / 4)), *mask.size)
    dark = Image.new("RGBA", mask.size, (0, 0, 0, 0))
    dark.putalpha(toned(soft, lambda value: value * opacity))
    return dark
