"""The cards of Mag·Blast as they lie in a hand: action cards, and ships to choose from."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.magblast.cards import TURRETS
from engines.magblast.editions import DAMAGE, HULLS, ICONS, KINDS, SHIP_CARDS
from engines.magblast.model import Card, EditionName, ShipId, ShipType, Zone
from engines.magblast.telling import TURRET_NAMES, TYPE_NAMES, card_effect, card_name
from render.kit.canvas import put, shine
from render.kit.cards import Frame, Words, face
from render.kit.lettering import Face, fit, line, write
from render.kit.paint import glow, gradient
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.shapes import panel
from render.magblast.emblems import card_hue, emblem
from render.magblast.hulls import HULL_HUES, silhouette
from render.magblast.ships import named_by_type
from render.magblast.signs import hull_sign, resource_sign, speed_sign, turret_sign, zone_badge
from render.magblast.words import ship_words

FRAME = Frame(276, 400, 190)
RIBBON = (384, 62)


def action_card(card: Card, edition: EditionName, say: Say) -> Image.Image:
    """Return an action card with its icons, turret, damage, name and effect."""
    return _action(card, say(card_name(card)), say(card_effect(edition, card)))


@lru_cache(maxsize=24)
def _action(card: Card, name: str, effect: str) -> Image.Image:
    kind = KINDS[card]
    hue, (width, height) = card_hue(kind), FRAME.picture_size
    picture = _backdrop(width, height, hue.bright, hue.deep)
    put(picture, emblem(kind, height - 20), (width / 2, height / 2), "mm")
    size = FRAME.width // 5
    for number, sign in enumerate(ICONS[card]):
        put(picture, resource_sign(sign, size), (5, 5 + number * (size + 2)))
    turret = TURRETS.get(kind)
    if turret is not None:
        put(picture, panel(size + 10, size + 10, INK, hue.bright, radius=12), (width - 5, 5), "rt")
        put(picture, turret_sign(turret, size), (width - 10, 11), "rt")
    if kind in DAMAGE:
        words = line(str(DAMAGE[kind]), Face.COMIC, height // 3)
        write(picture, words, (width - 14, height - height // 5), IVORY, "rm", outline=INK)
    return face(FRAME, picture, Words(name, effect, mixed(hue.deep, INK, 0.15)))


def _backdrop(width: int, height: int, bright: Colour, deep: Colour) -> Image.Image:
    picture = gradient(width, height, ((0, mixed(deep, INK, 0.1)), (1, mixed(deep, INK, 0.65))))
    shine(picture, glow(width + 40, height + 60, bright, 0.75), (width / 2, height / 2))
    return picture


def ship_card(ship: ShipId, say: Say) -> Image.Image:
    """Return a fleet ship's card: hull, name, type, speed and turrets."""
    card = SHIP_CARDS[ship]
    body = text(
        "magblast-picture-ship-body",
        type=TYPE_NAMES[card.type],
        speed=card.speed,
        turrets=tuple(TURRET_NAMES[turret] for turret in card.turrets),
    )
    gift = _gift(ship)
    words = f"{say(body)} {say(text(f'magblast-picture-gift-{gift}'))}" if gift else say(body)
    return _ship(ship, ship_words(ship, say), words)


def _gift(ship: ShipId) -> str:
    """Return what a ship can do besides firing, as the end of a key; nothing for most.

    Minesweepers clear mines in the third edition, and keep them away in the second, whose
    ships bear numbers ("Special ship types").
    """
    match SHIP_CARDS[ship].type:
        case ShipType.CARRIER:
            return "carrier"
        case ShipType.MINESWEEPER:
            return "minefield" if named_by_type(ship) else "minesweeper"
        case (
            ShipType.SCOUT
            | ShipType.CRUISER
            | ShipType.DESTROYER
            | ShipType.DREADNOUGHT
            | ShipType.FRIGATE
            | ShipType.GUNSHIP
        ):
            return ""


@lru_cache(maxsize=8)
def _ship(ship: ShipId, name: str, body: str) -> Image.Image:
    card, (width, height) = SHIP_CARDS[ship], FRAME.picture_size
    colour = HULL_HUES[card.type]
    picture = _backdrop(width, height, colour, mixed(colour, INK, 0.6))
    put(picture, silhouette(card.type, width - 30), (width / 2, height / 2 + 6), "mm")
    size = FRAME.width // 4
    put(picture, hull_sign(HULLS[ship], HULLS[ship], size), (4, 4))
    for number, turret in enumerate(card.turrets):
        at = (width - 8 - number * (size * 3 // 5), height - 6)
        put(picture, turret_sign(turret, size * 3 // 5), at, "rb")
    put(picture, speed_sign(card.speed, size * 3 // 5), (width - 8, 8), "rt")
    return face(FRAME, picture, Words(name, body, mixed(colour, INK, 0.66)))


@lru_cache(maxsize=64)
def ribbon(card: Card, name: str) -> Image.Image:
    """Return an action card in a line, for hands that are too large for whole cards."""
    kind, hue = KINDS[card], card_hue(KINDS[card])
    ground = (hue.deep, mixed(hue.deep, INK, 0.5))
    image = panel(*RIBBON, ground, hue.bright, radius=14).copy()
    put(image, emblem(kind, 52), (6, 31), "lm")
    right = RIBBON[0] - 10
    for sign in reversed(ICONS[card]):
        put(image, resource_sign(sign, 34), (right, 31), "rm")
        right -= 37
    if kind in DAMAGE:
        damage = line(str(DAMAGE[kind]), Face.COMIC, 40)
        write(image, damage, (right - 4, 31), IVORY, "rm", outline=INK)
        right -= damage.width + 12
    words = fit(name, Face.TEXT, 28, right - 70, 15)
    write(image, words, (64, 31), IVORY, "lm", outline=INK)
    return image


def stamped(sprite: Image.Image, zone: Zone, letter: str) -> Image.Image:
    """Return a card with the mark of the zone that its ship is placed in."""
    image = sprite.copy()
    put(image, zone_badge(zone, sprite.width // 3, letter), (10, FRAME.picture - 2), "lb")
    return image
