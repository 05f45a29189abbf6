"""The colours of every picture, and whether one can be read on another.

Colours are sRGB triples of 0 … 255. A `Tone` is a colour of text together with the
darkest and lightest ground it is written on; tests hold every tone of `TONES` to the
contrast that WCAG asks of body text.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

READABLE = 4.5
"""The least contrast between text and its ground (WCAG 2.2, 1.4.3)."""

INK: Colour = (16, 12, 22)
NIGHT: Colour = (22, 17, 30)
DUSK: Colour = (38, 30, 48)
SLATE: Colour = (58, 50, 70)
IVORY: Colour = (250, 240, 220)
SAND: Colour = (214, 198, 170)
GOLD: Colour = (238, 190, 98)
VIOLET: Colour = (76, 40, 112)


class Livery(NamedTuple):
    """The colours of one seat: `deep` bears ivory text, `bright` is told apart on dark."""

    deep: Colour
    bright: Colour
    pale: Colour


LIVERIES: tuple[Livery, ...] = (
    Livery((150, 32, 34), (236, 78, 62), (255, 184, 168)),
    Livery((22, 98, 62), (64, 190, 112), (176, 240, 196)),
    Livery((30, 76, 156), (88, 154, 244), (186, 214, 255)),
    Livery((128, 84, 10), (240, 186, 58), (255, 226, 160)),
    Livery((102, 46, 140), (182, 118, 232), (224, 196, 250)),
    Livery((14, 96, 108), (70, 196, 208), (178, 238, 242)),
    Livery((146, 66, 16), (244, 142, 66), (255, 208, 170)),
    Livery((78, 80, 92), (190, 194, 206), (230, 232, 238)),
)
"""By seat, for as many seats as any game has."""


class Tone(NamedTuple):
    """Text of colour `ink` on ground of colour `ground`."""

    ink: Colour
    ground: Colour


TONES: dict[str, Tone] = {
    "ivory on night": Tone(IVORY, NIGHT),
    "ivory on dusk": Tone(IVORY, DUSK),
    "ivory on slate": Tone(IVORY, SLATE),
    "sand on night": Tone(SAND, NIGHT),
    "sand on dusk": Tone(SAND, DUSK),
    "gold on night": Tone(GOLD, NIGHT),
    "gold on dusk": Tone(GOLD, DUSK),
    "ink on gold": Tone(INK, GOLD),
    "ink on ivory": Tone(INK, IVORY),
    "ivory on violet": Tone(IVORY, VIOLET),
    **{f"ivory on seat {n}": Tone(IVORY, livery.deep) for n, livery in enumerate(LIVERIES)},
    **{f"pale of seat {n} on dusk": Tone(livery.pale, DUSK) for n, livery in enumerate(LIVERIES)},
}


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return `one` with `share` (0 … 1) of `other` mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance, 0 (black) … 1 (white), as WCAG defines it."""
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 (none) … 21 (black and white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
