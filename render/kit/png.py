"""The file of a picture: a PNG of at most 256 colours, chosen for that picture alone.

Such a file is a quarter to a third of what the same picture takes in all its colours, for half
as much work again. The colours hang on nothing but the picture: equal pictures are equal files,
whatever was drawn before. Pillow chooses them and finds the nearest for each pixel, igzip packs
the rows four times as quickly as zlib does.
"""

from __future__ import annotations

import struct
import zlib

from isal import isal_zlib
from PIL import Image, ImageChops

from render.kit.paint import resized
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, SAND

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
UNFILTERED = b"\0"
"""The filter, named before each row: differences between numbers of colours mean nothing."""
LEVEL = 1
"""Of igzip's four, 0 to 3: files a tenth smaller than by 0, and no larger than by the others."""
HOUSE = (*(colour for livery in LIVERIES for colour in livery), GOLD, SAND, IVORY, INK)
"""Colours that every file has, so that a seat's is never taken for another's."""
COMMON, RARE = 176, 52
"""Colours for most of a picture, and for what those would change too much."""
CHANGED = 16
"""By how much a colour may be changed in any of red, green and blue before it is a rare one."""
APART = 5
"""Colours are chosen by every fifth pixel of every fifth row, which finds as good ones."""
_DARK = 0.65
"""The choice is between even steps; raised to this power, what is dark gets finer ones."""
_SPREAD = bytes(round(255 * (value / 255) ** _DARK) for value in range(256))
_SPREAD_BACK = bytes(round(255 * (value / 255) ** (1 / _DARK)) for value in range(256))
_HOUSE = bytes(band for colour in HOUSE for band in colour)


def png(image: Image.Image) -> bytes:
    """Return `image` (RGB) as a PNG file of at most 256 colours."""
    colours = _chosen(image)
    rows = isal_zlib.compress(_rows(_painted(image, colours)), LEVEL)  # pyright: ignore[reportUnknownMemberType]
    header = struct.pack(">2I5B", image.width, image.height, 8, INDEXED, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", rows),
            _chunk(b"IEND", b""),
        )
    )


def _chosen(image: Image.Image) -> bytes:
    """Return the colours that an image is told in, red, green and blue of each."""
    few = resized(image, image.width // APART, image.height // APART, Image.Resampling.NEAREST)
    few = few.point(list(_SPREAD) * 3)  # pyright: ignore[reportUnknownMemberType]
    common = _commonest(few, COMMON)
    without = _painted(few, _HOUSE.translate(_SPREAD) + common)
    rare = _commonest(_changed(few, without), RARE)
    return _HOUSE + (common + rare).translate(_SPREAD_BACK)


def _commonest(image: Image.Image, most: int) -> bytes:
    indexed = image.quantize(most, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return bytes(indexed.getpalette("RGB") or ())


def _changed(image: Image.Image, painted: Image.Image) -> Image.Image:
    """Return the pixels of an image that are `painted` too differently, the others black."""
    red, green, blue = ImageChops.difference(image, painted.convert("RGB")).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    seen = most.point([0] * (CHANGED + 1) + [255] * (255 - CHANGED))  # pyright: ignore[reportUnknownMemberType]
    return ImageChops.multiply(image, Image.merge("RGB", (seen, seen, seen)))


def _painted(image: Image.Image, colours: bytes) -> Image.Image:
    """Return an image in the nearest of `colours`, each pixel as the number of its own."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _rows(indexed: Image.Image) -> bytes:
    pixels, width = indexed.tobytes(), indexed.width
    starts = range(0, len(pixels), width)
    return b"".join(UNFILTERED + pixels[start : start + width] for start in starts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
