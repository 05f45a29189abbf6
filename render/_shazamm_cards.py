"""The hand of Shazamm!: cards as they would lie on a table, and what their owner has done."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.core import Say, text
from engines.shazamm.model import FULL_MANA, Phase, Spell, View
from render._shazamm_emblems import HUES, emblem
from render._shazamm_words import spell_name
from render.icons import Icon, icon
from render.kit import put, shine
from render.lettering import Face, fit, line, wrap, write
from render.paint import cloud, glow, gradient, mapped, resized
from render.palette import GOLD, INK, IVORY, LIVERIES, NIGHT, SAND, SLATE, VIOLET, mixed
from render.shapes import Look, chip, gauge, panel, pill, rounded

CARD_WIDTH, CARD_HEIGHT = 276, 406
"""Size of a card in pixels."""
_GAP = 19
_HEAD, _STRIP = 122, 62
_LEAST_COLUMNS, _MOST_COLUMNS = 3, 4
_ART = 196
_PARCHMENT = ((252, 242, 218), (232, 214, 176))


class _Table(NamedTuple):
    """The cards to be drawn, which of them are laid, and how they are numbered off."""

    cards: tuple[Spell, ...]
    laid: frozenset[Spell]
    ordered: bool

    @property
    def rows(self) -> tuple[tuple[Spell, ...], ...]:
        """The cards in rows as even as can be: three a row up to six cards, else four."""
        most = _LEAST_COLUMNS if len(self.cards) <= 6 else _MOST_COLUMNS
        count = math.ceil(len(self.cards) / most)
        if count == 0:
            return ()
        columns = math.ceil(len(self.cards) / count)
        return tuple(
            self.cards[start : start + columns] for start in range(0, len(self.cards), columns)
        )


def drawn_hand(view: View, say: Say) -> Image.Image:
    """Return the picture of the viewer's own cards; a spectator's says that there are none."""
    table = _table(view)
    rows, strips = table.rows, _strips(view, say)
    columns = max(_LEAST_COLUMNS, *(len(row) for row in rows), 0)
    width = columns * (CARD_WIDTH + _GAP) + _GAP
    height = _HEAD + len(rows) * (CARD_HEIGHT + _GAP) + len(strips) * _STRIP + _GAP
    image = _felt(width, height).copy()
    _head(image, view, table, say)
    for number, row in enumerate(rows):
        _row(image, table, row, _HEAD + number * (CARD_HEIGHT + _GAP), say)
    for number, (label, spells) in enumerate(strips):
        _strip(image, label, spells, height - _GAP - (len(strips) - number) * _STRIP)
    return image


def _table(view: View) -> _Table:
    laid = frozenset(view.cast.spells if view.cast is not None else ())
    if view.phase is Phase.ARRANGE:
        return _Table(view.stock, laid, ordered=True)
    return _Table(view.hand, laid, ordered=False)


def _strips(view: View, say: Say) -> list[tuple[str, tuple[Spell, ...]]]:
    strips: list[tuple[str, tuple[Spell, ...]]] = []
    if view.phase is Phase.ARRANGE:
        return strips
    if view.choices and view.seat in view.choosing:
        strips.append((say(text(f"shazamm-picture-{view.phase}-may")), view.choices))
    if view.stock:
        strips.append((say(text("shazamm-picture-stock")), view.stock))
    return strips


@lru_cache(maxsize=4)
def _felt(width: int, height: int) -> Image.Image:
    small = cloud(width // 4, height // 4, 9, 9, "felt")
    cloth = mapped(small, ((0, (26, 16, 34)), (1, (58, 30, 58))))
    image = resized(cloth, width, height)
    shine(image, glow(width, height, (70, 40, 60), 0.5), (width / 2, height / 2))
    return image


def _head(image: Image.Image, view: View, table: _Table, say: Say) -> None:
    if view.seat is None:
        words = fit(say(text("shazamm-picture-no-hand")), Face.TEXT, 40, image.width - 60)
        write(image, words, (image.width / 2, _HEAD / 2), IVORY, "mm")
        return
    key = "shazamm-picture-order" if table.ordered else "shazamm-picture-hand"
    livery, mana = LIVERIES[view.seat], view.sides[view.seat].mana
    ground = (mixed(livery.deep, NIGHT, 0.5), NIGHT)
    put(
        image,
        panel(image.width - 2 * _GAP, _HEAD - 22, ground, mixed(livery.bright, GOLD, 0.3)),
        (_GAP, 12),
    )
    room = image.width - 2 * _GAP - 60
    title = wrap(say(text(key)), Face.TEXT, 38, room - 360, height=88, least=22)
    write(image, title, (_GAP + 26, 62), IVORY, "lm")
    _mana(image, view, mana)
    if view.cast is not None:
        _bet(image, view.cast.bet, say)
    elif view.silenced:
        sprite = pill(
            say(text("shazamm-picture-silenced")), Look(VIOLET, IVORY, Icon.MUTE), 46, 330
        )
        put(image, sprite, (_GAP + 240, 62), "lm")


def _mana(image: Image.Image, view: View, mana: int) -> None:
    livery = LIVERIES[view.seat or 0]
    right = image.width - _GAP - 20
    bar = gauge(300, 56, mana, FULL_MANA, (livery.bright, mixed(livery.deep, INK, 0.2)))
    put(image, bar, (right, 62), "rm")
    put(image, icon(Icon.GEM, 36, (150, 226, 255)), (right - 284, 62), "lm")
    write(image, line(str(mana), Face.DISPLAY, 46), (right - 238, 62), IVORY, "lm", outline=INK)
    write(image, line(f"/ {FULL_MANA}", Face.TEXT, 28), (right - 20, 62), IVORY, "rm", outline=INK)


def _bet(image: Image.Image, bet: int, say: Say) -> None:
    label = f"{say(text('shazamm-picture-your-bet'))}: {bet}"
    put(image, pill(label, Look(GOLD, INK, Icon.CHECK), 52, 300), (_GAP + 240, 62), "lm")


def _row(image: Image.Image, table: _Table, row: Sequence[Spell], y: int, say: Say) -> None:
    left = (image.width - len(row) * (CARD_WIDTH + _GAP) + _GAP) / 2
    for number, spell in enumerate(row):
        x = left + number * (CARD_WIDTH + _GAP)
        face = card(spell, spell_name(spell, say), say(text(f"shazamm-effect-{spell}")))
        put(image, face, (x, y))
        if spell in table.laid:
            _stamp(image, (x, y), say)
        if table.ordered:
            place = pill(f"{table.cards.index(spell) + 1}.", Look(GOLD, INK), 44, 90)
            put(image, place, (x + CARD_WIDTH - 14, y + 14), "rt")


def _stamp(image: Image.Image, at: tuple[float, float], say: Say) -> None:
    """Mark a card as laid: a bright rim and a word."""
    put(image, _laid_rim(), (at[0] - 7, at[1] - 7))
    mark = pill(say(text("shazamm-picture-laid")), Look(GOLD, INK, Icon.CHECK), 46, 180)
    put(image, mark, (at[0] + CARD_WIDTH - 12, at[1] + 14), "rt")


@lru_cache(maxsize=1)
def _laid_rim() -> Image.Image:
    width, height = CARD_WIDTH + 14, CARD_HEIGHT + 14
    mask = rounded(width, height, 28)
    mask.paste(0, (9, 9), rounded(width - 18, height - 18, 21))
    rim = Image.new("RGBA", (width, height), (*GOLD, 255))
    rim.putalpha(mask)
    return rim


@lru_cache(maxsize=48)
def card(spell: Spell, name: str, effect: str) -> Image.Image:
    """Return the face of a card."""
    hue = HUES[spell]
    face = gradient(CARD_WIDTH, CARD_HEIGHT, ((0, mixed(GOLD, IVORY, 0.3)), (1, (150, 104, 48))))
    face.paste(_art(spell), (7, 7))
    face.paste(
        gradient(
            CARD_WIDTH - 14, CARD_HEIGHT - _ART - 53, ((0, _PARCHMENT[0]), (1, _PARCHMENT[1]))
        ),
        (7, _ART + 46),
    )
    ImageDraw.Draw(face).rectangle(
        (7, _ART, CARD_WIDTH - 8, _ART + 45), fill=mixed(hue.dark, INK, 0.25)
    )
    face.putalpha(rounded(CARD_WIDTH, CARD_HEIGHT, 22))
    title = fit(name, Face.TEXT, 29, CARD_WIDTH - 30, 20)
    write(face, title, (CARD_WIDTH / 2, _ART + 22), IVORY, "mm")
    room = CARD_HEIGHT - _ART - 46 - 22
    words = wrap(effect, Face.TEXT, 27, CARD_WIDTH - 36, height=room, least=18)
    write(face, words, (CARD_WIDTH / 2, _ART + 46 + room / 2 + 8), INK, "mm")
    face.alpha_composite(chip(spell, 84, *((SLATE, IVORY) if spell == 0 else (IVORY, INK))), (4, 4))
    return face


def _art(spell: Spell) -> Image.Image:
    hue, width, height = HUES[spell], CARD_WIDTH - 14, _ART - 7
    art = gradient(width, height, ((0, mixed(hue.bright, hue.dark, 0.5)), (1, hue.dark)))
    shine(art, glow(width + 60, height + 60, hue.bright), (width / 2 + 16, height / 2))
    put(art, emblem(spell, 158), (width / 2 + 22, height / 2), "mm")
    return art


def _strip(image: Image.Image, label: str, spells: tuple[Spell, ...], y: int) -> None:
    words = fit(label, Face.TEXT, 28, image.width // 2 - 60)
    write(image, words, (_GAP + 10, y + _STRIP / 2), SAND, "lm")
    left = _GAP + 28 + words.width
    step = min(54, (image.width - left - 60) // max(len(spells) - 1, 1))
    for number, spell in enumerate(spells):
        put(image, chip(spell, 50, IVORY, INK), (left + number * step, y + _STRIP / 2), "lm")
