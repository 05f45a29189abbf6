"""The file of a picture: a PNG of at most 256 colours.

Such a file is a quarter to a third of what the same picture takes in all its colours. Which
colours those are says `render.kit.chosen`; Pillow finds the nearest for each pixel, and igzip
packs the rows four times as quickly as zlib does.
"""

from __future__ import annotations

import struct
import zlib

from isal import isal_zlib
from PIL import Image

from render.kit.chosen import chosen, painted

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
UNFILTERED = 0
"""The filter, named before each row: differences between numbers of colours mean nothing."""
LEVEL = 1
"""Of igzip's four, 0 to 3: files a tenth smaller than by 0, and no larger than by the others."""


def png(image: Image.Image, palette: Image.Image | None = None) -> bytes:
    """Return `image` as a PNG file in the colours of a palette, or in ones of its own.

    It is RGB, or painted in its colours already.
    """
    indexed = image if image.mode == "P" else painted(image, palette or chosen(image))
    rows = isal_zlib.compress(_rows(indexed), LEVEL)  # pyright: ignore[reportUnknownMemberType]
    header = struct.pack(">2I5B", image.width, image.height, 8, INDEXED, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(indexed.getpalette("RGB") or ())),
            _chunk(b"IDAT", rows),
            _chunk(b"IEND", b""),
        )
    )


def _rows(indexed: Image.Image) -> bytes:
    """Return the numbers of the colours row by row, before each `UNFILTERED`.

    A sheet one column wider is filled with that: to join single rows takes Python longer.
    """
    sheet = Image.new("P", (indexed.width + 1, indexed.height), UNFILTERED)
    sheet.paste(indexed, (1, 0))
    return sheet.tobytes()


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
