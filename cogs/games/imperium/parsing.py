"""What people type for Imperium Galáctica becomes the rules' words; no rules.

Units go by id, by short name, by full name or by their sector, in any language; sectors by
their name; kinds, cards, ranks and buildings by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from cogs.games.imperium.codec import cargo_of
from cogs.words.names import literal
from cogs.words.strings import LOCALES, speaker
from engines.core import Either, MalformedAction, Refusal, Text, text
from engines.imperium.cards import CARDS, RANKS, Card, Rank
from engines.imperium.maps import Sector
from engines.imperium.names import card_name, id_name, id_short, kind_name, kind_short, rank_name
from engines.imperium.state import View
from engines.imperium.units import Kind, UnitId

MOST_TYPED = 50
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")
_COUNTED = re.compile(r"(?:([0-9]{1,2}) *[x×*]? *)?(.+)")


def number_of(typed: str) -> int:
    """Return a whole number that was typed. Raises `MalformedAction`."""
    if not _NUMBER.fullmatch(typed.strip()):
        raise MalformedAction(text("refusal-not-a-number", typed=literal(typed[:MOST_TYPED])))
    return int(typed)


def named_sector(view: View, typed: str) -> Sector:
    """Return the sector that was typed. Raises `Refusal` if the map has none such."""
    sector = typed.strip().upper()
    if sector not in view.board.map.hexes:
        shown = literal(typed.strip()[:MOST_TYPED])
        raise Refusal(text("imperium-refusal-no-such-sector", sector=shown))
    return sector


def named_unit(view: View, typed: str) -> UnitId:
    """Return the id of the viewer's unit that was typed, or the planet of an ion cannon."""
    wanted = _plain(typed)
    board, seat = view.board, view.seat or 0
    for sector, unit in board.sides[seat].units.items():
        names = {unit.id, sector.casefold(), *_said(id_short(unit.id)), *_said(id_name(unit.id))}
        if wanted in {_plain(name) for name in names}:
            return unit.id
    if typed.strip().upper() in board.planets:
        return typed.strip().upper()
    raise Refusal(text("imperium-refusal-no-such-unit"))


def named_units(view: View, typed: str) -> tuple[UnitId, ...]:
    """Return the units of a list that was typed, separated by commas."""
    return tuple(named_unit(view, part) for part in typed.split(",") if part.strip())


def named_sectors(view: View, typed: str) -> tuple[Sector, ...]:
    """Return the sectors of a list that was typed, separated by commas or blanks."""
    return tuple(named_sector(view, part) for part in re.split(r"[,\s]+", typed) if part)


def named_kind(typed: str) -> Kind:
    """Return the kind of unit that was typed."""
    names = {kind.value: (kind_name(kind), kind_short(kind)) for kind in Kind}
    return Kind(_meant(typed, names))


def named_cargo(typed: str) -> tuple[Kind, ...]:
    """Return the tokens that were typed: "2 infantry, armour", or the value of a suggestion."""
    found: list[Kind] = []
    for part in re.split(r"[,+]", typed):
        counted = _COUNTED.fullmatch(part.strip())
        if counted is None:
            continue
        found += [named_kind(counted[2])] * int(counted[1] or 1)
    return cargo_of("+".join(sorted(found)) or "-")


def named_card(typed: str) -> Card:
    """Return the card that was typed."""
    return Card(_meant(typed, {card.value: (card_name(card),) for card in CARDS}))


def named_rank(typed: str) -> Rank:
    """Return the rank that was typed."""
    return Rank(_meant(typed, {rank.value: (rank_name(rank),) for rank in RANKS}))


def _meant(typed: str, names: Mapping[str, tuple[Text, ...]]) -> str:
    """Return the value that was meant. Raises `Refusal` with some that there are."""
    wanted = _plain(typed)
    for value, texts in names.items():
        if wanted in {_plain(value), *(_plain(name) for one in texts for name in _said(one))}:
            return value
    shown = literal(typed.strip()[:MOST_TYPED])
    known = tuple(texts[0] for texts in names.values())[:18]
    raise Refusal(text("imperium-refusal-unknown", typed=shown, known=Either(known)))


def _said(name: Text) -> Iterable[str]:
    return (speaker(locale)(name) for locale in LOCALES)


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]+", "", name.casefold())
