"""The piles of Mag·Blast: draw piles as backs with a number, discards by their newest card."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.magblast.editions import HULLS, ICONS, KINDS, SHIP_CARDS
from engines.magblast.model import Card, ShipId
from engines.magblast.telling import card_name
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.lettering import Face, fit, line, wrap, write
from render.kit.outlines import star
from render.kit.palette import INK, IVORY, SAND, Colour, mixed
from render.kit.plot import Surface
from render.kit.shapes import panel
from render.kit.sketch import Sketch
from render.magblast.emblems import card_hue, emblem
from render.magblast.hulls import HULL_HUES, silhouette
from render.magblast.signs import hull_sign, resource_sign
from render.magblast.words import ship_words

WIDTH, HEIGHT = 104, 134
"""The size of a card on a pile."""
STEP = WIDTH + 14
_BACKS: tuple[Colour, Colour] = ((150, 40, 60), (40, 66, 140))


def draw_piles(image: Surface, view: View, left: int, top: int, say: Say) -> None:
    """Draw the draw pile and the discards of the action cards, then those of the ships."""
    _pile(image, back(0), (left, top), view.action_deck_size)
    card = view.action_discard[-1] if view.action_discard else None
    face = _gap() if card is None else action_face(card, say(card_name(card)))
    _pile(image, face, (left + STEP, top), len(view.action_discard))
    _pile(image, back(1), (left + 2 * STEP, top), view.ship_deck_size)
    ship = view.ship_discard[-1] if view.ship_discard else None
    shown = _gap() if ship is None else ship_face(ship, ship_words(ship, say))
    _pile(image, shown, (left + 3 * STEP, top), len(view.ship_discard))
    for number, key in enumerate(("actions", "ships")):
        words = fit(say(text(f"magblast-picture-{key}")), Face.TEXT, 20, 2 * STEP - 20)
        middle = left + (2 * number + 1) * STEP - 7
        write(image, words, (middle, top + HEIGHT + 12), SAND, "mm", outline=INK)


def _pile(image: Surface, face: Image.Image, at: tuple[int, int], count: int) -> None:
    put(image, face, at)
    number = line(str(count), Face.TEXT, 34)
    plate = panel(max(number.width + 18, 44), 38, INK, SAND, radius=12, opacity=0.9)
    corner = (at[0] + WIDTH + 5, at[1] - 5)
    put(image, plate, corner, "rt")
    middle = (corner[0] - plate.width / 2, corner[1] + plate.height / 2)
    write(image, number, middle, IVORY, "mm")


@lru_cache(maxsize=2)
def back(which: int) -> Image.Image:
    """Return the back of an action card (0) or of a ship (1)."""
    colour = _BACKS[which]
    ground = (mixed(colour, IVORY, 0.1), mixed(colour, INK, 0.5))
    image = panel(WIDTH, HEIGHT, ground, IVORY, radius=12, line_width=4).copy()
    sketch = Sketch(WIDTH, HEIGHT)
    for radius, paint in ((40, INK), (36, (255, 206, 70)), (24, (255, 120, 50))):
        sketch.fill(star(WIDTH / 2, HEIGHT / 2, radius, radius * 0.55, 11), paint)
    image.alpha_composite(sketch.finished())
    return image


@lru_cache(maxsize=1)
def _gap() -> Image.Image:
    """Return the place of a pile without cards."""
    return panel(WIDTH, HEIGHT, INK, SAND, radius=12, opacity=0.35)


@lru_cache(maxsize=32)
def action_face(card: Card, name: str) -> Image.Image:
    """Return the face of an action card, small: picture, name, resource icons."""
    kind = KINDS[card]
    hue = card_hue(kind)
    ground = (mixed(*hue, 0.55), mixed(hue.deep, INK, 0.3))
    image = panel(WIDTH, HEIGHT, ground, hue.bright, radius=12, line_width=3).copy()
    put(image, emblem(kind, 74), (WIDTH / 2, 50), "mm")
    for number, sign in enumerate(ICONS[card]):
        put(image, resource_sign(sign, 27), (4 + number * 25, 4))
    words = wrap(name, Face.TEXT, 18, WIDTH - 12, height=44, least=13)
    write(image, words, (WIDTH / 2, HEIGHT - 27), IVORY, "mm", outline=INK)
    return image


@lru_cache(maxsize=16)
def ship_face(ship: ShipId, name: str) -> Image.Image:
    """Return the face of a fleet ship's card, small: picture, hull, name."""
    card = SHIP_CARDS[ship]
    colour = HULL_HUES[card.type]
    ground = (mixed(colour, INK, 0.5), mixed(colour, INK, 0.8))
    image = panel(WIDTH, HEIGHT, ground, mixed(colour, IVORY, 0.3), radius=12, line_width=3).copy()
    put(image, silhouette(card.type, 94), (WIDTH / 2, 66), "mm")
    put(image, hull_sign(HULLS[ship], HULLS[ship], 36), (4, 4))
    words = wrap(name, Face.TEXT, 18, WIDTH - 12, height=44, least=13)
    write(image, words, (WIDTH / 2, HEIGHT - 27), IVORY, "mm", outline=INK)
    return image
