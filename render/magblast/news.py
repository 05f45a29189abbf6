"""What is going on, in words, beside the piles; and who is out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.core import Player, Say, text
from engines.magblast.editions import KINDS
from engines.magblast.going_on import winners
from engines.magblast.model import Kind, Phase
from engines.magblast.prompts import play_text
from engines.magblast.state import Asking
from engines.magblast.telling import ZONE_NAMES, card_name, place_of, ship_name
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.icons import Icon, icon
from render.kit.lettering import READABLE, Face, Fitted, fit, wrap, write
from render.kit.palette import (
    GOLD,
    INK,
    IVORY,
    LIVERIES,
    NIGHT,
    SAND,
    mixed,
)
from render.kit.plot import Surface
from render.kit.shapes import badge, panel
from render.magblast.bursts import burst
from render.magblast.emblems import emblem
from render.magblast.flagships import flagship, wreck
from render.magblast.hulls import explosion
from render.magblast.layout import Box, fallen_box
from render.magblast.piles import HEIGHT, STEP, draw_piles
from render.magblast.space import STEEL, VOID
from render.magblast.top import title
from render.magblast.words import drawn, name, ship_words, sound_words

_LINE, _LINES = 50, 104
"""Height of a line of news, and of one that has much to tell where there is room."""
_LETTERS, _LEAST = 29, 19
"""Height of its letters, and the least."""
_NOISE, _TALL = 96, 250
"""The least room that a noise takes, and from where on there is room for large ones."""


class Line(NamedTuple):
    """A sentence of the news with the kind of card that it is about."""

    sign: Kind
    words: str


def draw_news(image: Surface, view: View, box: Box, say: Say) -> None:
    """Draw what is going on, the last noises, and the piles, into a box wide or tall."""
    put(image, panel(box.width, box.height, VOID, STEEL, opacity=0.78), (box.left, box.top))
    wide = box.width > 4 * STEP * 2
    piles = (box.left + box.width - 4 * STEP - 2, box.top + box.height - HEIGHT - 28)
    draw_piles(image, view, *piles, say)
    room = Box(
        box.left + 14,
        box.top + 8,
        box.width - 28 - (4 * STEP if wide else 0),
        box.height - 16 - (0 if wide else HEIGHT + 34),
    )
    if view.phase is Phase.OVER:
        _triumph(image, view, room, say)
        return
    lines, used = tuple(news(view, drawn(view, say)))[: max(room.height // _LINE, 1)], 0
    for number, told in enumerate(lines, start=1):
        spare = room.height - used - (len(lines) - number) * _LINE
        words = _worded(told, room.width, spare)
        height = max(words.height, _LINE)
        _line(image, told, words, Box(room.left, room.top + used, room.width, height))
        used += height
    _noises(image, view, Box(room.left, room.top + used, room.width, room.height - used), say)


def _triumph(image: Surface, view: View, room: Box, say: Say) -> None:
    """Draw how the match ended, and the flagship that is left if there is so much room."""
    best = winners(view)
    words = say(text(f"magblast-picture-ending-{view.ending}"))
    if room.height < _TALL:
        told = wrap(words, Face.TEXT, 34, room.width - 20, height=room.height, least=22)
        write(image, told, room.middle, IVORY, "mm", outline=INK)
        return
    x, y = room.middle
    put(image, explosion(min(room.width - 20, room.height - 120)), (x, y - 70), "mm")
    put(image, flagship(view.fleets[best[0]].flagship, 330), (x, y - 70), "mm")
    put(image, icon(Icon.CROWN, 110, GOLD), (x, y - 232), "mm")
    put(image, burst(title(view, say), 62, room.width), (x, y + 118), "mm")
    told = wrap(words, Face.TEXT, 30, room.width - 20, height=76, least=20)
    write(image, told, (x, y + 220), IVORY, "mm", outline=INK)


def _worded(told: Line, across: int, spare: int) -> Fitted:
    """Return a sentence as it is written: in as many lines as there is room for, or smaller."""
    room = across - _LINE - 6
    short = wrap(told.words, Face.TEXT, _LETTERS, room, height=_LINE, least=READABLE)
    if " ".join(short.lines) == told.words:
        return short
    return wrap(told.words, Face.TEXT, _LETTERS, room, height=min(spare, _LINES), least=_LEAST)


def _line(image: Surface, told: Line, words: Fitted, box: Box) -> None:
    put(image, emblem(told.sign, _LINE - 6), (box.left, box.middle[1]), "lm")
    write(image, words, (box.left + _LINE + 4, box.middle[1]), IVORY, "lm", outline=INK)


def news(view: View, say: Say) -> Iterator[Line]:
    """Yield what is going on, the newest first."""
    if view.ending is not None:
        yield Line(Kind.CATASTROPHIC_DAMAGE, say(text(f"magblast-picture-ending-{view.ending}")))
    if view.phase is Phase.SETUP:
        yield Line(Kind.REINFORCEMENTS, say(text("magblast-prompt-placing")))
    for play in reversed(view.stack):
        yield Line(play.kind, say(play_text(view, play)))
    if view.shot is not None and view.shot.ship is not None:
        words = text("magblast-picture-no-sound", ship=ship_name(view.shot.ship))
        yield Line(view.shot.kind, say(words))
    if view.chain is not None:
        target = place_of(view, view.chain.target)
        words = text(f"magblast-picture-chain-{view.chain.link}", target=target)
        yield Line(Kind.DIRECT_HIT, say(words))
    yield from _question(view, say)
    yield from _out(view, say)
    yield from _brutal(view, say)


def _question(view: View, say: Say) -> Iterator[Line]:
    question, player = view.question, Player(view.active)
    if question is None:
        return
    if question.asking is Asking.SCATTER and question.zone is not None:
        words = text("magblast-picture-scatter", player=player, zone=ZONE_NAMES[question.zone])
        yield Line(Kind.CONCUSSIVE_BLAST, say(words))
    elif question.ship is not None:
        words = text("magblast-picture-placing-ship", player=player, ship=ship_name(question.ship))
        boarded = question.asking is Asking.BOARD
        yield Line(Kind.BOARDING if boarded else Kind.REINFORCEMENTS, say(words))
    else:
        words = text("magblast-picture-drew-ships", player=player, count=question.drawn)
        yield Line(Kind.REINFORCEMENTS, say(words))


def _out(view: View, say: Say) -> Iterator[Line]:
    """Tell of the squadrons that are out and upon nothing: evaded, intercepting, or done."""
    idle = [s for s in view.squadrons if not s.damage]
    if idle:
        cards = tuple(card_name(s.card) for s in idle)
        yield Line(KINDS[idle[0].card], say(text("magblast-picture-out", cards=cards)))


def _brutal(view: View, say: Say) -> Iterator[Line]:
    if view.phase is Phase.OVER:
        return
    if view.brutal:
        yield Line(Kind.SECONDARY_CANNON, say(text("magblast-picture-brutal")))
    elif view.brutal_from is not None:
        words = text("magblast-picture-brutal-from", player=Player(view.brutal_from))
        yield Line(Kind.SECONDARY_CANNON, say(words))
    elif view.agreed:
        players = tuple(Player(seat) for seat in sorted(view.agreed))
        words = text("magblast-picture-brutal-called", players=players)
        yield Line(Kind.SECONDARY_CANNON, say(words))


def _noises(image: Surface, view: View, room: Box, say: Say) -> None:
    """Fill the room with the last noise of each player in the match, the newest first.

    It is the older the longer ago its player had a turn.
    """
    heard = sorted(enumerate(view.fleets), key=lambda one: -one[1].last_turn)
    made = [(seat, fleet.sounds[-1]) for seat, fleet in heard if fleet.alive and fleet.sounds]
    columns, rows = max(room.width // 290, 1), room.height // _NOISE
    if room.height > _TALL:
        columns, rows = 1, min(rows, max(len(made), 3))
    cell = room.width // columns
    for number, (seat, sound) in enumerate(made[: columns * rows]):
        x = room.left + number % columns * cell
        height = room.height / rows
        y = room.top + height * (number // columns + 0.5)
        size = min(round(height / 2.9), 58)
        sprite = burst(sound_words(sound, say), size, cell - 54)
        left = x + (cell - sprite.width - 48) / 2
        put(image, badge(seat, 44, str(seat + 1)), (left, y), "lm")
        put(image, sprite, (left + 48, y), "lm")


def draw_fallen(image: Surface, view: View, box: Box, say: Say) -> None:
    """Draw those who are out, the first to fall first."""
    for number, seat in enumerate(view.fallen):
        place = fallen_box(box, number, len(view.fallen))
        ground = (mixed(LIVERIES[seat].deep, NIGHT, 0.7), NIGHT)
        rim = mixed(LIVERIES[seat].bright, INK, 0.5)
        put(image, panel(place.width, place.height, ground, rim), (place.left, place.top))
        put(image, wreck(72), (place.left + 4, place.middle[1]), "lm")
        put(image, badge(seat, 34, str(seat + 1)), (place.left + 78, place.middle[1]), "lm")
        flagship, room = ship_words(view.fleets[seat].flagship.value, say), place.width - 124
        lost = wrap(flagship, Face.TEXT, 19, room, height=30, least=12)
        two = len(lost.lines) > 1
        who = fit(name(view, seat, say), Face.TEXT, 21 if two else 27, room, 17)
        left = place.left + 116
        write(image, who, (left, place.top + (14 if two else 18)), IVORY, "lm")
        write(image, lost, (left, place.top + 41), SAND, "lm")
