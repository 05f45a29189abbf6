"""What an edition of Mag·Blast is played with: cards, ships, flagships; and what a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Entry, Group, Piece, Sort
from engines.core import Text, text
from engines.magblast.account import printed
from engines.magblast.cards import FLAGSHIP_HULL, Edition, Flagship, Printing, ShipCard
from engines.magblast.editions import EDITIONS
from engines.magblast.fleet import Fleet
from engines.magblast.imagine import BLANK, imagine
from engines.magblast.model import Card, Config, Kind, ShipId
from engines.magblast.state import State
from engines.magblast.telling import KIND_NAMES, ability, card_effect, icons_of, ship_name
from engines.magblast.view import View


def catalogue(config: Config) -> tuple[Group, ...]:
    """Return the cards and ships of the edition; which flagships play lies open."""
    box = EDITIONS[config.edition]
    kinds = dict.fromkeys(one.kind for one in box.printings)
    cards = tuple(_card(box, kind) for kind in kinds)
    ships = tuple(map(_ship, box.ships))
    flagships = tuple(map(_flagship, box.flagships))
    about = text("magblast-list-flagships-about", count=len(flagships), hull=FLAGSHIP_HULL)
    return (
        Group(text("magblast-list-cards"), cards, _about("cards", cards), sets=(None,)),
        Group(text("magblast-list-ships"), ships, _about("ships", ships), sets=(None,)),
        Group(text("magblast-list-flagships"), flagships, about),
    )


def _about(what: str, entries: tuple[Entry, ...]) -> Text:
    return text(f"magblast-list-{what}-about", count=sum(entry.count or 0 for entry in entries))


def _card(box: Edition, kind: Kind) -> Entry:
    """Return a kind of card, sorted by the resources on it."""
    printings = [one for one in box.printings if one.kind is kind]
    effect = card_effect(box.name, printings[0].card)
    count = sum(one.count for one in printings)
    plain = not any(one.icons for one in printings)
    sorts = () if plain else tuple(map(_sort, printings))
    return Entry(kind, KIND_NAMES[kind], count, effect=effect, sorts=sorts)


def _sort(printing: Printing) -> Sort:
    name = icons_of(printing.card) or text("magblast-list-no-icons")
    return Sort(printing.card, name, printing.count)


def _ship(card: ShipCard) -> Entry:
    """Return a ship; one without a name is called by its type already."""
    name, values = ship_name(card.id), printed(card.id)
    return Entry(card.id, name, 1, values[1:] if "type" in name.args else values)


def _flagship(flagship: Flagship) -> Entry:
    return Entry(flagship, ship_name(flagship.value), effect=ability(flagship))


def known(view: View) -> Iterator[Piece]:
    """Yield every card and ship that a view shows: what is hidden is blank in what is imagined."""
    state = imagine(view)
    for piece in (*_cards(state), *_ships(state)):
        if piece != BLANK:
            yield None, piece


def _cards(state: State) -> Iterator[Card]:
    for hand in state.hands:
        yield from hand
    yield from state.action_discard
    yield from (play.card for play in state.stack)
    yield from (squadron.card for squadron in state.squadrons)
    if state.shot is not None:
        yield state.shot.card
    for fleet in state.fleets:
        yield from _on_a_fleet(fleet)


def _on_a_fleet(fleet: Fleet) -> Iterator[Card]:
    yield from (blast.card for blast in fleet.blasts)
    yield from (lasting.card for lasting in fleet.lasting)
    for ship in fleet.ships:
        yield from (blast.card for blast in ship.blasts)
        yield from ship.upgrades


def _ships(state: State) -> Iterator[ShipId]:
    """Yield the ships; one that a question is about may have left its fleet."""
    yield from state.ship_discard
    yield from state.drawn
    for dealt in state.dealt:
        yield from dealt
    for fleet in state.fleets:
        yield from (ship.id for ship in fleet.ships)
    asked = None if state.question is None else state.question.ship
    if asked is not None and state.owner(asked) is None:
        yield asked
