"""What every picture is held to."""

from __future__ import annotations

import io

from PIL import Image

from cogs.words.strings import speaker
from engines.core import Say
from render.kit.canvas import ALT_LIMIT, WIDTH, Picture

LARGEST = 1_000_000
"""Bytes; a board of eight fleets may have more."""
LONG_NAMES = ("W" * 32, "ＭＭ𝓜" * 10, "🎲" * 32, "שלום עולם " * 3, "王" * 32, "e\u0301" * 16, "")


def named(locale: str, red: str = "Ana", blue: str = "Íñigo") -> Say:
    return speaker(locale, lambda seat: (red, blue)[seat])


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def assert_sound(picture: Picture, narrowest: int = WIDTH, largest: int = LARGEST) -> None:
    image = opened(picture)
    image.verify()
    assert (image.format, image.mode) == ("PNG", "RGB")
    assert narrowest <= image.width <= WIDTH
    assert 100 < image.height <= 2 * WIDTH
    assert len(picture.png) < largest
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert not picture.alt.endswith("…"), "an alt text was cut"
