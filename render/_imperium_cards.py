"""The action cards as they lie in a hand, and their backs."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.imperium.cards import DESIGNS, Card, Rank
from engines.imperium.names import card_effect, card_name, timing_name
from render._imperium_emblems import HUES, emblem
from render.cards import Frame, Words, face
from render.kit import put, shine
from render.lettering import Face, wrap, write
from render.outlines import regular, star
from render.paint import glow, gradient
from render.palette import GOLD, INK, IVORY, NIGHT, mixed
from render.shapes import panel
from render.sketch import Sketch

FRAME = Frame(384, 372, 184)
BACK = (150, 200)


def action_card(card: Card, say: Say) -> Image.Image:
    """Return the face of a card: rank, moment, name and effect."""
    design = DESIGNS[card]
    return _card(
        card, say(card_name(card)), say(timing_name(design.timing)), say(card_effect(card))
    )


@lru_cache(maxsize=24)
def _card(card: Card, name: str, moment: str, effect: str) -> Image.Image:
    design = DESIGNS[card]
    hue, (width, height) = HUES[design.timing], FRAME.picture_size
    stops = ((0, mixed(hue, NIGHT, 0.62)), (1, mixed(hue, NIGHT, 0.88)))
    picture = gradient(width, height, stops)
    shine(picture, glow(width, height + 90, hue, 0.5), (width / 2, height / 2 - 16))
    put(picture, emblem(design.timing, height - 56), (width / 2, (height - 40) / 2), "mm")
    put(picture, stars(design.rank, 40), (10, 8))
    put(picture, panel(width, 40, mixed(INK, NIGHT, 0.5), opacity=0.78, radius=0), (0, height - 40))
    words = wrap(moment, Face.TEXT, 25, width - 16, height=40, least=15)
    write(picture, words, (width / 2, height - 20), mixed(hue, IVORY, 0.55), "mm")
    return face(FRAME, picture, Words(name, effect, mixed(hue, INK, 0.68)))


@lru_cache(maxsize=8)
def stars(rank: Rank, size: int) -> Image.Image:
    """Return the stars of a rank in a column."""
    sketch = Sketch(size, size * rank.stars, detail=3)
    for n in range(rank.stars):
        y = size * (n + 0.5)
        sketch.fill(star(size / 2, y, size * 0.5, size * 0.22, 5), INK)
        sketch.fill(star(size / 2, y, size * 0.38, size * 0.165, 5), GOLD)
    return sketch.finished()


@lru_cache(maxsize=8)
def card_back(size: tuple[int, int] = BACK) -> Image.Image:
    """Return the back of a card."""
    wide, high = size
    back = panel(wide, high, ((52, 44, 96), (22, 20, 50)), GOLD, radius=wide // 9, line_width=4)
    sketch = Sketch(wide, high, detail=2)
    at = (wide / 2, high / 2)
    for share, paint in ((0.38, GOLD), (0.33, (34, 30, 70))):
        sketch.fill(regular(*at, wide * share, 6), paint)
    sketch.fill(star(*at, wide * 0.24, wide * 0.1, 6), mixed(GOLD, IVORY, 0.3))
    image = back.copy()
    image.alpha_composite(sketch.finished())
    return image


def note(key: str, say: Say, **args: int | str) -> str:
    """Return what is noted on a card: seen by the enemy, laid at a combat, pledged."""
    return say(text(f"imperium-picture-{key}", **args))
