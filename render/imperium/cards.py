"""The action cards as they lie in a hand, and their backs."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.imperium.cards import DESIGNS, Card, Rank
from engines.imperium.names import card_effect, card_name, timing_name
from engines.imperium.state import Hidden
from render.imperium.art import art
from render.imperium.emblems import HUES
from render.kit.canvas import WIDTH, put, shine
from render.kit.cards import Frame, Words, face, in_rows
from render.kit.lettering import Face, Fitted, fit, wrap, write
from render.kit.outlines import regular, star
from render.kit.paint import glow, gradient
from render.kit.palette import GOLD, INK, IVORY, NIGHT, SAND, mixed
from render.kit.plot import Surface
from render.kit.shapes import Look, panel, pill
from render.kit.sketch import Sketch

FRAME = Frame(384, 372, 184)
RIBBON = (384, 66)
BACK = (150, 200)
ACROSS, GAP = 3, 14
MANY = 9
"""Up to so many different cards are drawn whole, more of them as ribbons."""


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
    words = fitted_moment(moment)
    band = words.height + 10
    put(picture, art(card, height - band - 8), (width / 2, (height - band + 2) / 2), "mm")
    above = (height - band - 12) // design.rank.stars
    put(picture, stars(design.rank, min(above, 40)), (10, 8))
    ground = panel(width, band, mixed(INK, NIGHT, 0.5), opacity=0.78, radius=0)
    put(picture, ground, (0, height - band))
    write(picture, words, (width / 2, height - band / 2), mixed(hue, IVORY, 0.55), "mm")
    return face(FRAME, picture, Words(name, effect, mixed(hue, INK, 0.68)))


def fitted_moment(moment: str) -> Fitted:
    """Return as it is written on a card when that can be laid: in two lines where it is long."""
    return wrap(moment, Face.TEXT, 25, FRAME.picture_size[0] - 16, height=60, least=15)


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


def cards_height(hand: tuple[Card, ...]) -> int:
    """Return how high `draw_cards` draws a hand."""
    kinds = len(frozenset(hand))
    high = FRAME.height if kinds <= MANY else RIBBON[1]
    return max(-(-kinds // ACROSS) * (high + GAP), 60)


def draw_cards(image: Surface, own: Hidden, top: int, say: Say) -> None:
    """Draw a hand in rows, equal cards once; many of them as ribbons."""
    kinds = tuple(dict.fromkeys(own.hand))
    if not kinds:
        words = fit(say(text("imperium-picture-no-cards")), Face.TEXT, 32, WIDTH - 80)
        write(image, words, (WIDTH / 2, top + 24), SAND, "mm")
    whole = len(kinds) <= MANY
    high = FRAME.height if whole else RIBBON[1]
    for n, row in enumerate(in_rows(kinds, ACROSS)):
        left = (WIDTH - len(row) * (FRAME.width + GAP) + GAP) // 2
        for column, card in enumerate(row):
            at = (left + column * (FRAME.width + GAP), top + n * (high + GAP))
            put(image, action_card(card, say) if whole else ribbon(card, say), at)
            _notes(image, notes_of(own, card, say), at, whole=whole)


def _notes(image: Surface, notes: list[str], at: tuple[int, int], *, whole: bool) -> None:
    if whole:
        for n, words in enumerate(notes):
            label = pill(words, Look(GOLD, INK), 38, FRAME.width - 80)
            put(image, label, (at[0] + FRAME.width - 10, at[1] + 10 + 42 * n), "rt")
    elif notes:
        label = pill(" · ".join(notes), Look(GOLD, INK), 32, FRAME.width - 90)
        put(image, label, (at[0] + FRAME.width - 8, at[1] + RIBBON[1] + 8), "rb")


def ribbon(card: Card, say: Say) -> Image.Image:
    """Return a card in a line, for hands that are too large for whole cards."""
    return _ribbon(card, say(card_name(card)), RIBBON)


@lru_cache(maxsize=96)
def _ribbon(card: Card, name: str, size: tuple[int, int]) -> Image.Image:
    design, (width, height) = DESIGNS[card], size
    hue = HUES[design.timing]
    ground = (mixed(hue, NIGHT, 0.6), mixed(hue, NIGHT, 0.85))
    image = panel(width, height, ground, GOLD, radius=10).copy()
    put(image, art(card, height - 10), (7, height / 2), "lm")
    write(
        image,
        fit(name, Face.TEXT, 28, width - height - 14, 15),
        (height + 2, height / 2),
        IVORY,
        "lm",
    )
    return image


def short_ribbon(card: Card, width: int, say: Say) -> Image.Image:
    """Return a card in a line of this width, for cards that lie at a combat."""
    return _ribbon(card, say(card_name(card)), (width, 56))


def notes_of(own: Hidden, card: Card, say: Say) -> list[str]:
    """Return what is noted on a card of the hand: how many there are, where it lies."""
    count = own.hand.count(card)
    notes = [f"×{count}"] if count > 1 else []
    laid = (c.combat + 1 for c in own.commits if c.card is card)
    notes += [say(text("imperium-picture-laid", number=number)) for number in laid]
    if card in own.pledge:
        notes.append(say(text("imperium-picture-pledged")))
    if card in own.known:
        notes.append(say(text("imperium-picture-known")))
    return notes
