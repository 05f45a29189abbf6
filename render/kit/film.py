"""A film of pictures: a GIF, which Discord shows moving everywhere, smaller than they are.

All of it has the same 256 colours, found in some of its pictures, so that of a picture only what
has changed is written. What is not as high as the others stands at the top.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from render.kit.palette import NIGHT

WIDTHS = (600, 450, 300)
"""Pixels of its width: the first by which it is not too large."""
EACH, LAST = 900, 4000
"""Milliseconds for which a picture stands, and the last one."""
LOOKED_AT = 8
"""In how many pictures its colours are found."""


class TooLarge(Exception):
    """A film is larger than it may be, however small its pictures are."""


def fitted(png: bytes, width: int, height: int | None = None) -> Image.Image:
    """Return a picture (RGB) in a width, and a height if it is given, which is no less than it."""
    with Image.open(BytesIO(png)) as opened:
        picture = opened.convert("RGB")
    size = (width, _height(png, width))
    small = picture.resize(size, Image.Resampling.BOX, None, 2.0)  # pyright: ignore[reportUnknownMemberType]
    if height in (None, small.height):
        return small
    sheet = Image.new("RGB", (width, height), NIGHT)
    sheet.paste(small)
    return sheet


def _height(png: bytes, width: int) -> int:
    """Return how high a picture is in a width; it is not unpacked for that."""
    with Image.open(BytesIO(png)) as opened:
        return round(opened.height * width / opened.width)


def filmed(pngs: Sequence[bytes], most: int) -> bytes:
    """Return a film of some pictures, of `most` bytes. Raises `TooLarge`."""
    for width in WIDTHS:
        data = _filmed(pngs, width)
        if len(data) <= most:
            return data
    raise TooLarge


def _filmed(pngs: Sequence[bytes], width: int) -> bytes:
    height = max(_height(png, width) for png in pngs)
    colours = _colours([fitted(png, width, height) for png in _some(pngs)])
    frames = painted(pngs, width, height, colours)
    first, file = next(frames), BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=frames,
        duration=[*[EACH] * (len(pngs) - 1), LAST],
        loop=0,
        optimize=False,
    )
    return file.getvalue()


def painted(
    pngs: Sequence[bytes], width: int, height: int, colours: Image.Image
) -> Iterator[Image.Image]:
    """Yield some pictures as a film has them."""
    for png in pngs:
        frame = fitted(png, width, height)
        yield frame.quantize(palette=colours, dither=Image.Dither.NONE)


def _some(pngs: Sequence[bytes]) -> Sequence[bytes]:
    step = max(1, len(pngs) // LOOKED_AT)
    return pngs[::-step][:LOOKED_AT]


def _colours(frames: Sequence[Image.Image]) -> Image.Image:
    """Return a palette of the colours that some frames have."""
    width, height = frames[0].size
    sheet = Image.new("RGB", (width, height * len(frames)))
    for number, frame in enumerate(frames):
        sheet.paste(frame, (0, number * height))
    return sheet.quantize(256, method=Image.Quantize.FASTOCTREE)
