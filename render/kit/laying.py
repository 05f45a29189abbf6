"""How pieces get onto an image: pasted, painted through a mask, laid as plates, or shone on it.

All of it is done on what Pillow's images hold, `Image.im`, as their own methods do it. What those
do around each paste or crop takes longer than the pixels of a word or a sign, and a board has
some 150 of them. Whatever lies outside of an image is cut off.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from PIL import Image

from render.kit.palette import Colour

Pixels: TypeAlias = Any
"""What an image holds; Pillow gives it no type."""
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


def paste(pixels: Pixels, sprite: Image.Image, left: int, top: int) -> None:
    """Lay a sprite whose corner is at (left, top): RGBA with all that shines through, or RGB."""
    box = (left, top, left + sprite.width, top + sprite.height)
    if sprite.mode == "RGBA":
        pixels.paste(sprite.im, box, sprite.im)
    else:
        pixels.paste(sprite.im, box)


def paint(pixels: Pixels, mask: Image.Image, left: int, top: int, colour: Colour) -> None:
    """Paint with a colour through a mask (L)."""
    pixels.paste(colour, (left, top, left + mask.width, top + mask.height), mask.im)


def lay_plate(pixels: Pixels, plate: Image.Image, left: int, top: int, corner: int) -> None:
    """Lay an RGBA plate that is opaque but for squares of `corner` pixels: it is copied.

    What was below the corners is laid back first, and they on it: that takes a quarter of the time
    that it takes to lay all of it with what shines through.
    """
    (width, height), (wide, high) = plate.size, pixels.size
    rounded = list[tuple[Box, Pixels, Box]]()
    for x in (0, width - corner):
        for y in (0, height - corner):
            if -corner < left + x < wide and -corner < top + y < high:
                at = (left + x, top + y, left + x + corner, top + y + corner)
                rounded.append(((x, y, x + corner, y + corner), pixels.crop(at), at))
    pixels.paste(plate.im, (left, top, left + width, top + height))
    for inside, below, at in rounded:
        edge = plate.im.crop(inside)
        below.paste(edge, (0, 0, corner, corner), edge)
        pixels.paste(below, at)


def shine(pixels: Pixels, light: Image.Image, left: int, top: int) -> None:
    """Screen an RGB light (black is none): each of red, green and blue comes nearer to its most.

    That is white, painted through the light as a mask, which takes two thirds of the time that
    `ImageChops.screen` takes, and may differ from it by one.
    """
    wide, high = pixels.size
    box = (max(left, 0), max(top, 0), min(left + light.width, wide), min(top + light.height, high))
    whole = (0, 0, box[2] - box[0], box[3] - box[1])
    if whole[2] <= 0 or whole[3] <= 0:
        return
    below = pixels.crop(box)
    part = light.im.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    for number in range(3):
        band = below.getband(number)
        band.paste(255, whole, part.getband(number))
        below.putband(band, number)
    pixels.paste(below, box)
