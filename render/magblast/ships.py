"""A fleet ship as it lies in its zone, large and small, with everything that lies on it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Say, text
from engines.magblast.editions import DAMAGE, KINDS, SHIP_CARDS
from engines.magblast.fleet import Blast, Ship
from engines.magblast.model import Kind, ShipId, Turret, Zone
from engines.magblast.state import Play
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.lettering import Face, fit, line, write
from render.kit.lettering import width as wide
from render.kit.outlines import Point, star
from render.kit.palette import INK, IVORY, SAND, Colour, mixed
from render.kit.plot import Surface
from render.kit.shapes import panel
from render.kit.sketch import Sketch
from render.magblast.bursts import crosshair, flash
from render.magblast.emblems import emblem
from render.magblast.hulls import silhouette, squadron
from render.magblast.layout import LINE, SMALL_TILE
from render.magblast.signs import (
    ZONE_HUES,
    damage_slip,
    hull_colour,
    hull_sign,
    speed_sign,
    turret_sign,
    zone_outline,
)
from render.magblast.words import ship_words, spent, type_words

READY: tuple[Colour, Colour] = ((66, 64, 110), (28, 26, 58))
SPENT: tuple[Colour, Colour] = ((44, 42, 58), (26, 24, 38))
RIM: Colour = (150, 156, 200)
ALARM: Colour = (255, 138, 74)
WOUND: Colour = (150, 12, 24)


class Aim(NamedTuple):
    """A card that waits and is played on a ship; `damage` is what it would do, if it attacks."""

    kind: Kind
    damage: int
    lethal: bool

    @property
    def sign(self) -> Kind | None:
        """The card that is drawn; None for cross hairs."""
        if self.lethal:
            return Kind.CATASTROPHIC_DAMAGE
        return None if self.damage else self.kind


def waiting(view: View) -> tuple[Play, ...]:
    """Return the cards that wait, for answers or a sound, answers to others aside."""
    plays = (*view.stack, *((view.shot,) if view.shot is not None else ()))
    return tuple(play for play in plays if play.against is None)


def aim_at(view: View, ship: ShipId) -> Aim | None:
    """Return the latest card that waits and is played on a ship or flagship, or nothing."""
    for play in reversed(waiting(view)):
        if play.target == ship:
            damage = play.damage if play.is_attack else 0
            return Aim(play.kind, damage, play.is_attack and play.lethal)
    return None


def draw_aim(image: Surface, aim: Aim, at: Point, size: int, past: float = 0) -> None:
    """Draw what is aimed at a ship, and how much it would hurt, from `at` (its left end) on.

    The number stands `past` what else lies there, in pixels from the left.
    """
    sign = crosshair(size) if aim.sign is None else emblem(aim.sign, size)
    put(image, sign, at, "lm")
    if aim.damage:
        _write_loss(image, aim.damage, at, size, past)


def draw_hurt(image: Surface, damage: int, at: Point, size: int, past: float = 0) -> None:
    """Draw how much a ship was hurt lately, from `at` (its left end) on, as `draw_aim` does."""
    put(image, flash(size), at, "lm")
    _write_loss(image, damage, at, size, past)


def _write_loss(image: Surface, damage: int, at: Point, size: int, past: float) -> None:
    words = line(f"−{damage}", Face.TEXT, size * 4 // 5)
    place = max(at[0] + size + 2, past), at[1]
    write(image, words, place, IVORY, "lm", outline=WOUND)


class Tile(NamedTuple):
    """All that a ship's tile shows; the same facts have the same picture."""

    ship: ShipId
    name: str
    type: str
    left: int
    blasts: tuple[Blast, ...] = ()
    squadrons: tuple[Kind, ...] = ()
    upgrades: tuple[Kind, ...] = ()
    shots: tuple[Turret, ...] = ()
    spent: str = ""
    origin: Zone | None = None
    aim: Aim | None = None
    hurt: int = 0


def tile_of(view: View, ship: Ship, say: Say, hurt: int = 0) -> Tile:
    """Return what is to be shown of a ship in play, that was `hurt` lately.

    Where something else is drawn over the ship, that is left out.
    """
    out = tuple(KINDS[s.card] for s in view.squadrons if s.target == ship.id and s.damage)
    why, aim = spent(ship), aim_at(view, ship.id)
    return Tile(
        ship.id,
        ship_words(ship.id, say),
        "" if named_by_type(ship.id) else type_words(ship.id, say),
        view.hull_left(ship.id),
        ship.blasts,
        out,
        tuple(KINDS[card] for card in ship.upgrades),
        ship.shots,
        say(text(f"magblast-picture-{why}")) if why else "",
        ship.origin if ship.origin != ship.zone else None,
        aim,
        0 if why or out or aim is not None else hurt,
    )


def named_by_type(ship: ShipId) -> bool:
    """Tell whether a ship's name is its type with a number."""
    return ship.removeprefix(f"{SHIP_CARDS[ship].type}-").isdigit()


@lru_cache(maxsize=96)
def large_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """Return a ship with its name, type, speed, turrets, hull, and what lies on it."""
    card = SHIP_CARDS[tile.ship]
    image = panel(*size, SPENT if tile.spent else READY, RIM, radius=12).copy()
    put(image, silhouette(card.type, 110), (4, 56), "lm")
    put(image, hull_sign(tile.left, card.hull, 70), (size[0] - 3, 57), "rm")
    words = fit(tile.name, Face.TEXT, 26, size[0] - 14, 17)
    write(image, words, (8, 15), IVORY, "lm", outline=INK)
    full = fit(f"/{card.hull}", Face.TEXT, 19, 36)
    write(image, full, (size[0] - 6, size[1] - 13), SAND, "rm")
    left = _signs(image, tile, (size[0] - 8 - full.width, size[1] - 14), 24)
    kind = fit(tile.type, Face.TEXT, 18, round(left) - 12, 11)
    write(image, kind, (8, size[1] - 13), SAND, "lm")
    _burdens(image, tile)
    if tile.spent and tile.aim is None:
        words = fit(tile.spent, Face.COMIC, 27, 96, 18)
        write(image, words, (58, 48), ALARM, "mm", outline=INK)
    return image


def _signs(image: Image.Image, tile: Tile, right: Point, size: int) -> float:
    """Draw turrets and speed in a row that ends at `right`; returns where it begins."""
    card = SHIP_CARDS[tile.ship]
    x, y = right
    for turret in reversed(card.turrets):
        put(image, turret_sign(turret, size, fired=turret in tile.shots), (x, y), "rm")
        x -= size
    put(image, speed_sign(card.speed, size - 4), (x, y), "rm")
    return x - size + 4


def _burdens(image: Image.Image, tile: Tile) -> None:
    """Draw what lies on a large tile: damage cards, squadrons, upgrades, where it came from."""
    slips(image, tile.blasts, (8, 86), 22, 104)
    laid = tile.upgrades[:5]
    step = min(24, 68 // max(len(laid), 1))
    past = 10 + (len(laid) - 1) * step + 28 if laid else 0
    if tile.aim is not None:
        draw_aim(image, tile.aim, (6, 43), 33, past)
    elif tile.hurt:
        draw_hurt(image, tile.hurt, (6, 43), 33, past)
    else:
        _raid(image, tile, past)
    for number, kind in enumerate(laid):
        put(image, emblem(kind, 28), (6 + number * step, 27), "lt")
    if tile.origin is not None:
        put(image, came_from(tile.origin, 26), (image.width - 4, 4), "rt")


def _raid(image: Image.Image, tile: Tile, past: float) -> None:
    """Draw the squadrons on a large tile, and how much they hurt together, `past` upgrades."""
    if not tile.squadrons:
        return
    shown = tile.squadrons[:3]
    for number, kind in enumerate(shown):
        craft = squadron(40, heavy=kind is Kind.BOMBER)
        put(image, craft, (22 + number * 24, 42), "mm")
    words = line(f"−{sum(DAMAGE[kind] for kind in tile.squadrons)}", Face.TEXT, 27)
    write(image, words, (max(112, past + words.width), 42), IVORY, "rm", outline=WOUND)


def slips(
    image: Surface, blasts: tuple[Blast, ...], at: tuple[int, int], width: int, room: int
) -> None:
    """Lay damage cards in a row from `at` (its lower left end); many are smaller."""
    step = min(width + 1, room // max(len(blasts), 1))
    width = step - 1
    for number, blast in enumerate(blasts):
        slip = damage_slip(blast.amount, width, KINDS[blast.card])
        put(image, slip, (at[0] + number * step, at[1]), "lb")


@lru_cache(maxsize=8)
def came_from(zone: Zone, size: int) -> Image.Image:
    """Return the sign of a ship that moved: an arrow out of the zone it began in."""
    sketch, hue = Sketch(size, size, size / 24, 3), ZONE_HUES[zone]
    sketch.fill(zone_outline(zone, 8, 12, 8), INK)
    sketch.fill(zone_outline(zone, 8, 12, 6.4), hue.bright)
    sketch.fill([(9, 9), (15, 9), (15, 4), (24, 12), (15, 20), (15, 15), (9, 15)], INK)
    sketch.fill(
        [(10, 10.5), (16.5, 10.5), (16.5, 7.5), (22, 12), (16.5, 16.5), (16.5, 13.5), (10, 13.5)],
        IVORY,
    )
    return sketch.finished()


@lru_cache(maxsize=224)
def wide_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """Return a ship with its name over all, for lines of many fleets."""
    card, (width, height) = SHIP_CARDS[tile.ship], size
    image = panel(*size, SPENT if tile.spent else READY, RIM, radius=10).copy()
    put(image, silhouette(card.type, 84), (2, 57), "lm")
    room = width - 14 - (32 if tile.origin is not None else 0)
    words = fit(tile.name, Face.TEXT, 32, room, 20)
    write(image, words, (7, 17), IVORY, "lm", outline=INK)
    beside = room - words.width - 8
    if wide(tile.type, Face.TEXT, 12) <= beside:  # whole, or not at all: it is drawn, too
        write(image, fit(tile.type, Face.TEXT, 23, beside, 12), (7 + room, 19), SAND, "rm")
    full = fit(f"/{card.hull}", Face.TEXT, 25, 38)
    write(image, full, (width - 4, height - 20), SAND, "rm")
    right = width - 5 - full.width
    put(image, hull_sign(tile.left, card.hull, 50), (right, height - 23), "rm")
    _signs(image, tile, (right - 52, height - 22), 23 if len(card.turrets) < 3 else 19)
    _wide_burdens(image, tile)
    if tile.spent and tile.aim is None:
        words = fit(tile.spent, Face.COMIC, 28, 84, 18)
        write(image, words, (46, 57), ALARM, "mm", outline=INK)
    return image


def _wide_burdens(image: Image.Image, tile: Tile) -> None:
    """Draw what lies on a wide tile over the ship: squadrons, upgrades, where it came from."""
    for number, kind in enumerate(tile.upgrades[:3]):
        put(image, emblem(kind, 26), (4 + number * 28, 34))
    if tile.aim is not None:
        draw_aim(image, tile.aim, (4, 57), 38)
    elif tile.hurt:
        draw_hurt(image, tile.hurt, (4, 57), 38)
    elif tile.squadrons and not tile.spent:
        for number, kind in enumerate(tile.squadrons[:2]):
            put(image, squadron(32, heavy=kind is Kind.BOMBER), (20 + number * 22, 60), "mm")
        words = line(f"−{sum(DAMAGE[kind] for kind in tile.squadrons)}", Face.TEXT, 26)
        write(image, words, (92, 60), IVORY, "rm", outline=WOUND)
    if tile.origin is not None:
        put(image, came_from(tile.origin, 28), (image.width - 4, 4), "rt")


@lru_cache(maxsize=224)
def small_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """Return a ship in short: name, turrets, speed, hull, and signs of what lies on it."""
    card = SHIP_CARDS[tile.ship]
    image = panel(*size, SPENT if tile.spent else READY, RIM, radius=9).copy()
    put(image, hull_sign(tile.left, card.hull, 46), (size[0] - 1, 22), "rm")
    _small_name(image, tile)
    put(image, speed_sign(card.speed, 15), (63, 33), "lm")
    for number, turret in enumerate(card.turrets):
        sign = turret_sign(turret, 17, fired=turret in tile.shots)
        put(image, sign, (79 + number * 17, 33), "lm")
    _small_burdens(image, tile, 80 + 17 * len(card.turrets))
    return image


def _small_name(image: Image.Image, tile: Tile) -> None:
    """Draw the ship with its name beside it, or over it where the name is long."""
    kind, room = SHIP_CARDS[tile.ship].type, image.width - 66 - 46
    words = fit(tile.name, Face.TEXT, 21, room, 17)
    if words.lines == (tile.name,):
        put(image, silhouette(kind, 62), (1, 22), "lm")
        write(image, words, (64, 13), IVORY, "lm", outline=INK)
        return
    put(image, silhouette(kind, 54), (2, 31), "lm")
    words = fit(tile.name, Face.TEXT, 21, image.width - 56, 13)
    write(image, words, (7, 12), IVORY, "lm", outline=INK)


def _small_burdens(image: Image.Image, tile: Tile, x: int) -> None:
    """Draw signs of what lies on a small tile, from `x` on: squadrons, an upgrade, an origin."""
    for kind in tile.squadrons[:2]:
        put(image, squadron(24, heavy=kind is Kind.BOMBER), (x, 33), "lm")
        x += 20
    for kind in tile.upgrades[-1:]:
        put(image, emblem(kind, 21), (x, 33), "lm")
        x += 20
    if tile.origin is not None:
        put(image, came_from(tile.origin, 20), (x, 33), "lm")
    if tile.aim is not None:
        draw_aim(image, tile.aim, (2, 32), 22)
    elif tile.hurt:
        draw_hurt(image, tile.hurt, (2, 32), 22)
    elif tile.spent:
        words = fit(tile.spent, Face.COMIC, 19, 58, 12)
        write(image, words, (30, 34), ALARM, "mm", outline=INK)


_TINIEST = 8
"""The least size of a ship's name; a whole name goes before the sign of its aim."""


@lru_cache(maxsize=64)
def tiny_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """Return a ship as nothing but a name and what is left of its hull."""
    width, height = size
    image = panel(width, height, SPENT if tile.spent else READY, RIM, radius=6).copy()
    colour = mixed(hull_colour(tile.left, SHIP_CARDS[tile.ship].hull), INK, 0.55)
    plate = panel(30, height, colour, IVORY, radius=6)
    put(image, plate, (width, 0), "rt")
    number = line(str(tile.left), Face.TEXT, min(height - 2, 24))
    write(image, number, (width - 15, height / 2), IVORY, "mm", outline=INK)
    room, sign = width - 40, min(height - 4, 24)
    beside = room - 2 * sign - 6
    if tile.aim is not None and wide(tile.name, Face.TEXT, _TINIEST) <= beside:
        room = beside
        draw_aim(image, tile.aim, (8 + room, height / 2), sign)
    words = fit(tile.name, Face.TEXT, min(height - 5, 24), room, _TINIEST)
    write(image, words, (5, height / 2), IVORY, "lm")
    return image


@lru_cache(maxsize=4)
def hidden_tile(size: tuple[int, int]) -> Image.Image:
    """Return a ship that lies face down: it tells nothing."""
    width, height = size
    image = panel(width, height, ((52, 78, 152), (22, 32, 78)), IVORY, radius=12).copy()
    sketch = Sketch(width, height)
    for radius, paint in ((0.46, INK), (0.42, (255, 206, 70)), (0.3, (255, 120, 50))):
        points = star(width / 2, height / 2, height * radius, height * radius * 0.6, 11)
        sketch.fill(points, paint)
    image.alpha_composite(sketch.finished())
    words = line("?", Face.COMIC, height // 2)
    write(image, words, (width / 2, height / 2), IVORY, "mm", outline=INK)
    return image


def sized_tile(tile: Tile, size: tuple[int, int]) -> Image.Image:
    """Return a ship as large as there is room for."""
    if size == LINE.tile:
        return wide_tile(tile, size)
    if size[1] > SMALL_TILE[1]:
        return large_tile(tile, size)
    return small_tile(tile, size) if size == SMALL_TILE else tiny_tile(tile, size)
