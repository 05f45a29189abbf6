"""Files of plots: only what has changed is drawn, as of a board a move later, or told anew.

`drawn` looks for the picture most like a plot among the last ones, takes its rows as they are
packed in its file, and draws, paints and packs what lies where the lists of pieces differ.
Whatever is found, the rows are those that drawing everything would give.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.chosen import painted
from render.kit.plot import Box, Key, Piece, Plot
from render.kit.png import ROWS, Band, Patch, assembled, bands, patched, png

MOST = 96_000_000
"""Bytes of the pictures that are kept and of all that they are made of, which caches share."""
PICTURES = 32
"""How many are kept at most: each is compared with the next one."""
STRIP = 4 * ROWS
"""How many rows of a picture are drawn at once that is drawn whole."""
WASTE = 1.2
"""How many times as much may be drawn for the sake of drawing it at once."""
SHARE = 0.9
"""If more than this share of a picture differs from another, it is drawn without that."""


class Kept(NamedTuple):
    """A picture that was drawn; it holds its pieces, so that no others take their identity."""

    ground: Image.Image
    palette: Image.Image
    size: tuple[int, int]
    pieces: tuple[Piece, ...]
    order: tuple[Key, ...]
    keys: frozenset[Key]
    bands: Sequence[Band]
    held: dict[int, int]
    """How many bytes each thing takes that it holds, by identity."""

    def shows(self, other: Kept) -> bool:
        """Tell whether it is another's picture."""
        return self.order == other.order and self.size == other.size and self.on(other)

    def on(self, other: Kept) -> bool:
        """Tell whether it lies on another's ground, in its colours."""
        return self.ground is other.ground and self.palette is other.palette

    @property
    def file(self) -> bytes:
        """Its file."""
        return assembled(self.size, self.palette, self.bands)


class Shelf:
    """The last pictures, the latest last, as many as there is room for.

    What several of them hold counts once.
    """

    def __init__(self, most: int = MOST, pictures: int = PICTURES) -> None:
        self._most, self._pictures = most, pictures
        self._kept: list[Kept] = []
        self._holders = Counter[int]()
        """How many pictures hold each thing, by its identity."""
        self.size = 0
        """How many bytes all that they hold takes."""

    def __iter__(self) -> Iterator[Kept]:
        return iter(self._kept)

    def keep(self, new: Kept) -> None:
        """Keep a picture, in place of one that shows the same; the oldest make room for it."""
        for kept in [kept for kept in self._kept if kept.shows(new)]:
            self._let_go(kept)
        self._kept.append(new)
        for one, size in new.held.items():
            self.size += 0 if self._holders[one] else size
            self._holders[one] += 1
        while len(self._kept) > self._pictures or (self.size > self._most and len(self._kept) > 1):
            self._let_go(self._kept[0])

    def _let_go(self, old: Kept) -> None:
        self._kept = [kept for kept in self._kept if kept is not old]
        for one, size in old.held.items():
            self._holders[one] -= 1
            if not self._holders[one]:
                del self._holders[one]
                self.size -= size


_lock = threading.Lock()
_shelf = Shelf()


def drawn(plot: Plot, palette: Image.Image | None) -> bytes:
    """Return the file of a plot; one in colours of its own is always drawn whole."""
    if palette is None:
        return png(plot.whole())
    order = tuple(piece.key for piece in plot.pieces)
    new = Kept(plot.ground, palette, plot.size, tuple(plot.pieces), order, frozenset(order), (), {})
    near = _nearest(new)
    found = None if near is None else _made_of(near, new, plot)
    if found is None:
        found = _whole(plot, palette)
    new = new._replace(bands=found, held=_held(plot, found))
    with _lock:
        _shelf.keep(new)
    return new.file


def _whole(plot: Plot, palette: Image.Image) -> Sequence[Band]:
    """Return all bands of a plot, drawn a strip at a time.

    Memory of a strip serves the next one, where that of a whole picture would have to be cleared
    by the system for a first one.
    """
    strips = range(0, plot.height, STRIP)
    boxes = [(0, top, plot.width, min(top + STRIP, plot.height)) for top in strips]
    return [band for box in boxes for band in bands(painted(plot.parts([box])[0], palette))]


def _nearest(new: Kept) -> Kept | None:
    """Return the picture on the same ground from which fewest pieces differ."""
    with _lock:
        found = [kept for kept in _shelf if kept.on(new) and kept.size[0] == new.size[0]]
    return min(found, key=lambda kept: len(kept.keys ^ new.keys), default=None)


def _held(plot: Plot, found: Sequence[Band]) -> dict[int, int]:
    held = {id(band.sheet): band.length + len(band.packed) for band in found}
    for image in (plot.ground, *(piece.sprite for piece in plot.pieces)):
        width, height = image.size
        held[id(image)] = width * height * (1 if image.mode in {"1", "L"} else 4)
    return held


def _made_of(near: Kept, new: Kept, plot: Plot) -> Sequence[Band] | None:
    """Return the picture made of another one; None if that saves nothing."""
    boxes = _changed(near, new)
    if boxes is None:
        return None
    patches = list[list[Patch]]([] for _ in range(0, plot.height, ROWS))
    for part, (left, top, _, bottom) in zip(plot.parts(boxes), boxes, strict=True):
        image = painted(part, new.palette)
        for number in range(top // ROWS, (bottom - 1) // ROWS + 1):
            patches[number].append(Patch(image, left, top - number * ROWS))
    return [_band(near, number, one, plot.size) for number, one in enumerate(patches)]


def _band(near: Kept, number: int, patches: Sequence[Patch], size: tuple[int, int]) -> Band:
    """Return a band of a picture: that of the other one, with what is changed laid on it."""
    width, rows = size[0], min(ROWS, size[1] - number * ROWS)
    old = near.bands[number] if number < len(near.bands) else None
    if old is not None and old.sheet.height == rows and not patches:
        return old
    return patched(old, (width, rows), patches)


def _changed(near: Kept, new: Kept) -> list[Box] | None:
    """Return where a picture differs from another one, in boxes; None if in too much."""
    common, changed = new.keys & near.keys, new.keys ^ near.keys
    twice = len(new.keys) < len(new.order) or len(near.keys) < len(near.order)
    if twice or not _alike(new.order, near.order, common):
        return None
    width, height = new.size
    pieces = zip((*new.order, *near.order), (*new.pieces, *near.pieces), strict=True)
    boxes = [piece.box for key, piece in pieces if key in changed]
    boxes = in_bands([*boxes, (0, near.size[1], width, height)], new.size)
    much = sum(_area(box) for box in boxes) > SHARE * width * height
    return None if much else joined(boxes)


def _alike(order: tuple[Key, ...], other: tuple[Key, ...], common: frozenset[Key]) -> bool:
    """Tell whether the pieces of both lie on each other in the same order."""
    return [key for key in order if key in common] == [key for key in other if key in common]


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def in_bands(boxes: Sequence[Box], size: tuple[int, int]) -> list[Box]:
    """Return boxes that cover all that some boxes cover of a picture of a size.

    Each lies in one band, and none beside another touches it.
    """
    found = list[list[Box]]([] for _ in range(0, size[1], ROWS))
    for box in boxes:
        left, top, right, bottom = _within(box, size)
        if left < right and top < bottom:
            for number in range(top // ROWS, (bottom - 1) // ROWS + 1):
                start = number * ROWS
                part = left, max(top, start), right, min(bottom, start + ROWS)
                found[number].append(part)
    return [box for inside in found for box in _side_by_side(sorted(inside))]


def _within(box: Box, size: tuple[int, int]) -> Box:
    return max(box[0], 0), max(box[1], 0), min(box[2], size[0]), min(box[3], size[1])


def _side_by_side(boxes: Sequence[Box]) -> list[Box]:
    """Return boxes that cover as much, of boxes in the order of their left sides."""
    merged: list[Box] = []
    for box in boxes:
        if merged and box[0] <= merged[-1][2]:
            left, top, right, bottom = merged[-1]
            merged[-1] = left, min(top, box[1]), max(right, box[2]), max(bottom, box[3])
        else:
            merged.append(box)
    return merged


def joined(boxes: Sequence[Box]) -> list[Box]:
    """Return boxes that cover as much and little more: those of bands as one that lie so below.

    To draw one box takes less than to draw two, each with all that reaches into both.
    """
    found: list[Box] = []
    for box in boxes:
        for number, other in enumerate(found):
            if other[3] != box[1]:
                continue
            both = _around(other, box)
            if _area(both) <= WASTE * (_area(other) + _area(box)):
                found[number] = both
                break
        else:
            found.append(box)
    return found


def _around(box: Box, other: Box) -> Box:
    (left, top, right, bottom), (x, y, x_end, y_end) = box, other
    return min(left, x), min(top, y), max(right, x_end), max(bottom, y_end)
