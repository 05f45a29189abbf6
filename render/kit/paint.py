"""Grounds that are painted, not outlined: gradients, clouds of noise, glows, heat.

Everything is made small and enlarged smoothly, which costs little and bands little, and
all chance is seeded: the same arguments give the same pixels.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops

from render.kit.palette import Colour, mixed

Stops = tuple[tuple[float, Colour], ...]
"""Colours along a way from 0 to 1, in order; the first at 0, the last at 1."""


def colour_at(stops: Stops, where: float) -> Colour:
    """Return the colour of `stops` at `where` (0 … 1)."""
    for (start, one), (end, other) in pairwise(stops):
        if where <= end:
            return mixed(one, other, (where - start) / (end - start) if end > start else 1.0)
    return stops[-1][1]


def resized(
    image: Image.Image,
    width: int,
    height: int,
    how: Image.Resampling = Image.Resampling.BICUBIC,
) -> Image.Image:
    """Return the image smoothly enlarged or made smaller (at least 1 × 1)."""
    size = (max(width, 1), max(height, 1))
    return image.resize(size, how)  # pyright: ignore[reportUnknownMemberType]


def toned(grey: Image.Image, tone: Callable[[int], float]) -> Image.Image:
    """Return an L image with every value 0 … 255 replaced by what `tone` gives for it."""
    table = [min(max(round(tone(value)), 0), 255) for value in range(256)]
    return grey.point(table)  # pyright: ignore[reportUnknownMemberType]


def gradient(width: int, height: int, stops: Stops, mode: str = "RGB") -> Image.Image:
    """Return an image, opaque in whatever mode, whose colours run down along `stops`."""
    if len({colour for _, colour in stops}) == 1:
        return Image.new(mode, (width, height), _opaque(stops[0][1], mode))
    knots = 2 if len(stops) == 2 else 33
    colours = [colour_at(stops, knot / (knots - 1)) for knot in range(knots)]
    few = Image.frombytes("RGB", (1, knots), bytes(band for colour in colours for band in colour))
    ends = (0.0, 0.5, 1.0, knots - 0.5)
    column = few.resize((1, height), Image.Resampling.BILINEAR, ends)  # pyright: ignore[reportUnknownMemberType]
    if mode != "RGB":
        column.putalpha(255)
        column = column.convert(mode)
    return column.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def _opaque(colour: Colour, mode: str) -> tuple[int, ...]:
    return colour if mode == "RGB" else (*colour, 255)


def noise(width: int, height: int, columns: int, rows: int, seed: str) -> Image.Image:
    """Return a grey cloud: `columns` × `rows` random spots, smoothly enlarged."""
    spots = random.Random(seed).randbytes(columns * rows)
    small = Image.frombytes("L", (columns, rows), spots)
    return resized(small, width, height)


def cloud(width: int, height: int, columns: int, rows: int, seed: str) -> Image.Image:
    """Return noise of three octaves, the finest four times as fine as `columns` × `rows`."""
    half = (max(width // 2, 1), max(height // 2, 1))
    coarse = noise(*half, columns, rows, seed)
    middle = noise(*half, columns * 2, rows * 2, seed + "2")
    fine = noise(*half, columns * 4, rows * 4, seed + "4")
    return resized(Image.blend(Image.blend(coarse, middle, 0.36), fine, 0.2), width, height)


def coarse(image: Image.Image, width: int, height: int, grain: int) -> Image.Image:
    """Return the image enlarged, smoothly but for squares of `grain` × `grain` pixels.

    Where nothing but faint colours meet, as in skies, nobody sees the squares; and rows that
    repeat the one above take next to nothing in a file.
    """
    small = resized(image, width // grain, height // grain, Image.Resampling.BILINEAR)
    return resized(small, width, height, Image.Resampling.NEAREST)


def mapped(grey: Image.Image, stops: Stops) -> Image.Image:
    """Return the RGB image that `grey` becomes when 0 … 255 are coloured along `stops`."""
    indexed = grey.copy()
    indexed.putpalette(gradient(1, 256, stops).tobytes())
    return indexed.convert("RGB")


@cache
def _halo() -> Image.Image:
    disc = ImageChops.invert(Image.radial_gradient("L"))
    return toned(disc, lambda value: max(0.0, (value - 74) / 181) ** 1.7 * 255)


class Glow(NamedTuple):
    """Light of so many pixels: the part of it that is not black (RGB), and where that begins."""

    width: int
    height: int
    lit: Image.Image
    left: int
    top: int


@lru_cache(maxsize=64)
def glow(width: int, height: int, colour: Colour, strength: float = 1.0) -> Glow:
    """Return light of `colour` for `canvas.shine`: full in the middle, black at the rim.

    A third of its sides is black, so half of all of it, which need not be laid.
    """
    small = resized(_halo(), width // 4, height // 4, Image.Resampling.BILINEAR)
    light = Image.new("RGB", small.size, mixed((0, 0, 0), colour, strength))
    light = ImageChops.multiply(Image.merge("RGB", (small, small, small)), light)
    light = resized(light, width, height, Image.Resampling.BILINEAR)
    box = light.getbbox() or (0, 0, 0, 0)
    return Glow(*light.size, light.crop(box), *box[:2])
