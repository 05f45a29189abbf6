"""Where things lie on Mag·Blast's board, in pixels: fleets, their zones, the ships in these.

Of few fleets, two lie in a row, and each is a grid of three columns and five rows: the first row
is the zone at the top, the last the one at the bottom, and between them lie the flagship and the
zones at its sides. Of many fleets each takes the whole width, so that a phone can show its names:
the flagship lies at the left, and beside it the zones in the order in which they surround it.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from engines.magblast.model import ZONE_CAP, EditionName, Zone
from render.kit.canvas import WIDTH
from render.kit.outlines import Point

TOP = 116
"""Height of the strip at the top: the round, the turn, the phases."""
BOTTOM = 168
"""Height of the strip at the bottom: what is going on, and the piles."""
FALLEN, FALLEN_IN_ROW = 66, 4
"""Height of a row of those who are out, and how many stand in it at most."""
MARGIN, GAP = 9, 10
CELL = (WIDTH - 2 * MARGIN - GAP) // 2
"""Width of a fleet of two in a row."""
PAIRED = 3
"""Up to so many fleets lie two in a row, more of them below each other."""


class Side(StrEnum):
    """Where a zone lies from the flagship."""

    TOP = "top"
    LEFT = "left"
    BOTTOM = "bottom"
    RIGHT = "right"


SIDES: dict[EditionName, dict[Zone, Side]] = {
    EditionName.THIRD: {
        Zone.YELLOW: Side.TOP,
        Zone.GREEN: Side.LEFT,
        Zone.RED: Side.BOTTOM,
        Zone.BLUE: Side.RIGHT,
    },
    EditionName.SECOND: {
        Zone.YELLOW: Side.TOP,
        Zone.GREEN: Side.RIGHT,
        Zone.RED: Side.BOTTOM,
        Zone.BLUE: Side.LEFT,
    },
}
"""The third edition's rulebook has green at the left ("Fase 4: Maniobra"), the second's has
it at the right ("Zones and fleets")."""


class Box(NamedTuple):
    """A rectangle."""

    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> Point:
        """The point in its middle."""
        return self.left + self.width / 2, self.top + self.height / 2


class Size(NamedTuple):
    """The measures of a fleet: its head, the strip with a zone's name, and a ship's tile.

    With a `core` it is a line: that is the width of its flagship.
    """

    head: int
    strip: int
    tile: tuple[int, int]
    gap: int
    core: int = 0

    @property
    def width(self) -> int:
        """The width of a whole fleet."""
        return WIDTH - 2 * MARGIN if self.core else CELL

    def depth(self, rows: int) -> int:
        """Return the height of a zone with room for so many tiles above each other."""
        return self.strip + rows * (self.tile[1] + 2) + 4

    @property
    def height(self) -> int:
        """The height of a whole fleet."""
        if self.core:
            return self.head + self.gap + self.depth(ZONE_CAP)
        return self.head + 2 * self.depth(1) + self.depth(ZONE_CAP) + 3 * self.gap


SMALL_TILE = (184, 44)
_TINY = 22
"""The least height of a tile: a zone may hold all ships of a fleet while they move."""
_LOW = 30
"""The same in a line."""
LARGE = Size(60, 26, (184, 108), 6)
LINE = Size(54, 36, (234, 78), 4, 200)
AROUND = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)
"""The order of zones in a line, in which neighbours lie beside each other, as do both ends."""


class Site(NamedTuple):
    """The place of one fleet."""

    left: int
    top: int
    size: Size
    edition: EditionName

    @property
    def whole(self) -> Box:
        """Where all of it lies."""
        return Box(self.left, self.top, self.size.width, self.size.height)

    @property
    def head(self) -> Box:
        """Where its player is named."""
        return Box(self.left, self.top, self.size.width, self.size.head)

    @property
    def column(self) -> int:
        """The width of a zone at the flagship's side, and of the flagship."""
        return (CELL - 2 * self.size.gap) // 3

    @property
    def core(self) -> Box:
        """Where the flagship lies."""
        if self.size.core:
            below = self.top + self.size.head + self.size.gap
            return Box(self.left, below, self.size.core, self.size.depth(ZONE_CAP))
        top = self.top + self.size.head + self.size.depth(1) + 2 * self.size.gap
        left = self.left + self.column + self.size.gap
        return Box(left, top, self.column, self.size.depth(ZONE_CAP))

    def zone(self, zone: Zone) -> Box:
        """Return where a zone lies."""
        size, core = self.size, self.core
        if size.core:
            return self._in_line(AROUND.index(SIDES[self.edition][zone]))
        match SIDES[self.edition][zone]:
            case Side.TOP:
                return Box(self.left, self.top + size.head + size.gap, CELL, size.depth(1))
            case Side.BOTTOM:
                return Box(self.left, core.top + core.height + size.gap, CELL, size.depth(1))
            case Side.LEFT:
                return Box(self.left, core.top, core.width, core.height)
            case Side.RIGHT:
                right = core.left + core.width + size.gap
                return Box(right, core.top, self.left + CELL - right, core.height)

    def _in_line(self, number: int) -> Box:
        core, gap = self.core, self.size.gap
        room = self.size.width - core.width
        left, right = (core.width + room * n // len(AROUND) for n in (number, number + 1))
        return Box(self.left + left + gap, core.top, right - left - gap, core.height)

    def slots(self, zone: Zone, count: int) -> tuple[Box, ...]:
        """Return the tiles of `count` ships in a zone: smaller ones where it holds more."""
        box, strip = self.zone(zone), self.size.strip
        room = Box(box.left, box.top + strip, box.width, box.height - strip)
        wide = not self.size.core and SIDES[self.edition][zone] in (Side.TOP, Side.BOTTOM)
        if count <= ZONE_CAP:
            return (_row if wide else _column)(room, self.size.tile, count)
        if self.size.core:
            columns = -(-count // (room.height // _LOW))
            return _grid(room, count, columns, (self.size.tile[0], SMALL_TILE[1] - 2))
        columns, rows = ZONE_CAP if wide else 1, room.height // (SMALL_TILE[1] + 2)
        if count <= columns * rows:
            return _grid(room, count, columns)
        return _grid(room, count, -(-count // (room.height // _TINY)))


def _row(room: Box, tile: tuple[int, int], count: int) -> tuple[Box, ...]:
    step = room.width / ZONE_CAP
    start = room.middle[0] - step * (count - 1) / 2 - tile[0] / 2
    top = round(room.middle[1] - tile[1] / 2)
    return tuple(Box(round(start + n * step), top, *tile) for n in range(count))


def _column(room: Box, tile: tuple[int, int], count: int) -> tuple[Box, ...]:
    step = tile[1] + 2
    start = room.middle[1] - step * (count - 1) / 2 - tile[1] / 2
    left = round(room.middle[0] - tile[0] / 2)
    return tuple(Box(left, round(start + n * step), *tile) for n in range(count))


def _grid(
    room: Box, count: int, columns: int, most: tuple[int, int] = SMALL_TILE
) -> tuple[Box, ...]:
    """Return tiles in so many columns, each at `most` so large if there is room."""
    rows = -(-count // columns)
    across = room.width / columns
    step = min(room.height / rows, most[1] + 2)
    width, height = min(most[0], int(across) - 3), min(int(step) - 1, most[1])
    top = room.middle[1] - step * rows / 2
    return tuple(
        Box(
            round(room.left + across * (n % columns + 0.5) - width / 2),
            round(top + step * (n // columns + 0.5) - height / 2),
            width,
            height,
        )
        for n in range(count)
    )


class Layout(NamedTuple):
    """Where every fleet that is drawn lies, in the order of play."""

    sites: tuple[Site, ...]
    news: Box
    """Where it is told what is going on, and the piles lie."""
    fallen: Box
    """The strip of those who are out; without height while nobody is."""

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.fallen.top + self.fallen.height


@lru_cache(maxsize=64)
def layout(fleets: int, fallen: int, edition: EditionName) -> Layout:
    """Return where so many fleets lie, and `fallen` players are named."""
    size = LARGE if fleets <= PAIRED else LINE
    step, in_row = size.height + GAP, 1 if size.core else 2
    sites = tuple(
        Site(MARGIN + n % in_row * (CELL + GAP), TOP + n // in_row * step, size, edition)
        for n in range(fleets)
    )
    below = TOP + -(-fleets // in_row) * step
    rows = -(-fallen // FALLEN_IN_ROW)
    if fleets % in_row:
        news = Box(MARGIN + CELL + GAP, sites[-1].top, CELL, size.height)
    else:
        news = Box(MARGIN, below, WIDTH - 2 * MARGIN, BOTTOM)
        below += BOTTOM + GAP
    return Layout(sites, news, Box(MARGIN, below, WIDTH - 2 * MARGIN, rows * FALLEN))


def fallen_box(strip: Box, number: int, fallen: int) -> Box:
    """Return where one of so many who are out stands in their strip: the fewer, the wider."""
    columns = min(max(fallen, 2), FALLEN_IN_ROW)
    width = (strip.width - (columns - 1) * GAP) // columns
    left = strip.left + number % columns * (width + GAP)
    return Box(left, strip.top + number // columns * FALLEN, width, FALLEN - GAP)
