"""The hand of Shazamm!: the viewer's cards on a table, and what the viewer has committed."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engines.core import Say, text
from engines.shazamm.model import Phase, Spell, View
from render.kit.canvas import put
from render.kit.cards import cloth, in_rows, ring
from render.kit.icons import Icon
from render.kit.lettering import Face, fit, wrap, write
from render.kit.palette import (
    GOLD,
    INK,
    IVORY,
    LIVERIES,
    NIGHT,
    SAND,
    VIOLET,
    mixed,
)
from render.kit.shapes import Look, chip, panel, pill
from render.shazamm.cards import FRAME, card, number_colours
from render.shazamm.sides import mana_gauge
from render.shazamm.words import spell_name

_GAP = 19
_HEAD, _STRIP = 122, 62
_GAUGE = 300
_FEW = 6
"""Up to so many cards are laid three in a row, more of them four."""


class _Table(NamedTuple):
    """The cards to be drawn in rows, which are laid, and whether their order counts."""

    rows: tuple[tuple[Spell, ...], ...]
    laid: frozenset[Spell]
    ordered: bool


def drawn_hand(view: View, say: Say) -> Image.Image:
    """Return the picture of the viewer's own cards; a spectator's says that there are none."""
    table, strips = _table(view), _strips(view, say)
    columns = max(3, *(len(row) for row in table.rows), 0)
    width = columns * (FRAME.width + _GAP) + _GAP
    top = _HEAD + (_STRIP if view.silenced and view.seat is not None else 0)
    below = top + len(table.rows) * (FRAME.height + _GAP)
    image = cloth(width, below + len(strips) * _STRIP + _GAP).copy()
    _head(image, view, say)
    for number in range(len(table.rows)):
        _row(image, table, number, top + number * (FRAME.height + _GAP), say)
    for number, (label, spells) in enumerate(strips):
        _strip(image, label, spells, below + number * _STRIP)
    return image


def _table(view: View) -> _Table:
    laid = frozenset(view.cast.spells if view.cast is not None else ())
    ordered = view.phase is Phase.ARRANGE
    cards = view.stock if ordered else view.hand
    return _Table(in_rows(cards, 3 if len(cards) <= _FEW else 4), laid, ordered)


def _strips(view: View, say: Say) -> list[tuple[str, tuple[Spell, ...]]]:
    strips: list[tuple[str, tuple[Spell, ...]]] = []
    if view.choices and view.seat in view.choosing:
        strips.append((say(text(f"shazamm-picture-{view.phase}-may")), view.choices))
    if view.stock and view.phase is not Phase.ARRANGE:
        strips.append((say(text("shazamm-picture-stock")), view.stock))
    return strips


def _head(image: Image.Image, view: View, say: Say) -> None:
    if view.seat is None:
        words = fit(say(text("shazamm-picture-no-hand")), Face.TEXT, 40, image.width - 60)
        write(image, words, (image.width / 2, _HEAD / 2), IVORY, "mm")
        return
    livery, width = LIVERIES[view.seat], image.width - 2 * _GAP
    ground = (mixed(livery.deep, NIGHT, 0.5), NIGHT)
    rim = mixed(livery.bright, GOLD, 0.3)
    put(image, panel(width, _HEAD - 22, ground, rim), (_GAP, 12))
    _title(image, view, width - _GAUGE - 80, say)
    gauge = mana_gauge(view.seat, view.sides[view.seat].mana, (_GAUGE, 56))
    put(image, gauge, (image.width - _GAP - 20, 62), "rm")
    if view.silenced:
        look = Look(VIOLET, IVORY, Icon.MUTE)
        sign = pill(say(text("shazamm-picture-silenced")), look, 50, width)
        put(image, sign, (image.width / 2, _HEAD + _STRIP / 2 - 8), "mm")


def _title(image: Image.Image, view: View, room: int, say: Say) -> None:
    key = "shazamm-picture-order" if view.phase is Phase.ARRANGE else "shazamm-picture-hand"
    if view.cast is not None:
        label = f"{say(text('shazamm-picture-your-bet'))}: {view.cast.bet}"
        bet = pill(label, Look(GOLD, INK, Icon.CHECK), 52, room * 3 // 5)
        put(image, bet, (_GAP + 26 + room, 62), "rm")
        room -= bet.width + 20
    title = wrap(say(text(key)), Face.TEXT, 38, room, height=90, least=22)
    write(image, title, (_GAP + 26, 62), IVORY, "lm")


def _row(image: Image.Image, table: _Table, number: int, y: int, say: Say) -> None:
    row = table.rows[number]
    before = sum(len(other) for other in table.rows[:number])
    left = (image.width - len(row) * (FRAME.width + _GAP) + _GAP) / 2
    for column, spell in enumerate(row):
        at = (left + column * (FRAME.width + _GAP), y)
        effect = say(text(f"shazamm-effect-{spell}"))
        put(image, card(spell, spell_name(spell, say), effect), at)
        if spell in table.laid:
            put(image, ring(FRAME, GOLD), (at[0] - 7, y - 7))
            _mark(image, at, say(text("shazamm-picture-laid")), Icon.CHECK)
        if table.ordered:
            _mark(image, at, f"{before + column + 1}.", None)


def _mark(image: Image.Image, at: tuple[float, float], words: str, sign: Icon | None) -> None:
    """Put a label on the upper right corner of a card."""
    label = pill(words, Look(GOLD, INK, sign), 46, 180)
    put(image, label, (at[0] + FRAME.width - 12, at[1] + 14), "rt")


def _strip(image: Image.Image, label: str, spells: tuple[Spell, ...], y: int) -> None:
    words = fit(label, Face.TEXT, 28, image.width // 2 - 60)
    write(image, words, (_GAP + 10, y + _STRIP / 2), SAND, "lm")
    left = _GAP + 28 + words.width
    step = min(54, (image.width - left - 60) // max(len(spells) - 1, 1))
    for number, spell in enumerate(spells):
        disc = chip(spell, min(50, step + 2), *number_colours(spell))
        put(image, disc, (left + number * step, y + _STRIP / 2), "lm")
