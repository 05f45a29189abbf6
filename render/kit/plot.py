"""Pictures of which only what has changed is drawn: the same board a move later, or told anew.

A `Plot` takes what is put and written on it as a list of pieces, and draws nothing. `drawn` looks
for the picture most like it among the last ones, takes its pixels, and draws what lies
where the two lists differ. Sprites come from caches, so the same piece is the same object; one
that was made anew counts as another, and is drawn. Whatever is found, the pixels are those that
drawing everything would give.

What is kept are pixels in the colours of the file: a byte each.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.kit.chosen import painted
from render.kit.palette import Colour
from render.kit.png import png

MOST = 16_000_000
"""Bytes of all pictures that are kept: eight boards of the largest."""
SHARE = 0.6
"""If more than this share of a picture differs from another, it is drawn without that."""
BOXES = 160
"""Likewise if more pieces differ than this."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Key: TypeAlias = tuple[int, int, int, Colour | None]


class Piece(NamedTuple):
    """A sprite and where it lies; with a colour it is a mask which that is painted through."""

    sprite: Image.Image
    left: int
    top: int
    colour: Colour | None = None

    @property
    def key(self) -> Key:
        """What tells pieces apart while both are there."""
        return (id(self.sprite), self.left, self.top, self.colour)

    @property
    def box(self) -> Box:
        """Where it may change pixels."""
        right, bottom = self.left + self.sprite.width, self.top + self.sprite.height
        return self.left, self.top, right, bottom

    def draw(self, image: Image.Image, left: int = 0, top: int = 0) -> None:
        """Lay it on an image whose corner is at (left, top) of the picture."""
        at = (self.left - left, self.top - top)
        if self.colour is None:
            image.paste(self.sprite, at, self.sprite if self.sprite.mode == "RGBA" else None)
        else:
            image.paste(self.colour, at, self.sprite)


class Plot:
    """A picture in the making: pieces on a ground (RGB), of which it shows the upper part.

    The ground comes from a cache and is never drawn on. Put and write on a plot as on an image.
    """

    def __init__(self, ground: Image.Image, height: int | None = None) -> None:
        self.ground = ground
        self.width, self.height = ground.width, ground.height if height is None else height
        self.pieces: list[Piece] = []

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    def add(self, sprite: Image.Image, at: tuple[int, int], colour: Colour | None = None) -> None:
        """Lay a sprite, or paint a colour through a mask, with its left upper corner there."""
        self.pieces.append(Piece(sprite, *at, colour))

    def whole(self) -> Image.Image:
        """Return everything drawn, as RGB."""
        return _drawn_in(self, (0, 0, self.width, self.height))


Surface: TypeAlias = Image.Image | Plot
"""What can be put and written on."""


def lay(
    surface: Surface, sprite: Image.Image, at: tuple[int, int], colour: Colour | None = None
) -> None:
    """Lay a sprite on a surface, or paint a colour through a mask."""
    if isinstance(surface, Plot):
        surface.add(sprite, at, colour)
    else:
        Piece(sprite, *at, colour).draw(surface)


class Drawn(NamedTuple):
    """A picture: its pixels, in a palette's colours if there is one, and its file."""

    image: Image.Image
    file: bytes


class _Kept(NamedTuple):
    """A picture that was drawn; it holds its pieces, so that no others take their identity."""

    ground: Image.Image
    palette: Image.Image | None
    pieces: tuple[Piece, ...]
    order: tuple[Key, ...]
    keys: frozenset[Key]
    drawn: Drawn

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        image, file = self.drawn
        return image.width * image.height * (1 if image.mode == "P" else 4) + len(file)


_lock = threading.Lock()
_kept: list[_Kept] = []
"""The last pictures, the latest used last."""


def drawn(plot: Plot, palette: Image.Image | None) -> Drawn:
    """Return the picture; it is shared, and not to be drawn on."""
    order = tuple(piece.key for piece in plot.pieces)
    keys = frozenset(order)
    near = _nearest(plot, palette, keys)
    image = None if near is None else _patched(plot, palette, order, keys, near)
    if near is not None and image is near.drawn.image:
        _keep(near)
        return near.drawn
    if image is None:
        image = _inked(plot.whole(), palette)
    new = Drawn(image, png(image, palette))
    _keep(_Kept(plot.ground, palette, tuple(plot.pieces), order, keys, new))
    return new


def _nearest(plot: Plot, palette: Image.Image | None, keys: frozenset[Key]) -> _Kept | None:
    """Return the picture on the same ground from which fewest pieces differ."""
    with _lock:
        found = [
            kept
            for kept in _kept
            if kept.ground is plot.ground
            and kept.drawn.image.size == plot.size
            and kept.palette is palette
        ]
    return min(found, key=lambda kept: len(kept.keys ^ keys), default=None)


def _keep(new: _Kept) -> None:
    with _lock:
        _kept[:] = [kept for kept in _kept if kept is not new]
        _kept.append(new)
        while sum(kept.size for kept in _kept) > MOST:
            del _kept[0]


def _patched(
    plot: Plot,
    palette: Image.Image | None,
    order: tuple[Key, ...],
    keys: frozenset[Key],
    near: _Kept,
) -> Image.Image | None:
    """Return the picture made of another one; None if that saves nothing."""
    common, changed = keys & near.keys, keys ^ near.keys
    if len(changed) > BOXES or len(keys) < len(order) or len(near.keys) < len(near.order):
        return None
    if not _alike(order, near.order, common):
        return None
    pieces = zip((*order, *near.order), (*plot.pieces, *near.pieces), strict=True)
    boxes = _merged([_within(piece.box, plot.size) for key, piece in pieces if key in changed])
    if sum(_area(box) for box in boxes) > SHARE * plot.width * plot.height:
        return None
    if not boxes:
        return near.drawn.image
    image = near.drawn.image.copy()
    for box in boxes:
        image.paste(_inked(_drawn_in(plot, box), palette), box[:2])
    return image


def _alike(order: tuple[Key, ...], other: tuple[Key, ...], common: frozenset[Key]) -> bool:
    """Tell whether the pieces of both lie on each other in the same order."""
    return [key for key in order if key in common] == [key for key in other if key in common]


def _drawn_in(plot: Plot, box: Box) -> Image.Image:
    """Return a part of a picture, as RGB."""
    left, top, right, bottom = box
    image = plot.ground.crop(box)
    for piece in plot.pieces:
        x, y, sprite = piece.left, piece.top, piece.sprite
        if x < right and y < bottom and x + sprite.width > left and y + sprite.height > top:
            piece.draw(image, left, top)
    return image


def _inked(image: Image.Image, palette: Image.Image | None) -> Image.Image:
    return image if palette is None else painted(image, palette)


def _within(box: Box, size: tuple[int, int]) -> Box:
    return max(box[0], 0), max(box[1], 0), min(box[2], size[0]), min(box[3], size[1])


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _merged(boxes: Sequence[Box]) -> list[Box]:
    """Return boxes that cover the same and do not overlap."""
    merged: list[Box] = []
    for box in boxes:
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        grown = box
        while (other := next((one for one in merged if _overlap(one, grown)), None)) is not None:
            merged.remove(other)
            grown = (
                min(grown[0], other[0]),
                min(grown[1], other[1]),
                max(grown[2], other[2]),
                max(grown[3], other[3]),
            )
        merged.append(grown)
    return merged


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
