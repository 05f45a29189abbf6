"""What can be told apart on a phone, which shows pictures small."""

from __future__ import annotations

from PIL import Image, ImageChops

PHONE = 400
"""The width in pixels to which a picture is reduced."""
SEEN, STRONG = 5, 40
"""How many pixels of it must differ, and by how much of 255 in any colour."""


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return how many pixels of two pictures differ on a phone; all where their heights do."""
    if one.size != other.size:
        return one.width * one.height
    size = PHONE, one.height * PHONE // one.width
    small = (image.resize(size, Image.Resampling.LANCZOS) for image in (one, other))
    red, green, blue = ImageChops.difference(*small).split()
    strongest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(strongest.histogram()[STRONG:])
