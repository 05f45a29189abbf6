"""The hand of Shazamm!: all that its owner decides by, and below it the cards on a table.

Above the cards stand both wizards' mana and cards, the bridge in small, what was laid in the turn
before and what was spent; where a spell asks for a choice, the turn that it is made in.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from engines.core import Say, text
from engines.shazamm.model import Phase, Spell, View
from render.kit.canvas import WIDTH, put
from render.kit.cards import cloth, in_rows, lay_card
from render.kit.icons import Icon
from render.kit.lettering import Face, fit, write
from render.kit.palette import GOLD, INK, IVORY, SAND, VIOLET
from render.kit.plot import Plot, Surface
from render.kit.shapes import Look, chip, pill
from render.shazamm.cards import FRAME, card, number_colours
from render.shazamm.duel import MARGIN, draw_duel, duel_height, loose_plate
from render.shazamm.heads import HEAD, draw_heads
from render.shazamm.sides import Half
from render.shazamm.span import SPAN, draw_span
from render.shazamm.strips import STRIP, Place, draw_before, draw_discards
from render.shazamm.words import spell_name

_GAP = 19
_ROW = 62
"""Height of a row of labels or of chips in pixels."""
_EMPTY = 122
"""Height of the picture that says that there is no hand."""
_CLOTH = 700
"""Heights of whole cloths are multiples of this, in pixels."""
_FEW = 6
"""Up to so many cards are laid three in a row, more of them four."""
_NARROW = 3 * (FRAME.width + _GAP) + _GAP


class _Table(NamedTuple):
    """The cards to be drawn in rows, and whether their order counts."""

    rows: tuple[tuple[Spell, ...], ...]
    ordered: bool


def drawn_hand(view: View, say: Say) -> Plot:
    """Return the picture that the viewer decides by; a spectator's says that there is no hand."""
    if view.seat is None:
        return _none(say)
    table, strips = _table(view), _strips(view, say)
    wide = _resolves(view) or any(len(row) > 3 for row in table.rows)
    width, top = WIDTH if wide else _NARROW, _top(view)
    below = top + len(table.rows) * (FRAME.height + _GAP)
    height = below + len(strips) * _ROW + _GAP
    image = Plot(cloth(width, _even(height)), height)
    _draw_top(image, view, say)
    for number in range(len(table.rows)):
        _row(image, table, number, top + number * (FRAME.height + _GAP), say)
    for number, (label, spells) in enumerate(strips):
        _strip(image, label, spells, below + number * _ROW)
    return image


def _even(height: int) -> int:
    """Return how high a cloth is cut from: one serves hands of many heights."""
    return math.ceil(height / _CLOTH) * _CLOTH


def _none(say: Say) -> Plot:
    image = Plot(cloth(_NARROW, _EMPTY + _GAP))
    words = fit(say(text("shazamm-picture-no-hand")), Face.TEXT, 40, image.width - 60)
    write(image, words, (image.width / 2, image.height / 2), IVORY, "mm")
    return image


def _resolves(view: View) -> bool:
    """Tell whether the viewer chooses while a turn is resolved, and so must see all of it."""
    return view.turn is not None and view.seat in view.choosing


def _table(view: View) -> _Table:
    ordered = view.phase is Phase.ARRANGE
    cards = view.stock if ordered else view.hand
    return _Table(in_rows(cards, 3 if len(cards) <= _FEW else 4), ordered)


def _strips(view: View, say: Say) -> list[tuple[str, tuple[Spell, ...]]]:
    if view.stock and view.phase is not Phase.ARRANGE:
        return [(say(text("shazamm-picture-stock")), view.stock)]
    return []


def _top(view: View) -> int:
    """Return how high all that lies above the cards is, in pixels."""
    top = _GAP + HEAD + SPAN + _GAP
    if _resolves(view):
        top += duel_height(view) + _GAP
    else:
        top += (2 if view.last is not None else 1) * STRIP
    return top + (_ROW if _is_labelled(view) else 0)


def _is_labelled(view: View) -> bool:
    return view.silenced or view.phase is Phase.ARRANGE


def _draw_top(image: Surface, view: View, say: Say) -> None:
    draw_heads(image, view, (_GAP, image.width - _GAP), _GAP - 7, say)
    y = _GAP + HEAD
    draw_span(image, view, (_GAP, y), image.width - 2 * _GAP)
    y += SPAN + 6
    if _resolves(view):
        put(image, loose_plate(duel_height(view)), (MARGIN, y))
        draw_duel(image, view, y, say)
        y += duel_height(view) + _GAP
    else:
        y = _draw_spent(image, view, y, say)
    _draw_label(image, view, y + _ROW / 2 - 3, say)


def _draw_spent(image: Surface, view: View, top: int, say: Say) -> int:
    """Write what both laid in the turn before and what they have spent; return where it ends."""
    halves = Half(0, _GAP), Half(1, image.width - _GAP)
    place = Place(halves, image.width // 2 - 2 * _GAP, top)
    if view.last is not None:
        draw_before(image, view.last, place, say)
        place = place.below()
    draw_discards(image, view, place)
    return place.below().top


def _draw_label(image: Surface, view: View, y: float, say: Say) -> None:
    """Write what holds for the cards below: their order, or that no spell works."""
    if view.phase is Phase.ARRANGE:
        words = fit(say(text("shazamm-picture-order")), Face.TEXT, 38, image.width - 60, 22)
        write(image, words, (image.width / 2, y), IVORY, "mm")
    elif view.silenced:
        words = say(text("shazamm-picture-silenced"))
        label = pill(words, Look(VIOLET, IVORY, Icon.MUTE), 52, image.width - 2 * _GAP)
        put(image, label, (image.width / 2, y), "mm")


def _row(image: Surface, table: _Table, number: int, y: int, say: Say) -> None:
    row = table.rows[number]
    before = sum(len(other) for other in table.rows[:number])
    left = (image.width - len(row) * (FRAME.width + _GAP) + _GAP) / 2
    for column, spell in enumerate(row):
        at = (left + column * (FRAME.width + _GAP), y)
        effect = say(text(f"shazamm-effect-{spell}"))
        lay_card(image, card(spell, spell_name(spell, say), effect), at)
        if table.ordered:
            _mark(image, at, f"{before + column + 1}.")


def _mark(image: Surface, at: tuple[float, float], words: str) -> None:
    """Put a label on the upper right corner of a card."""
    label = pill(words, Look(GOLD, INK), 46, 180)
    put(image, label, (at[0] + FRAME.width - 12, at[1] + 14), "rt")


def _strip(image: Surface, label: str, spells: tuple[Spell, ...], y: int) -> None:
    words = fit(label, Face.TEXT, 28, image.width // 2 - 60)
    write(image, words, (_GAP + 10, y + _ROW / 2), SAND, "lm")
    left = _GAP + 28 + words.width
    step = min(54, (image.width - left - 60) // max(len(spells) - 1, 1))
    for number, spell in enumerate(spells):
        disc = chip(spell, min(50, step + 2), *number_colours(spell))
        put(image, disc, (left + number * step, y + _ROW / 2), "lm")
