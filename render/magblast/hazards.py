"""Minefields and Asteroids: they lie over a whole fleet, and whose they are is told at its head."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say
from engines.magblast.fleet import Fleet, Lasting
from engines.magblast.model import ZONES, Kind
from engines.magblast.telling import card_name
from render.kit.canvas import put
from render.kit.lettering import Face, fit, write
from render.kit.outlines import Point
from render.kit.palette import INK, IVORY, mixed
from render.kit.plot import Surface
from render.kit.shapes import badge, panel
from render.magblast.layout import Site
from render.magblast.ships import ALARM
from render.magblast.signs import mine, rock

_STREWN = ((0.12, 0.9, 44), (0.9, 0.84, 52), (0.88, 0.12, 36))
"""Where mines and rocks lie in a zone, in shares of what is below its name, and how large."""
NAMED = 2
"""Up to so many are named at the head of a fleet."""


def sprite_of(card: Lasting, number: int, size: int) -> Image.Image:
    """Return a mine, or one of several rocks."""
    return mine(size) if card.kind is Kind.MINEFIELD else rock(size, number)


def strew(image: Surface, fleet: Fleet, site: Site) -> None:
    """Lay mines and rocks into every zone of a fleet, below its ships."""
    for kind in dict.fromkeys(card.kind for card in fleet.lasting):
        card = next(card for card in fleet.lasting if card.kind is kind)
        shift = 0.12 if kind is Kind.MINEFIELD and len({c.kind for c in fleet.lasting}) > 1 else 0
        for zone in ZONES:
            box, strip = site.zone(zone), site.size.strip
            for number, (across, down, size) in enumerate(_STREWN):
                x = box.left + box.width * (across + (shift if across < 0.5 else -shift))
                y = box.top + strip + (box.height - strip) * (down + (shift if down < 0.5 else 0))
                put(image, sprite_of(card, number, size), (x, y), "mm")


def draw_warnings(image: Surface, fleet: Fleet, at: Point, height: int, say: Say) -> float:
    """Draw at the head of a fleet what lies on it, up to `at`; returns where that begins."""
    x, y = at
    for card in fleet.lasting:
        named = say(card_name(card.card)) if len(fleet.lasting) <= NAMED else ""
        plate = warning(card, named, height)
        put(image, plate, (x, y), "rm")
        x -= plate.width + 8
    return x


@lru_cache(maxsize=32)
def warning(card: Lasting, name: str, height: int) -> Image.Image:
    """Return what is laid at the head: the hazard, its name, and the mark of who played it."""
    words = fit(name, Face.TEXT, round(height * 0.62), 260)
    sign, mark = sprite_of(card, 0, height), badge(card.caster, height - 4, str(card.caster + 1))
    width = sign.width + words.width + mark.width + (22 if name else 14)
    plate = panel(width, height, ((96, 44, 12), (54, 24, 10)), ALARM, radius=height // 2).copy()
    put(plate, sign, (4, height / 2), "lm")
    write(plate, words, (sign.width + 10, height / 2), mixed(IVORY, ALARM, 0.2), "lm", outline=INK)
    put(plate, mark, (width - 5, height / 2), "rm")
    return plate
