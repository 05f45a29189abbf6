"""Rows of numbers after a label: what both laid before, may take, or have discarded."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Say, text
from engines.shazamm.model import Spell, Turn, View
from render.kit.canvas import put
from render.kit.icons import Icon, icon
from render.kit.lettering import Face, fit, line, write
from render.kit.palette import SAND
from render.kit.plot import Surface
from render.kit.shapes import chip
from render.shazamm.cards import number_colours
from render.shazamm.sides import Half

STRIP = 50
"""Height of a row in pixels."""


class Place(NamedTuple):
    """Where a row goes: both halves of the picture, how wide each is, and the row's upper edge."""

    halves: tuple[Half, Half]
    room: int
    top: int

    def below(self) -> Place:
        """Return the place of the next row."""
        return self._replace(top=self.top + STRIP)


def draw_before(image: Surface, turn: Turn, place: Place, say: Say) -> None:
    """Write the turn before the one that is thought about: its bets and cards, small."""
    for half in place.halves:
        words = say(text("shazamm-picture-turn-before", bet=turn.bets[half.seat]))
        spells = tuple(card.spell for card in turn.laid if card.seat == half.seat)
        draw_strip(image, half, place, label(words), spells)


def draw_discards(image: Surface, view: View, place: Place) -> None:
    """Show what both have discarded."""
    for half in place.halves:
        draw_strip(image, half, place, icon(Icon.BIN, 30, SAND), view.sides[half.seat].discard)


@lru_cache(maxsize=64)
def label(words: str) -> Image.Image:
    """Return what is written before a row."""
    fitted = fit(words, Face.TEXT, 24, 300)
    sprite = Image.new("RGBA", (fitted.width, 36))
    write(sprite, fitted, (0, 18), SAND, "lm")
    return sprite


def draw_strip(
    image: Surface, half: Half, place: Place, sign: Image.Image, spells: tuple[Spell, ...]
) -> None:
    """Draw a row of numbers after its label; both halves are read from left to right."""
    middle, start = place.top + STRIP / 2, 22 + sign.width
    put(image, sign, (half.x(10), middle), half.anchor("o"))
    if not spells:
        write(image, line("–", Face.TEXT, 24), (half.x(start), middle), SAND, half.anchor("o"))
    step = min(38, (place.room - start - 36) // max(len(spells) - 1, 1))
    for number, spell in enumerate(spells if half.seat == 0 else reversed(spells)):
        at = (half.x(start + number * step), middle)
        disc = chip(spell, min(36, step + 2), *number_colours(spell), SAND)
        put(image, disc, at, half.anchor("o"))
