"""The file of a picture: a PNG whose every pixel is told by its difference from the one above.

Pillow's writer tries five such filters on every row, which takes longer than all the rest.
On our pictures this one alone makes files as small in half the time.
"""

from __future__ import annotations

import struct
import zlib

from PIL import Image, ImageChops

SIGNATURE = b"\x89PNG\r\n\x1a\n"
TRUECOLOUR = 2
UP = b"\2"
"""The filter, named before each row."""
LEVEL = 2
"""zlib level: hardly slower than 1; higher ones take longer and save little."""


def png(image: Image.Image) -> bytes:
    """Return `image` (RGB) as a PNG file."""
    header = struct.pack(">2I5B", image.width, image.height, 8, TRUECOLOUR, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"IDAT", zlib.compress(_filtered(image), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _filtered(image: Image.Image) -> bytes:
    above = Image.new("RGB", image.size)
    above.paste(image, (0, 1))
    pixels, width = ImageChops.subtract_modulo(image, above).tobytes(), 3 * image.width
    return b"".join(UP + pixels[start : start + width] for start in range(0, len(pixels), width))


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
