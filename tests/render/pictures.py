"""What every picture of Imperium Galáctica is held to."""

from __future__ import annotations

import io

from PIL import Image

from cogs.strings import speaker
from engines.core import Say
from render.kit import ALT_LIMIT, WIDTH, Picture

LARGEST = 1_000_000


def named(locale: str, red: str = "Ana", blue: str = "Íñigo") -> Say:
    return speaker(locale, lambda seat: (red, blue)[seat])


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    return image


def assert_sound(picture: Picture, narrowest: int = WIDTH) -> None:
    image = opened(picture)
    assert (image.format, image.mode) == ("PNG", "RGB")
    assert narrowest <= image.width <= WIDTH
    assert 100 < image.height <= 2 * WIDTH
    assert len(picture.png) < LARGEST
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert not picture.alt.endswith("…"), "an alt text was cut"
