"""The cover of Mag·Blast: two fleets at each other, and the noise of it; by edition."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Say, text
from engines.magblast.cards import Flagship
from engines.magblast.model import EditionName, ShipType
from render.kit.canvas import put, shine
from render.kit.covers import COVER, Style
from render.kit.lettering import Face
from render.kit.outlines import Point
from render.kit.paint import glow
from render.kit.palette import Colour
from render.magblast.battle import draw_bolt_row
from render.magblast.bursts import burst, flash
from render.magblast.flagships import flagship
from render.magblast.hulls import explosion, silhouette
from render.magblast.space import sky
from render.magblast.top import SUNSET

_NOISE: Point = (738, 68)
_SHOTS: tuple[tuple[Point, Point], ...] = (
    ((640, 224), (838, 286)),
    ((560, 322), (838, 286)),
    ((850, 150), (570, 118)),
)


class Look(NamedTuple):
    """What tells the covers of the editions apart: two flagships, their ships, the colours."""

    flagships: tuple[Flagship, Flagship]
    ships: tuple[ShipType, ShipType, ShipType]
    light: Colour
    bolts: tuple[Colour, Colour]
    style: Style


LOOKS: dict[EditionName, Look] = {
    EditionName.THIRD: Look(
        (Flagship.FREEP, Flagship.BZZGZZRT),
        (ShipType.DESTROYER, ShipType.CRUISER, ShipType.DREADNOUGHT),
        (196, 60, 150),
        ((255, 226, 84), (110, 236, 128)),
        Style(Face.COMIC, 118, SUNSET),
    ),
    EditionName.SECOND: Look(
        (Flagship.SOL, Flagship.SARDAKK_NORR),
        (ShipType.FRIGATE, ShipType.GUNSHIP, ShipType.CARRIER),
        (24, 150, 150),
        ((255, 152, 54), (150, 226, 255)),
        Style(Face.COMIC, 118, ((222, 255, 240), (30, 176, 150))),
    ),
}


def art(edition: EditionName, say: Say) -> Image.Image:
    """Return the battle with the noise of a shot (RGB, `COVER`)."""
    image = _battle(edition).copy()
    put(image, burst(say(text("magblast-cover-sound")), 50, 360), _NOISE, "mm")
    return image


@lru_cache(maxsize=2)
def _battle(edition: EditionName) -> Image.Image:
    look = LOOKS[edition]
    image = sky(COVER[1]).crop((200, 0, 200 + COVER[0], COVER[1]))
    shine(image, glow(900, 520, look.light, 0.75), (780, 180))
    for number, (start, end) in enumerate(_SHOTS):
        draw_bolt_row(image, start, end, look.bolts[number % 2])
    put(image, silhouette(look.ships[0], 132), (552, 118), "mm")
    put(image, silhouette(look.ships[1], 132), (540, 322), "mm")
    put(image, flagship(look.flagships[0], 186), (596, 222), "mm")
    put(image, _facing(flagship(look.flagships[1], 210)), (888, 130), "mm")
    put(image, _facing(silhouette(look.ships[2], 180)), (900, 296), "mm")
    put(image, explosion(116), (838, 286), "mm")
    for at in ((680, 224), (806, 148)):
        put(image, flash(52), at, "mm")
    return image


def _facing(ship: Image.Image) -> Image.Image:
    return ship.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
