"""The file of a picture: a PNG of at most 256 colours, packed a band of rows at a time.

Such a file is a quarter to a third of what the same picture takes in all its colours. Which
colours those are says `render.kit.chosen`; Pillow finds the nearest for each pixel, and igzip
packs the rows four times as quickly as zlib does. Now and then it packs the same rows otherwise,
by a few bytes, so a picture that is the same may have another file. Bands know nothing of each
other, so that a picture of which little has changed takes the others from the one before; packed
so files are no larger.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

from render.kit.chosen import chosen, painted

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
UNFILTERED = 0
"""The filter, named before each row: differences between numbers of colours mean nothing."""
LEVEL = 1
"""Of igzip's four, 0 to 3: files a tenth smaller than by 0, and no larger than by the others."""
ROWS = 64
"""Of a band; the last one of a picture may have fewer."""
BARE = -15
"""What deflate calls data without header and checksum."""
HEADER, END = b"\x78\x01", b"\x03\x00"
"""What stands before and after the bands: the kind of data, and an empty last block."""
BASE = 65521
"""Both sums of a checksum (Adler-32) are reckoned modulo this."""


class Band(NamedTuple):
    """Rows of a picture: packed, their checksum, and how many bytes and rows they are unpacked."""

    packed: bytes
    checksum: int
    length: int
    rows: int


class Patch(NamedTuple):
    """An image painted in a picture's colours, and where it lies in a band."""

    image: Image.Image
    left: int
    top: int


def png(image: Image.Image, palette: Image.Image | None = None) -> bytes:
    """Return `image` (RGB) as a PNG file in the colours of a palette, or in ones of its own."""
    palette = palette or chosen(image)
    return assembled(image.size, palette, bands(painted(image, palette)))


def bands(indexed: Image.Image) -> list[Band]:
    """Return the bands of a picture that is painted in its colours."""
    content = memoryview(_sheet(indexed.size, [Patch(indexed, 0, 0)]).tobytes())
    length = (indexed.width + 1) * ROWS
    return [
        _packed(content[start : start + length], min(ROWS, indexed.height - row))
        for row, start in zip(
            range(0, indexed.height, ROWS), range(0, len(content), length), strict=True
        )
    ]


def _sheet(size: tuple[int, int], patches: Sequence[Patch]) -> Image.Image:
    """Return images laid beside a column more, of what names the filter of each row.

    To join single rows takes Python longer.
    """
    sheet = Image.new("P", (size[0] + 1, size[1]), UNFILTERED)
    for patch in patches:
        sheet.paste(patch.image, (patch.left + 1, patch.top))
    return sheet


def _packed(content: bytes | memoryview, rows: int) -> Band:
    packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, BARE)  # pyright: ignore[reportUnknownMemberType]
    packed = packer.compress(content) + packer.flush(isal_zlib.Z_FULL_FLUSH)  # pyright: ignore[reportUnknownMemberType]
    checksum = isal_zlib.adler32(content)  # pyright: ignore[reportUnknownMemberType]
    return Band(packed, checksum, len(content), rows)


def patched(band: Band | None, rows: int, width: int, patches: Sequence[Patch]) -> Band:
    """Return a band of so many rows made of another, or of nothing, with patches laid on it."""
    below = [] if band is None else [Patch(_unpacked(band, width), 0, 0)]
    return _packed(_sheet((width, rows), [*below, *patches]).tobytes(), rows)


def _unpacked(band: Band, width: int) -> Image.Image:
    unpacker = isal_zlib.decompressobj(BARE)  # pyright: ignore[reportUnknownMemberType]
    content = unpacker.decompress(band.packed)  # pyright: ignore[reportUnknownMemberType]
    return Image.frombytes("P", (width + 1, band.rows), content).crop((1, 0, width + 1, band.rows))


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
    checksum = isal_zlib.crc32(content, zlib.crc32(kind))  # pyright: ignore[reportUnknownMemberType]
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
