"""The file of a picture: a PNG of at most 256 colours, packed a band of rows at a time.

Such a file is a quarter to a third of what the same picture takes in all its colours. Which
colours those are says `render.kit.chosen`; Pillow finds the nearest for each pixel, and zlib-ng
packs the rows as small as zlib's own level 2 does, in less time than its level 1. Another kind of
processor may pack the same rows otherwise, by a few bytes. Bands know nothing of each other, so
that a picture of which little has changed takes the others from the one before; packed so files
are no larger.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.chosen import chosen, painted

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
UNFILTERED = 0
"""The filter, named before each row: differences between numbers of colours mean nothing."""
LEVEL = 2
"""Of zlib-ng's nine: files a quarter larger than by 5, which takes 1.7 times as long. What a move
may upload has room for that, and what it may compute has not."""
ROWS = 64
"""Of a band; the last one of a picture may have fewer."""
BARE = -15
"""What deflate calls data without header and checksum."""
HEADER, END = b"\x78\x01", b"\x03\x00"
"""What stands before and after the bands: the kind of data, and an empty last block."""
BASE = 65521
"""Both sums of a checksum (Adler-32) are reckoned modulo this."""


class Band(NamedTuple):
    """Rows of a picture: packed, their checksum, and the sheet they were packed from."""

    packed: bytes
    checksum: int
    sheet: Image.Image
    """The rows, each behind a pixel more that names its filter; never drawn on."""

    @property
    def length(self) -> int:
        """How many bytes it is unpacked."""
        return self.sheet.width * self.sheet.height


class Patch(NamedTuple):
    """An image painted in a picture's colours, and where it lies in a band; it may reach beyond."""

    image: Image.Image
    left: int
    top: int


def png(image: Image.Image, palette: Image.Image | None = None) -> bytes:
    """Return `image` (RGB) as a PNG file in the colours of a palette, or in ones of its own."""
    palette = palette or chosen(image)
    return assembled(image.size, palette, bands(painted(image, palette)))


def bands(indexed: Image.Image) -> list[Band]:
    """Return the bands of a picture that is painted in its colours."""
    width, height = indexed.size
    return [
        patched(None, (width, min(ROWS, height - row)), [Patch(indexed, 0, -row)])
        for row in range(0, height, ROWS)
    ]


def patched(band: Band | None, size: tuple[int, int], patches: Sequence[Patch]) -> Band:
    """Return a band of a size made of another, or of nothing, with patches laid on it."""
    whole = (size[0] + 1, size[1])
    if band is not None and band.sheet.size == whole:
        sheet = band.sheet.copy()
    else:
        sheet = Image.new("P", whole, UNFILTERED)
        if band is not None:
            sheet.paste(band.sheet, (0, 0))
    for patch in patches:
        sheet.paste(patch.image, (patch.left + 1, patch.top))
    return _packed(sheet)


def _packed(sheet: Image.Image) -> Band:
    content = sheet.tobytes()
    packer = zlib_ng.compressobj(LEVEL, zlib_ng.DEFLATED, BARE)  # pyright: ignore[reportUnknownMemberType]
    packed = packer.compress(content) + packer.flush(zlib_ng.Z_FULL_FLUSH)  # pyright: ignore[reportUnknownMemberType]
    return Band(packed, zlib_ng.adler32(content), sheet)  # pyright: ignore[reportUnknownMemberType]


def assembled(size: tuple[int, int], palette: Image.Image, packed: Sequence[Band]) -> bytes:
    """Return the file of a picture of a size in a palette's colours, made of its bands."""
    checksum = struct.pack(">I", _checksum(packed))
    rows = b"".join((HEADER, *(band.packed for band in packed), END, checksum))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">2I5B", *size, 8, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(palette.getpalette("RGB") or ())),
            _chunk(b"IDAT", rows),
            _chunk(b"IEND", b""),
        )
    )


def _checksum(packed: Sequence[Band]) -> int:
    """Return the checksum of all rows, from those of the bands."""
    low, high = 1, 0
    for band in packed:
        high += (band.checksum >> 16) + band.length * (low - 1)
        low += (band.checksum & 0xFFFF) - 1
    return high % BASE << 16 | low % BASE


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib_ng.crc32(content, zlib.crc32(kind))  # pyright: ignore[reportUnknownMemberType]
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
