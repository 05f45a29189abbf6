"""What every picture is held to."""

from __future__ import annotations

import io
from collections.abc import Callable
from unittest.mock import patch

from PIL import Image

from cogs.words.strings import speaker
from engines.core import Say
from render.kit.canvas import ALT_LIMIT, WIDTH, Picture
from render.kit.plot import Plot

LARGEST = 350_000
"""Bytes; a board of eight fleets may have more."""
LONG_NAMES = ("W" * 32, "ＭＭ𝓜" * 10, "🎲" * 32, "שלום עולם " * 3, "王" * 32, "e\u0301" * 16, "")


def named(locale: str, red: str = "Ana", blue: str = "Íñigo") -> Say:
    return speaker(locale, lambda seat: (red, blue)[seat])


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
    assert 100 < image.height <= 2 * WIDTH
    assert len(picture.png) < largest
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert not picture.alt.endswith("…"), "an alt text was cut"
