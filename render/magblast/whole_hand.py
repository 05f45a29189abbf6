"""The hand of Mag·Blast: one's own flagship, and the cards one holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from engines.core import Say, text
from engines.magblast.cards import FLAGSHIP_HULL
from engines.magblast.model import ZONES, Phase
from engines.magblast.telling import ANSWER_NAMES, ability, card_name
from engines.magblast.view import View
from render.kit.canvas import WIDTH, put
from render.kit.cards import in_rows
from render.kit.icons import Icon
from render.kit.lettering import Face, fit, wrap, write
from render.kit.palette import (
    GOLD,
    INK,
    IVORY,
    LIVERIES,
    NIGHT,
    SAND,
    mixed,
)
from render.kit.plot import Plot, Surface
from render.kit.shapes import Look, panel, pill
from render.magblast.cards import FRAME, RIBBON, action_card, ribbon, ship_card, stamped
from render.magblast.flagships import flagship, wreck
from render.magblast.signs import hull_sign
from render.magblast.space import backdrop
from render.magblast.words import plain, ship_words, zone_letter

_GAP = 16
_HEAD = 186
_MANY = 12
"""Up to so many different cards are drawn whole, more of them as ribbons."""
_TITLE = 50


class Rows(NamedTuple):
    """Cards in rows: sprites are made when they are drawn."""

    title: str
    ids: tuple[str, ...]
    across: int
    size: tuple[int, int]

    @property
    def height(self) -> int:
        """How high it is, its title included."""
        return _TITLE + len(in_rows(self.ids, self.across)) * (self.size[1] + _GAP)


def drawn_hand(view: View, say: Say) -> Plot:
    """Return the picture of the viewer's own cards; a spectator's says that there are none."""
    if view.seat is None:
        image = Plot(backdrop(160), 160)
        words = fit(say(text("magblast-picture-no-hand")), Face.TEXT, 44, WIDTH - 80)
        write(image, words, (WIDTH / 2, 80), IVORY, "mm", outline=INK)
        return image
    ships, cards = _ship_rows(view, say), _card_rows(view, say)
    blocks = [rows for rows in (ships, cards) if rows is not None]
    height = _HEAD + sum(rows.height for rows in blocks) + 8
    image = Plot(backdrop(height), height)
    _head(image, view, say)
    top = _HEAD
    for rows in blocks:
        _draw_rows(image, view, rows, top, say)
        top += rows.height
    return image


def _ship_rows(view: View, say: Say) -> Rows | None:
    """Return the ships among which the viewer chooses, in set-up or of those just drawn."""
    ships = view.kept + tuple(s for s in view.dealt if s not in view.kept) or view.drawn
    if not ships:
        return None
    key = "drawn" if view.drawn else "kept" if view.kept else "dealt"
    across = 3 if len(ships) > 4 else 4
    title = say(text(f"magblast-picture-{key}", dealt=len(ships)))
    return Rows(title, ships, across, FRAME[:2])


def _card_rows(view: View, say: Say) -> Rows | None:
    if view.phase is Phase.SETUP:
        return None
    cards = tuple(dict.fromkeys(view.hand))
    title = say(text("magblast-picture-hand", count=len(view.hand)))
    if len(cards) > _MANY:
        return Rows(title, cards, 3, RIBBON)
    return Rows(title, cards, 4, FRAME[:2])


def _draw_rows(image: Surface, view: View, rows: Rows, top: int, say: Say) -> None:
    words = fit(rows.title, Face.COMIC, 38, WIDTH - 60)
    write(image, words, (WIDTH / 2, top + _TITLE / 2 - 2), GOLD, "mm", outline=INK)
    counts = Counter(view.hand)
    width, height = rows.size
    for number, row in enumerate(in_rows(rows.ids, rows.across)):
        y = top + _TITLE + number * (height + _GAP)
        left = (WIDTH - len(row) * (width + _GAP) + _GAP) // 2
        for column, card in enumerate(row):
            x = left + column * (width + _GAP)
            put(image, _sprite(view, card, rows.size, say), (x, y))
            if counts[card] > 1:
                label = pill(f"×{counts[card]}", Look(GOLD, INK), 40, 120)
                narrow = rows.size == RIBBON
                at = (x + 34, y + height + 5) if narrow else (x + width / 2, y + 34)
                put(image, label, at, "mb")


def _sprite(view: View, card: str, size: tuple[int, int], say: Say) -> Image.Image:
    if card in view.hand:
        if size == RIBBON:
            return ribbon(card, say(card_name(card)))
        return action_card(card, view.config.edition, say)
    sprite = ship_card(card, say)
    if card in view.kept:
        zone = ZONES[view.kept.index(card)]
        return stamped(sprite, zone, zone_letter(zone, say))
    return sprite


def _head(image: Surface, view: View, say: Say) -> None:
    """Draw the own flagship with its ability, and how the viewer has answered in secret.

    What is asked stands in words below the picture: so it stays the same from one question to
    the next, and is not sent again.
    """
    assert view.seat is not None
    fleet, livery = view.fleets[view.seat], LIVERIES[view.seat]
    ground = (mixed(livery.deep, NIGHT, 0.4), NIGHT)
    put(image, panel(WIDTH - 2 * _GAP, _HEAD - 28, ground, livery.bright), (_GAP, 14))
    own = flagship(fleet.flagship, 190) if fleet.alive else wreck(190)
    put(image, own, (_GAP + 10, _HEAD / 2), "lm")
    if fleet.alive:
        left = view.hull_left(fleet.flagship.value)
        put(image, hull_sign(left, FLAGSHIP_HULL, 76), (_GAP + 232, _HEAD - 22), "rb")
    x, end = _GAP + 248, WIDTH - _GAP - 18
    effect = wrap(say(ability(fleet.flagship)), Face.TEXT, 29, end - x, height=76, least=18)
    write(image, effect, (x, 84), SAND)
    for label in _notes(view, say):
        put(image, label, (end, 28), "rt")
        end -= label.width + 12
    title = fit(ship_words(fleet.flagship.value, say), Face.TEXT, 38, end - x, 17)
    write(image, title, (x, 48), IVORY, "lm")


def _notes(view: View, say: Say) -> Iterator[Image.Image]:
    """Yield labels, from the right: what the viewer has answered, how often the ability is left."""
    assert view.seat is not None
    if view.answer is not None:
        words = say(text("magblast-picture-answered", answer=ANSWER_NAMES[view.answer.answer]))
        yield pill(plain(words), Look(GOLD, INK, Icon.CHECK), 44, 420)
    own = view.fleets[view.seat]
    if own.uses and own.alive:
        words = say(text("magblast-picture-uses", count=own.uses))
        yield pill(words, Look(GOLD, INK, Icon.GEM), 44, 260)
