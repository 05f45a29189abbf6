"""Pictures as lists of pieces: what is put and written on a ground, before anything is drawn.

A `Plot` draws nothing. `render.kit.patches` draws of it what differs from the picture most like
it, a move ago or in another language. Sprites come from caches, so the same piece is the same
object; one that was made anew counts as another, and is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.kit import laying
from render.kit.laying import Box
from render.kit.palette import INK, Colour

Key: TypeAlias = tuple[int, int, int, Colour | None]


class Piece(NamedTuple):
    """A sprite and where it lies; with a colour it is a mask which that is painted through.

    A `light` (RGB, black is none) is screened on what lies below it. A plate that is opaque but
    for its corners says how many pixels they take: the rest is copied.
    """

    sprite: Image.Image
    left: int
    top: int
    colour: Colour | None = None
    light: bool = False
    corner: int = 0

    @property
    def key(self) -> Key:
        """What tells pieces apart while both are there."""
        return (id(self.sprite), self.left, self.top, self.colour)

    @property
    def box(self) -> Box:
        """Where it may change pixels."""
        width, height = self.sprite.size
        return self.left, self.top, self.left + width, self.top + height

    def draw(self, image: Image.Image, left: int = 0, top: int = 0) -> None:
        """Lay it on an image whose corner is at (left, top) of the picture."""
        pixels, x, y = image.im, self.left - left, self.top - top
        if self.light:
            laying.shine(pixels, self.sprite, x, y)
        elif self.corner:
            laying.lay_plate(pixels, self.sprite, x, y, self.corner)
        elif self.colour is None:
            laying.paste(pixels, self.sprite, x, y)
        else:
            laying.paint(pixels, self.sprite, x, y, self.colour)


class Plot:
    """A picture in the making: pieces on a ground (RGB), of which it shows the upper part.

    Where it is higher than its ground, there is one colour `below`. The ground comes from a cache
    and is never drawn on. Put and write on a plot as on an image.
    """

    def __init__(self, ground: Image.Image, height: int | None = None, below: Colour = INK) -> None:
        self.ground = ground
        self._below = below
        self.width, self.height = ground.width, ground.height if height is None else height
        self.pieces: list[Piece] = []

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    def whole(self) -> Image.Image:
        """Return everything drawn, as RGB."""
        return self.parts([(0, 0, self.width, self.height)])[0]

    def parts(self, boxes: Sequence[Box]) -> list[Image.Image]:
        """Return what lies in each of some boxes, as RGB."""
        placed = [(*piece.box, piece) for piece in self.pieces]
        return [self._part(box, placed) for box in boxes]

    def _part(self, box: Box, placed: Sequence[tuple[int, int, int, int, Piece]]) -> Image.Image:
        left, top, right, bottom = box
        image = self._bare(box)
        for x, y, x_end, y_end, piece in placed:
            if y < bottom and y_end > top and x < right and x_end > left:
                piece.draw(image, left, top)
        return image

    def _bare(self, box: Box) -> Image.Image:
        left, top, right, bottom = box
        if bottom <= self.ground.height:
            return self.ground.crop(box)
        image = Image.new("RGB", (right - left, bottom - top), None)
        edge = self.ground.height - top
        image.im.paste(self._below, (0, edge, right - left, bottom - top))
        laying.paste(image.im, self.ground, -left, -top)
        return image


Surface: TypeAlias = Image.Image | Plot
"""What can be put and written on."""


def lay(surface: Surface, piece: Piece) -> None:
    """Lay a piece on a surface."""
    if isinstance(surface, Plot):
        surface.pieces.append(piece)
    else:
        piece.draw(surface)
