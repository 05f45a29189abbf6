"""What every picture is held to."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

from cogs.words.strings import speaker
from engines.core import Say
from render.kit.canvas import ALT_LIMIT, WIDTH, Picture
from render.kit.plot import Plot

LARGEST = 350_000
"""Bytes; a board of eight fleets may have more."""
TALLEST = 3_120
"""Pixels: eight fleets of Mag·Blast, each over the whole width, so that a phone shows its names."""
LONG_NAMES = ("W" * 32, "ＭＭ𝓜" * 10, "🎲" * 32, "שלום עולם " * 3, "王" * 32, "e\u0301" * 16, "")


def named(locale: str, red: str = "Ana", blue: str = "Íñigo") -> Say:
    return speaker(locale, lambda seat: (red, blue)[seat])


class Seen(NamedTuple):
    """What a picture shows and tells: two that are drawn of the same are equal in it.

    Their files need not be: how rows are packed is no part of what is seen (`render.kit.png`).
    """

    shape: bytes
    """All of the file that is not packed: size and colours."""
    rows: str
    """A hash of the rows, which is short where a failure is told."""
    alt: str


def seen_of(picture: Picture) -> Seen:
    shape, rows = unpacked(picture.png)
    return Seen(shape, sha256(rows).hexdigest(), picture.alt)


def unpacked(file: bytes) -> tuple[bytes, bytes]:
    """Return what stands in a PNG before and after its rows, and these as they are unpacked."""
    start = file.index(b"IDAT") + 4
    end = start + int.from_bytes(file[start - 8 : start - 4])
    return file[: start - 8] + file[end + 4 :], zlib.decompress(file[start:end])


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def canvas_of(drawn: Callable[[], Picture]) -> Image.Image:
    """Return what is drawn (RGB), before its colours are chosen: those hang on all of it."""
    with (
        patch("render.kit.canvas.png", _whole),
        patch("render.kit.canvas.drawn", _plotted),
    ):
        return opened(drawn())


def _plotted(plot: Plot, _palette: Image.Image | None) -> bytes:
    return _whole(plot.whole(), None)


def _whole(image: Image.Image, _palette: Image.Image | None) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=0)
    return file.getvalue()


def assert_sound(picture: Picture, narrowest: int = WIDTH, largest: int = LARGEST) -> None:
    image = opened(picture)
    image.verify()
    assert (image.format, image.mode) == ("PNG", "P")
    assert narrowest <= image.width <= WIDTH
    assert 100 < image.height <= TALLEST
    assert len(picture.png) < largest
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert not picture.alt.endswith("…"), "an alt text was cut"
