"""The cover of Imperium Galáctica: the border of two empires, and their fleets on it."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engines.core import Seat
from engines.imperium.board import BLUE, RED
from engines.imperium.maps import Sector, map_of
from engines.imperium.missions import Mission
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from render.imperium.emblems import Sign, sign
from render.imperium.layout import LIVERY, SPARK, Layout
from render.imperium.marks import between, draw_arrow, draw_light
from render.imperium.planets import globe
from render.imperium.ships import silhouette
from render.imperium.space import set_in
from render.imperium.terrain import asteroids
from render.kit.canvas import put, shine
from render.kit.covers import COVER, Style
from render.kit.lettering import Face
from render.kit.paint import glow
from render.kit.palette import GOLD, IVORY, mixed

STYLE = Style(Face.DISPLAY, 84, (IVORY, GOLD))
_MISSION = Mission.DEFEAT
_PLACE = Layout(_MISSION, map_of(_MISSION).sectors, 76, 356, -46, COVER[1])
_FLEETS: tuple[tuple[Sector, Seat, Kind, int], ...] = (
    ("E4", BLUE, Kind.FRIGATE, 92),
    ("E5", BLUE, Kind.BATTLESHIP, 120),
    ("F6", BLUE, Kind.DESTROYER, 100),
    ("F4", RED, Kind.FRIGATE, 92),
    ("G4", RED, Kind.BATTLESHIP, 120),
    ("G5", RED, Kind.DESTROYER, 100),
)
"""Where a ship stands, whose and what it is, and how large it is drawn in pixels."""
_PLANETS: tuple[tuple[Sector, Size, Seat, int], ...] = (
    ("E6", Size.LARGE, BLUE, 108),
    ("G6", Size.HOME, RED, 108),
)
_SHOTS: tuple[tuple[Sector, Sector], ...] = (("G5", "F6"), ("F4", "E4"), ("G4", "E5"))


@cache
def art() -> Image.Image:
    """Return the battle without words (RGB, `COVER`): shared, never drawn on."""
    image = set_in(_PLACE, 0, 0).crop((0, 0, *COVER))
    for seat in (BLUE, RED):
        held = [sector for sector, owner, *_ in _FLEETS if owner == seat]
        held += [sector for sector, _, owner, _ in _PLANETS if owner == seat]
        draw_light(image, _PLACE, held, LIVERY[seat].bright)
    put(image, asteroids(1, 100), _PLACE.middle("G3"), "mm")
    for sector, size, seat, across in _PLANETS:
        at = _PLACE.middle(sector)
        shine(image, glow(260, 260, LIVERY[seat].bright, 0.7), at)
        put(image, globe(size, across, 1), at, "mm")
    for start, end in _SHOTS:
        ends = _PLACE.middle(start), _PLACE.middle(end)
        draw_arrow(image, (between(*ends, 0.34), between(*ends, 0.6)), 14, SPARK)
    x, y = _PLACE.middle("F6")
    shine(image, glow(200, 200, (255, 150, 60), 0.7), (x, y + 30))
    for sector, seat, kind, across in _FLEETS:
        _ship(image, sector, seat, kind, across)
    put(image, sign(Sign.BLAST, 66, SPARK), (x - 4, y + 34), "mm")
    return image


def _ship(image: Image.Image, sector: Sector, seat: Seat, kind: Kind, across: int) -> None:
    at, metal = _PLACE.middle(sector), mixed(LIVERY[seat].bright, IVORY, 0.35)
    shine(image, glow(150, 150, LIVERY[seat].bright, 0.5), at)
    put(image, silhouette(kind, across, metal, seat == BLUE), at, "mm")
