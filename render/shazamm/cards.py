"""The cards of Shazamm!, as they lie in a hand."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.shazamm.model import DECOY, Spell
from render.kit.canvas import put, shine
from render.kit.cards import Frame, Words, face
from render.kit.paint import glow, gradient
from render.kit.palette import INK, IVORY, SLATE, Colour, mixed
from render.kit.shapes import chip
from render.shazamm.emblems import HUES, emblem

FRAME = Frame(276, 406, 196)


@lru_cache(maxsize=32)
def card(spell: Spell, name: str, effect: str) -> Image.Image:
    """Return the face of a card with its number, as RGBA of the size of `FRAME`."""
    words = Words(name, effect, mixed(HUES[spell].dark, INK, 0.25))
    image = face(FRAME, _picture(spell), words)
    image.alpha_composite(chip(spell, 84, *number_colours(spell)), (4, 4))
    return image


def number_colours(spell: Spell) -> tuple[Colour, Colour]:
    """Return ground and ink of a card's number: the decoy's is dark."""
    return (SLATE, IVORY) if spell == DECOY else (IVORY, INK)


def _picture(spell: Spell) -> Image.Image:
    hue, (width, height) = HUES[spell], FRAME.picture_size
    picture = gradient(width, height, ((0, mixed(hue.bright, hue.dark, 0.5)), (1, hue.dark)))
    shine(picture, glow(width + 60, height + 60, hue.bright, 0.7), (width / 2 + 16, height / 2))
    put(picture, emblem(spell, 158), (width / 2 + 22, height / 2), "mm")
    return picture
