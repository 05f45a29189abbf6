"""What is written on a picture, where, and how much of it can still be seen.

While `written` draws, Pillow's images carry what is written on them from one to the next, also
onto ready sprites and from there onto the picture; whatever is laid over words takes away from
what is seen of them.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image, ImageChops

import render
from render.kit import hexes, lettering
from render.kit.plot import Box, Piece

SOLID, OPAQUE = 128, 190
"""From these on a pixel belongs to a letter, or hides what is below it: a shade hides nothing."""


class Words:
    """A line of words: the box of their ink, and a mask of what is still to be seen of them.

    `size` is that of its letters in pixels.
    """

    def __init__(
        self, words: str, corner: tuple[int, int], seen: Image.Image, ink: int, size: int
    ) -> None:
        self.words, self.corner, self.seen, self.ink, self.size = words, corner, seen, ink, size
        left, top = corner
        self.box: Box = left, top, left + seen.width, top + seen.height
        """Where the ink is, in pixels."""

    @property
    def hidden(self) -> float:
        """Which share of the ink cannot be seen."""
        return 1 - _ink(self.seen) / self.ink

    def moved(self, left: int, top: int) -> Words:
        """Return the same words elsewhere."""
        corner = self.corner[0] + left, self.corner[1] + top
        return Words(self.words, corner, self.seen, self.ink, self.size)

    def below(self, cover: Image.Image, at: tuple[int, int]) -> Words:
        """Return the words with what a mask hides that is laid there."""
        left, top, right, bottom = self.box
        x, y = at
        if right <= x or bottom <= y or left >= x + cover.width or top >= y + cover.height:
            return self
        inner = (
            max(left, x),
            max(top, y),
            min(right, x + cover.width),
            min(bottom, y + cover.height),
        )
        part = cover.crop((inner[0] - x, inner[1] - y, inner[2] - x, inner[3] - y))
        place = inner[0] - left, inner[1] - top, inner[2] - left, inner[3] - top
        seen = self.seen.copy()
        seen.paste(ImageChops.subtract(seen.crop(place), _solid(part, OPAQUE)), place)
        return Words(self.words, self.corner, seen, self.ink, self.size)


class Written(NamedTuple):
    """What a picture says, and how large it is."""

    words: tuple[Words, ...]
    size: tuple[int, int]


def written(draw: Callable[[], object]) -> Written:
    """Return what is written on the picture that `draw` finishes, while it is `watched`."""
    found: list[Written] = []

    def keep(image: Image.Image) -> bytes:
        found.append(Written(tuple(_on(image)), image.size))
        return b""

    with (
        patch("render.kit.canvas.png", lambda image, _palette: keep(image)),
        patch("render.kit.canvas.drawn", lambda plot, _palette: keep(plot.whole())),
    ):
        draw()
    return found[-1]


@contextmanager
def watched() -> Iterator[None]:
    """Let images carry what is written on them; what was ready before is drawn anew."""
    forget()
    with (
        patch.object(Image.Image, "paste", _paste),
        patch.object(Image.Image, "alpha_composite", _composite),
        patch.object(Image.Image, "copy", _copy),
        patch.object(Image.Image, "crop", _crop),
        patch.object(Piece, "draw", _draw),
        patch.object(lettering, "_stamp", _stamp),
        patch.object(hexes, "_letters", _letters),
    ):
        yield


def forget() -> None:
    """Empty whatever the modules of `render` keep ready."""
    for found in pkgutil.walk_packages(render.__path__, "render."):
        importlib.import_module(found.name)
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


_STAMP = lettering._stamp  # pyright: ignore[reportPrivateUsage]
_NAME = hexes._letters  # pyright: ignore[reportPrivateUsage]
_PASTE, _COMPOSITE = Image.Image.paste, Image.Image.alpha_composite
_COPY, _CROP = Image.Image.copy, Image.Image.crop
_HELD, _LETTERS = "_words_on_it", "_words_of_it"


def _stamp(words: str, face: Any, size: int, stroke: int) -> Any:
    """Return a mask of words that knows what it says, unless it is their outline."""
    found = _STAMP(words, face, size, stroke)
    if not stroke and words.strip():
        setattr(found.mask, _LETTERS, (words, size))
    return found


def _letters(name: str, size: int, stroke: int) -> Image.Image:
    """The same of the name of a hex."""
    found = _NAME(name, size, stroke)
    if not stroke:
        setattr(found, _LETTERS, (name, size))
    return found


def _draw(self: Piece, image: Image.Image, left: int = 0, top: int = 0) -> None:
    """Lay a piece as Pillow does, plates in one piece; but no light, which hides nothing."""
    at = (self.left - left, self.top - top)
    if self.colour is not None:
        image.paste(self.colour, at, self.sprite)
    elif not self.light:
        image.paste(self.sprite, at, self.sprite if self.sprite.mode == "RGBA" else None)


def _on(image: Image.Image) -> list[Words]:
    return getattr(image, _HELD, [])


def _paste(self: Image.Image, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
    _PASTE(self, im, box, mask)
    at = (0, 0) if box is None else (int(box[0]), int(box[1]))
    if mask is not None:
        cover = mask.getchannel("A") if mask.mode == "RGBA" else mask.convert("L")
    elif isinstance(im, Image.Image):
        cover = Image.new("L", im.size, 255)
    else:
        size = self.size if box is None else (box[2] - box[0], box[3] - box[1])
        cover = Image.new("L", size, 255)
    held = [one.below(cover, at) for one in _on(self)]
    if isinstance(im, Image.Image):
        held += [one.moved(*at) for one in _on(im)]
    letters: tuple[str, int] | None = getattr(mask, _LETTERS, None)
    if letters is not None and mask is not None:
        held += _lettered(*letters, mask, at)
    setattr(self, _HELD, held)


def _composite(
    self: Image.Image, im: Image.Image, dest: Any = (0, 0), source: Any = (0, 0)
) -> None:
    assert tuple(source) == (0, 0)
    held = [one.below(im.getchannel("A"), dest) for one in _on(self)]
    with patch.object(Image.Image, "paste", _PASTE), patch.object(Image.Image, "crop", _CROP):
        _COMPOSITE(self, im, dest)
    setattr(self, _HELD, [*held, *(one.moved(*dest) for one in _on(im))])


def _copy(self: Image.Image) -> Image.Image:
    made = _COPY(self)
    setattr(made, _HELD, list(_on(self)))
    return made


def _crop(self: Image.Image, box: Any = None) -> Image.Image:
    made = _CROP(self, box)
    if box is not None and _on(self):
        left, top, right, bottom = (round(edge) for edge in box)
        inside = [one for one in _on(self) if _crosses(one.box, (left, top, right, bottom), 0)]
        setattr(made, _HELD, [one.moved(-left, -top) for one in inside])
    return made


def _lettered(words: str, size: int, mask: Image.Image, at: tuple[int, int]) -> list[Words]:
    ink = _solid(mask)
    box = ink.getbbox()
    if box is None:
        return []
    seen = ink.crop(box)
    return [Words(words, (at[0] + box[0], at[1] + box[1]), seen, _ink(seen), size)]


def _solid(mask: Image.Image, least: int = SOLID) -> Image.Image:
    return mask.point([255 if value >= least else 0 for value in range(256)])


def _ink(mask: Image.Image) -> int:
    return mask.histogram()[255]


# -- Faults ------------------------------------------------------------------------------------

HIDDEN = 0.08
"""Up to this share of its ink may be hidden of a line of words."""
GONE = 0.8
"""Words of which more is hidden count as written over, and must be said elsewhere."""
CLOSE = 2
"""By so many pixels the ink of two lines may overlap, each way: descenders and the like."""


def faults(seen: Written) -> Iterator[str]:
    """Yield what is covered on a picture, or cut off, and which words cross each other.

    Words of which nothing is left are no fault where the picture says them again, nor are signs
    without letters and figures, such as those of what lies face down.
    """
    width, height = seen.size
    hidden = {one: one.hidden for one in seen.words}
    shown = [one for one in seen.words if hidden[one] <= GONE]
    said = {word for one in shown for word in (one.words, *one.words.split())}
    for one in seen.words:
        if hidden[one] > GONE and one.words not in said and any(map(str.isalnum, one.words)):
            yield f"{one.words!r} is nowhere to be seen, below what lies at {one.box}"
    for number, one in enumerate(shown):
        left, top, right, bottom = one.box
        if left < 0 or top < 0 or right > width or bottom > height:
            yield f"{one.words!r} is cut off at {one.box}"
        elif hidden[one] > HIDDEN and not any(_again(one, other) for other in shown):
            yield f"{one.words!r} is hidden by {hidden[one]:.0%} at {one.box}"
        for other in shown[number + 1 :]:
            near = other.box[0] < right and left < other.box[2]  # most are beside each other
            if near and one.words != other.words and _crosses(one.box, other.box, CLOSE):
                yield f"{one.words!r} crosses {other.words!r} at {one.box}"


def _again(one: Words, other: Words) -> bool:
    """Tell whether the same words are written over it where they can be seen."""
    same = one is not other and one.words == other.words and other.hidden <= HIDDEN
    return same and _crosses(one.box, other.box, CLOSE)


def _crosses(one: Box, other: Box, by: int) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > by and down > by
