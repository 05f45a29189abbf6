"""What every picture is made with: the canvas, putting things on it, and the file.

A renderer takes a ready layer, as a copy or as the ground of a plot, puts sprites on it, writes
on it, and ends with `finished`. Layers and sprites that come from caches are shared between
threads and never drawn on: `put` and `shine` change only the canvas they are given.

The rest of the kit: `plot` (pictures as lists of pieces), `patches` (of which only what changed is
drawn), `palette` (colours), `chosen` (those of files), `lettering` (text), `sketch` (smooth vector
shapes) with `outlines`, `paint` (gradients, noise, glow), `shapes` (panels, pills, badges, chips,
counters, gauges, dice), `icons`, `cards` (faces, rows, the table's cloth), `hexes` (boards of
hexagons) and `covers`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.memory import keep_freed_memory
from render.kit.outlines import ANCHORS, Point
from render.kit.paint import Glow
from render.kit.patches import drawn
from render.kit.plot import Piece, Plot, Surface, lay
from render.kit.png import png

WIDTH = 1200
"""Width of a board picture in pixels."""

ALT_LIMIT = 1024
"""The longest alt text that Discord takes, in characters."""

keep_freed_memory()


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A PNG file and the words for whoever cannot see it (1 … `ALT_LIMIT` characters).

    No two are equal: what shows the same may be packed otherwise (`render.kit.png`).
    """

    png: bytes
    alt: str


def finished(image: Surface, alt: str, palette: Image.Image | None = None) -> Picture:
    """Return `image` (RGB) as a picture; an alt text too long for Discord loses its end.

    Its file has the colours of `palette` (`render.kit.chosen.kept`), or some chosen for it alone.
    Of a plot only what has changed is drawn (`render.kit.patches`).
    """
    file = drawn(image, palette) if isinstance(image, Plot) else png(image, palette)
    return Picture(file, clipped(alt, ALT_LIMIT))


def clipped(words: str, limit: int) -> str:
    """Return `words`, cut at a space and ended with an ellipsis if longer than `limit`."""
    if len(words) <= limit:
        return words
    cut = words[: limit - 1]
    whole = cut[: cut.rfind(" ")] if " " in cut else cut
    return whole.rstrip(" ,;:") + "…"


def put(image: Surface, sprite: Image.Image, at: Point, anchor: str = "lt") -> None:
    """Lay an RGBA `sprite` on the canvas; what lies outside of it is cut off.

    `anchor` names the point of the sprite that comes to `at`: l, m or r, then t, m or b.
    """
    width, height = sprite.size
    left = round(at[0] - width * ANCHORS[anchor[0]])
    top = round(at[1] - height * ANCHORS[anchor[1]])
    lay(image, Piece(sprite, left, top))


def lay_plate(image: Surface, plate: Image.Image, at: Point, corner: int) -> None:
    """Lay an RGBA plate on the canvas that is opaque but for its corners, from `at` on."""
    lay(image, Piece(plate, round(at[0]), round(at[1]), corner=corner))


def shine(image: Surface, light: Glow, at: Point) -> None:
    """Add light: screen a glow on the canvas, centred on `at`."""
    left = round(at[0] - light.width / 2) + light.left
    top = round(at[1] - light.height / 2) + light.top
    lay(image, Piece(light.lit, left, top, light=True))
