"""Smooth vector drawing: everything is drawn larger and reduced once, in `finished`."""

from __future__ import annotations

import math
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.outlines import Points
from render.kit.paint import gradient
from render.kit.palette import Colour

Paint: TypeAlias = Colour | tuple[Colour, Colour]
"""A colour, or two: from the top of what is painted to its bottom."""

_THIN = 4
"""Lines of more pixels than this need round joints between their pieces."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels of the enlarged sheet."""


class Sketch:
    """A transparent sheet of `width` × `height` pixels on which outlines are painted.

    A unit of the outlines' coordinates is `unit` pixels. `detail` is how much larger than
    the result it is drawn.

    The sheet's colours are premultiplied with its alpha: pasting opaque paint through a
    mask is then all it takes to lay translucent shapes on each other.
    """

    def __init__(self, width: int, height: int, unit: float = 1.0, detail: int = 2) -> None:
        self._detail = detail
        self._scale = unit * detail
        self._sheet = Image.new("RGBa", (width * detail, height * detail))

    def fill(
        self, points: Points, paint: Paint, opacity: float = 1.0, within: Points | None = None
    ) -> None:
        """Paint the inside of an outline, only what also lies inside the outline `within`."""
        if len(paint) == 3 and opacity >= 1 and within is None:
            ImageDraw.Draw(self._sheet).polygon(self._placed(points), fill=(*paint, 255))
            return
        box = self._bounds(points, 1)
        self._lay(self._kept(self._mask(points, box, opacity), box, within), box, paint)

    def stroke(
        self,
        points: Points,
        width: float,
        paint: Paint,
        opacity: float = 1.0,
        *,
        closed: bool = False,
        within: Points | None = None,
    ) -> None:
        """Draw along an outline with a round pen of `width` units."""
        line = list(points) + ([points[0]] if closed else [])
        if len(paint) == 3 and opacity >= 1 and within is None:
            self._pen(ImageDraw.Draw(self._sheet), self._placed(line), width, (*paint, 255))
            return
        box = self._bounds(line, width)
        mask = self._line_mask(line, width, box, opacity)
        self._lay(self._kept(mask, box, within), box, paint)

    def soft(self, points: Points, paint: Paint, blur: float, opacity: float = 1.0) -> None:
        """Paint the inside of an outline with edges blurred by `blur` units."""
        box = self._bounds(points, blur * 3)
        mask = self._mask(points, box, opacity)
        self._lay(mask.filter(ImageFilter.GaussianBlur(blur * self._scale)), box, paint)

    def finished(self) -> Image.Image:
        """Return what was drawn, reduced to its size, as RGBA."""
        sheet = self._sheet if self._detail == 1 else self._sheet.reduce(self._detail)
        return sheet.convert("RGBA")

    def _placed(self, points: Points) -> list[tuple[float, float]]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def _bounds(self, points: Points, margin: float) -> Box:
        xs, ys = zip(*points, strict=True)
        return (
            max(math.floor((min(xs) - margin) * self._scale), 0),
            max(math.floor((min(ys) - margin) * self._scale), 0),
            min(math.ceil((max(xs) + margin) * self._scale) + 1, self._sheet.width),
            min(math.ceil((max(ys) + margin) * self._scale) + 1, self._sheet.height),
        )

    def _kept(self, mask: Image.Image, box: Box, within: Points | None) -> Image.Image:
        return mask if within is None else ImageChops.multiply(mask, self._mask(within, box))

    def _mask(self, points: Points, box: Box, opacity: float = 1.0) -> Image.Image:
        mask = _blank(box)
        line = [(x - box[0], y - box[1]) for x, y in self._placed(points)]
        ImageDraw.Draw(mask).polygon(line, fill=round(255 * opacity))
        return mask

    def _line_mask(self, points: Points, width: float, box: Box, opacity: float) -> Image.Image:
        mask = _blank(box)
        line = [(x - box[0], y - box[1]) for x, y in self._placed(points)]
        self._pen(ImageDraw.Draw(mask), line, width, round(255 * opacity))
        return mask

    def _pen(
        self,
        draw: ImageDraw.ImageDraw,
        line: list[tuple[float, float]],
        width: float,
        ink: int | tuple[int, int, int, int],
    ) -> None:
        thick = max(round(width * self._scale), 1)
        draw.line(line, fill=ink, width=thick)
        radius = (thick - 1) / 2
        for x, y in line if thick > _THIN else (line[0], line[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def _lay(self, mask: Image.Image, box: Box, paint: Paint) -> None:
        if len(paint) == 3:
            layer = Image.new("RGBa", mask.size, (*paint, 255))
        else:
            layer = gradient(mask.width, mask.height, ((0, paint[0]), (1, paint[1])), "RGBa")
        self._sheet.paste(layer, (box[0], box[1]), mask)


def _blank(box: Box) -> Image.Image:
    return Image.new("L", (max(box[2] - box[0], 1), max(box[3] - box[1], 1)), 0)
