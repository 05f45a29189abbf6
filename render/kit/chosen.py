"""The 256 colours of a picture's file: a game's own for pictures of a kind, or a picture's own.

A game keeps colours for its kinds of pictures in `render/<game>/palettes.txt`, made from
hundreds of them by `python -m tests.render.palettes`. To find the nearest of those takes a third
of the time that choosing takes. A picture of which the game says nothing has its colours chosen
by what is on it. Either way they hang on nothing that was drawn before or for somebody else.

A palette here is a P image of one pixel. Pillow keeps with it which of its colours is the
nearest to which others, and fills that in while it paints, without Python's lock. Threads share
a palette that is kept, but each paints with a copy of its own. A picture needs a part of what
can be filled in, and to fill in all of it would take a twentieth of a first picture.
"""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops

from render.kit.paint import resized
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, SAND

HOUSE = (*(colour for livery in LIVERIES for colour in livery), GOLD, SAND, IVORY, INK)
"""Colours that every file has, so that a seat's is never taken for another's."""
COLOURS = 256
"""The most that a file has."""
COMMON, RARE = 176, 52
"""Colours for most of a picture, and for what those would change too much."""
CHANGED = 16
"""By how much a colour may be changed in any of red, green and blue before it is a rare one."""
APART = 5
"""Colours are chosen by every fifth pixel of every fifth row, which finds as good ones."""
FILE = "palettes.txt"
_DARK = 0.65
"""The choice is between even steps; raised to this power, what is dark gets finer ones."""
_SPREAD = bytes(round(255 * (value / 255) ** _DARK) for value in range(256))
_SPREAD_BACK = bytes(round(255 * (value / 255) ** (1 / _DARK)) for value in range(256))
_HOUSE = bytes(band for colour in HOUSE for band in colour)
_shared: dict[int, Image.Image] = {}
"""The palettes that threads share, by identity: they are held, so that no other has it."""


class _Own(threading.local):
    """What a thread has for itself."""

    def __init__(self) -> None:
        self.copies: dict[int, Image.Image] = {}
        """Its copies of palettes that are shared, by whose they are."""


_own = _Own()


@cache
def kept(game: str, kind: str) -> Image.Image | None:
    """Return the palette that a game keeps for pictures of a kind, if any; threads may share it."""
    file = Path(__file__).parents[1] / game / FILE
    colours = read(file.read_text("ascii")).get(kind) if file.exists() else None
    if colours is None:
        return None
    palette = as_palette(_HOUSE + colours)
    _shared[id(palette)] = palette
    return palette


def read(text: str) -> dict[str, bytes]:
    """Return for each kind of picture that a file names the colours it lists, without `HOUSE`.

    A kind stands on a line of its own; the lines after it are its colours, each `rrggbb`. What
    begins with # says something to people.
    """
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found: dict[str, bytes] = {}
    kind = ""
    for line in lines:
        if line.startswith(" "):
            found[kind] += bytes.fromhex(line)
        else:
            kind = line
            found[kind] = b""
    return found


def chosen(image: Image.Image) -> Image.Image:
    """Return a palette of the colours that an image is told in best."""
    few = resized(image, image.width // APART, image.height // APART, Image.Resampling.NEAREST)
    few = few.point(list(_SPREAD) * 3)  # pyright: ignore[reportUnknownMemberType]
    common = _commonest(few, COMMON)
    without = painted(few, as_palette(_HOUSE.translate(_SPREAD) + common))
    rare = _commonest(_changed(few, without), RARE)
    return as_palette(_HOUSE + (common + rare).translate(_SPREAD_BACK))


def as_palette(colours: bytes) -> Image.Image:
    """Return the palette of `colours`: red, green and blue of each, one after the other."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    palette.load()
    return palette


def painted(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Return an image in the nearest colours of a palette, each pixel as the number of its own."""
    return image.quantize(palette=to_paint_with(palette), dither=Image.Dither.NONE)


def to_paint_with(palette: Image.Image) -> Image.Image:
    """Return a palette that no other thread paints with."""
    if id(palette) not in _shared:
        return palette
    copy = _own.copies.get(id(palette))
    if copy is None:
        copy = as_palette(bytes(palette.getpalette("RGB") or ()))
        _own.copies[id(palette)] = copy
    return copy


def _commonest(image: Image.Image, most: int) -> bytes:
    indexed = image.quantize(most, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return bytes(indexed.getpalette("RGB") or ())


def _changed(image: Image.Image, without: Image.Image) -> Image.Image:
    """Return the pixels of an image that are painted too differently, the others black."""
    red, green, blue = ImageChops.difference(image, without.convert("RGB")).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    seen = most.point([0] * (CHANGED + 1) + [255] * (255 - CHANGED))  # pyright: ignore[reportUnknownMemberType]
    return ImageChops.multiply(image, Image.merge("RGB", (seen, seen, seen)))
