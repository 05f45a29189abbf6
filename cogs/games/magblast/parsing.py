"""What people type for Mag·Blast becomes the rules' ids; no rules.

What means nothing is handed on as it was typed: the rules say best what there is instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import TypeVar

from cogs.games.magblast.words import typed_ship
from cogs.words.strings import LOCALES, speaker
from engines.core import Either, Refusal, Text, text
from engines.magblast.editions import ICONS, PRINTINGS
from engines.magblast.model import Answer, Card, ShipId, Zone
from engines.magblast.telling import ANSWER_NAMES, SHIP_NAMES, ZONE_NAMES, card_label, card_name
from engines.magblast.view import View

LONGEST_ID = 40
JOINED = "+"
"""What stands between several cards in one option."""
_SPLIT = re.compile(r"[+,;]")
_MOST_SHOWN = 50

Word = TypeVar("Word", bound=StrEnum)


def ship(typed: str) -> ShipId:
    """Return the ship or flagship of this id, or of this name in any language."""
    return _ships().get(_plain(typed), typed.strip()[:LONGEST_ID])


@cache
def _ships() -> Mapping[str, ShipId]:
    names = {name: one for one in SHIP_NAMES for name in _spoken(typed_ship(one), SHIP_NAMES[one])}
    return names | {one: one for one in SHIP_NAMES}


def card(view: View, typed: str) -> Card:
    """Return the card of this id, or of this name in any language.

    Of several in hand the one with the fewest icons is meant, if none are typed.
    """
    return _found(typed, (*view.hand, *view.action_discard))


def cards(view: View, typed: str) -> tuple[Card, ...]:
    """Return the cards of a list, as in "Fighter (★) + Bomber"."""
    return tuple(card(view, part) for part in _SPLIT.split(typed) if part.strip())


def blast(view: View, typed: str) -> Card:
    """Return the damage card of this id or name, which lies under one of the viewer's ships."""
    own = () if view.seat is None else view.fleets[view.seat].ships
    return _found(typed, (one.card for ship in own for one in ship.blasts))


def blasts(view: View, typed: str) -> tuple[Card, ...]:
    """Return the damage cards of a list, which lie under the viewer's ships."""
    return tuple(blast(view, part) for part in _SPLIT.split(typed) if part.strip())


def lying(view: View, typed: str) -> Card:
    """Return the Minefield or Asteroids of this id or name, which lies on some fleet."""
    return _found(typed, (one.card for fleet in view.fleets for one in fleet.lasting))


def _found(typed: str, at_hand: Iterable[Card]) -> Card:
    wanted = _plain(typed)
    if wanted in PRINTINGS:
        return wanted
    near = sorted(set(at_hand), key=lambda one: (len(ICONS[one]), one))
    order = dict.fromkeys((*near, *PRINTINGS))
    return next((one for one in order if wanted in _card_names(one)), typed.strip()[:LONGEST_ID])


@cache
def _card_names(one: Card) -> frozenset[str]:
    return frozenset(_spoken(card_name(one), card_label(one)))


def zone(typed: str) -> Zone:
    """Return the zone of this name in any language. Raises `Refusal` with all there are."""
    return _word(Zone, ZONE_NAMES, typed)


def answer(typed: str) -> Answer:
    """Return the answer of this name in any language. Raises `Refusal` with all there are."""
    return _word(Answer, ANSWER_NAMES, typed)


def _word(kind: type[Word], names: Mapping[Word, Text], typed: str) -> Word:
    wanted = _plain(typed)
    for word in kind:
        if wanted == word or wanted in _spoken(names[word]):
            return word
    shown = typed.strip()[:_MOST_SHOWN]
    raise Refusal(
        text("magblast-refusal-unknown", typed=shown, known=Either(tuple(names.values())))
    )


def _spoken(*names: Text) -> list[str]:
    """Return names as they are typed, in every language."""
    return [_plain(speaker(locale)(name)) for name in names for locale in LOCALES]


def _plain(typed: str) -> str:
    return " ".join(typed.casefold().split())
