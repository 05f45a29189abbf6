"""The lower part of Shazamm!'s board: what was bet and laid, what became of it, discards."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from engines.core import Say, Seat, text
from engines.shazamm.model import Fate, Laid, Phase, Turn, View
from render.kit.canvas import WIDTH, lay_plate, put
from render.kit.icons import Icon, icon
from render.kit.lettering import Face, Fitted, fit, line, write
from render.kit.palette import (
    DUSK,
    GOLD,
    INK,
    IVORY,
    LIVERIES,
    NIGHT,
    SAND,
    SLATE,
    VIOLET,
    mixed,
)
from render.kit.plot import Surface
from render.kit.shapes import CORNER, Look, chip, panel, pill, rounded
from render.shazamm.cards import number_colours
from render.shazamm.emblems import emblem
from render.shazamm.sides import Half
from render.shazamm.strips import STRIP, Place, draw_before, draw_discards, draw_strip, label
from render.shazamm.words import FATE_ICONS, fate_name, laid_name

MARGIN = 18
"""Of the plate, at both sides, in pixels."""
_HEAD, _ROW, _NOTE, _PADDING = 132, 58, 56, 16
_RIBBON = 560
_ROUND = 25
"""Radius of a ribbon's corners, half of its height."""
_PART = 200
"""Of these pixels a plate is laid in parts."""

FATE_LOOKS: dict[Fate, Look] = {
    Fate.APPLIED: Look(GOLD, INK, FATE_ICONS[Fate.APPLIED]),
    Fate.PENDING: Look(DUSK, IVORY, FATE_ICONS[Fate.PENDING]),
    Fate.CANCELLED: Look(SLATE, IVORY, FATE_ICONS[Fate.CANCELLED]),
    Fate.SILENCED: Look(VIOLET, IVORY, FATE_ICONS[Fate.SILENCED]),
    Fate.STOLEN: Look((112, 66, 14), IVORY, FATE_ICONS[Fate.STOLEN]),
    Fate.DISCARDED: Look(SLATE, IVORY, FATE_ICONS[Fate.DISCARDED]),
    Fate.CUT_OFF: Look((112, 34, 40), IVORY, FATE_ICONS[Fate.CUT_OFF]),
}


def duel_height(view: View) -> int:
    """Return how high the lower part of the board is, in pixels."""
    shown = view.turn or view.last
    height = 2 * _PADDING + STRIP
    if shown is None:
        return height + _NOTE
    height += _HEAD + _rows(shown) * _ROW
    height += _NOTE if shown.ended is not None else 0
    height += STRIP if view.choices else 0
    return height + (STRIP if view.turn is not None and view.last is not None else 0)


def draw_duel(image: Surface, view: View, top: int, say: Say) -> None:
    """Draw on its plate the turn being resolved, or else the last one, and the discards.

    The plate reaches from `top` down; it lies there already.
    """
    y = top + _PADDING
    shown = view.turn or view.last
    y = _opening(image, view, y, say) if shown is None else _shown(image, view, shown, y, say)
    place = Place(_halves(), _RIBBON, y)
    if view.choices:
        _choices(image, view, place, say)
        place = place.below()
    if view.turn is not None and view.last is not None:
        draw_before(image, view.last, place, say)
        place = place.below()
    draw_discards(image, view, place)


def lay_duel_plate(image: Surface, top: int, height: int) -> None:
    """Lay the plate of the duel on the board, on the night round it: nothing shines through.

    However high it is, it begins with the same rows: so if there is a card more, only that is
    drawn anew.
    """
    for down in range(0, height, _PART):
        put(image, _part(first=down == 0), (0, top + down))
    put(image, _foot(), (0, top + height - CORNER))


@cache
def _part(*, first: bool) -> Image.Image:
    """Return a part of a plate, the first or any other, with the night beside it."""
    night = Image.new("RGB", (WIDTH, _PART), NIGHT)
    put(night, _panel(_PART + 2 * CORNER), (MARGIN, 0 if first else -CORNER))
    return night


@cache
def _foot() -> Image.Image:
    """Return the lower end of a plate, and the night below it as far as a part may reach."""
    foot = Image.new("RGB", (WIDTH, CORNER + _PART), NIGHT)
    put(foot, _panel(2 * CORNER), (MARGIN, -CORNER))
    return foot


def _panel(height: int) -> Image.Image:
    return panel(WIDTH - 2 * MARGIN, height, (44, 30, 44), mixed(GOLD, INK, 0.3))


@lru_cache(maxsize=8)
def loose_plate(height: int) -> Image.Image:
    """Return the plate of the duel alone, to lie elsewhere."""
    loose = Image.new("RGB", (WIDTH, height))
    lay_duel_plate(loose, 0, height)
    loose = loose.crop((MARGIN, 0, WIDTH - MARGIN, height))
    loose.putalpha(rounded(*loose.size, CORNER))
    return loose


def _halves() -> tuple[Half, Half]:
    return Half(0, MARGIN + 12), Half(1, WIDTH - MARGIN - 12)


def _rows(turn: Turn) -> int:
    return max(1, *(sum(card.seat == seat for card in turn.laid) for seat in (0, 1)))


def _opening(image: Surface, view: View, y: int, say: Say) -> int:
    arranging = view.phase is Phase.ARRANGE
    key = "shazamm-picture-arranging" if arranging else "shazamm-picture-opening"
    words = fit(say(text(key)), Face.TEXT, 30, WIDTH - 2 * MARGIN - 60)
    write(image, words, (WIDTH / 2, y + _NOTE / 2), IVORY, "mm")
    return y + _NOTE


def _shown(image: Surface, view: View, turn: Turn, y: int, say: Say) -> int:
    _head(image, view, turn, y, say)
    for half in _halves():
        _forces(image, half, turn, y, say)
        _laid(image, half, turn, y + _HEAD, say)
    y += _HEAD + _rows(turn) * _ROW
    if turn.ended is None:
        return y
    note = say(text(f"shazamm-picture-ended-{turn.ended.replace('_', '-')}"))
    sprite = pill(note, Look(VIOLET, IVORY, Icon.HOURGLASS), 44, 900)
    put(image, sprite, (WIDTH / 2, y + _NOTE / 2 - 2), "mm")
    return y + _NOTE


def _head(image: Surface, view: View, turn: Turn, y: int, say: Say) -> None:
    """Write which turn this is, and below it the way of the wall.

    While a turn is being resolved nobody knows how far that goes: only where it burns is written.
    """
    key = "shazamm-picture-this-turn" if view.turn is not None else "shazamm-picture-last-turn"
    words = fit(say(text(key, round=turn.round, turn=turn.number)), Face.TEXT, 26, 400)
    write(image, words, (WIDTH / 2, y + 14), SAND, "mm")
    way = [turn.wall_before, turn.wall_pushed, turn.wall_after]
    if view.turn is not None:
        way = way[-1:]
    elif turn.wall_after == turn.wall_pushed:
        way = way[:-1]
    step = 84 if len(way) == 3 else 110
    left = WIDTH / 2 - step * (len(way) - 1) / 2
    put(image, icon(Icon.FLAME, 44, (255, 150, 60)), (left - 58, y + 68), "mm")
    for number, slab in enumerate(way):
        x = left + number * step
        write(image, line(str(slab), Face.DISPLAY, 50), (x, y + 68), IVORY, "mm")
        if number:
            put(image, wall_step(way[number - 1], slab), (x - step / 2, y + 68), "mm")
    below = fit(say(text("shazamm-picture-wall")), Face.TEXT, 24, 200)
    write(image, below, (WIDTH / 2, y + 110), SAND, "mm")


def wall_step(before: int, after: int) -> Image.Image:
    """Return an arrow from one slab to the next; a bar where the wall stayed."""
    if before == after:
        return panel(26, 8, GOLD, radius=4)
    return icon(Icon.ARROW, 32, GOLD)


def _forces(image: Surface, half: Half, turn: Turn, y: int, say: Say) -> None:
    """Write the bet and, when it was compared, the power."""
    bet = (Icon.GEM, turn.bets[half.seat], say(text("shazamm-picture-bet")))
    _force(image, half, 14, y, bet)
    if turn.powers is not None:
        power = (Icon.SWORD, turn.powers[half.seat], say(text("shazamm-picture-power")))
        _force(image, half, 200, y, power)


def _force(image: Surface, half: Half, inwards: int, y: int, what: tuple[Icon, int, str]) -> None:
    sign, number, name = what
    put(
        image,
        icon(sign, 50, LIVERIES[half.seat].bright),
        (half.x(inwards), y + 52),
        half.anchor("o"),
    )
    digits = fit(str(number), Face.DISPLAY, 66, 118, 40)
    write(image, digits, (half.x(inwards + 60), y + 50), IVORY, half.anchor("o"))
    words = fit(name, Face.TEXT, 24, 150)
    write(image, words, (half.x(inwards + 60), y + 104), SAND, half.anchor("o"))


def _laid(image: Surface, half: Half, turn: Turn, y: int, say: Say) -> None:
    cards = [card for card in turn.laid if card.seat == half.seat]
    if not cards:
        words = fit(say(text("shazamm-picture-no-spells")), Face.TEXT, 27, 400)
        write(image, words, (half.x(14), y + _ROW / 2), SAND, half.anchor("o"))
    for number, card in enumerate(cards):
        _ribbon(image, half.seat, card, (min(half.x(0), half.x(_RIBBON)), y + number * _ROW), say)


def _ribbon(image: Surface, seat: Seat, card: Laid, at: tuple[float, float], say: Say) -> None:
    """Draw a laid card as a ribbon: number, emblem, name, and what became of it."""
    livery, (x, y) = LIVERIES[seat], at
    ground = (mixed(livery.deep, NIGHT, 0.5), mixed(livery.deep, NIGHT, 0.75))
    rim = mixed(livery.deep, livery.bright, 0.5)
    lay_plate(image, panel(_RIBBON, _ROW - 8, ground, rim, radius=_ROUND), at, _ROUND)
    middle = y + (_ROW - 8) / 2
    put(image, chip(card.spell, 50, *number_colours(card.spell)), (x, middle), "lm")
    put(image, emblem(card.spell, 42), (x + 58, middle), "lm")
    words, fate = name_beside_fate(card, say)
    put(image, fate, (x + _RIBBON - 7, middle), "rm")
    write(image, words, (x + 108, middle), IVORY if card.fate is Fate.APPLIED else SAND, "lm")


def name_beside_fate(card: Laid, say: Say) -> tuple[Fitted, Image.Image]:
    """Return the name of a laid card in the room that the pill of its fate leaves, and the pill."""
    fate = pill(fate_name(card.fate, say), FATE_LOOKS[card.fate], 38, 190)
    room = _RIBBON - 112 - fate.width - 18
    return fit(laid_name(card, say), Face.TEXT, 28, room, 18), fate


def _choices(image: Surface, view: View, place: Place, say: Say) -> None:
    words = label(say(text(f"shazamm-picture-{view.phase}-may")))
    for half in place.halves:
        if half.seat in view.choosing:
            draw_strip(image, half, place, words, view.choices)
