"""Where each card and ship of Mag·Blast is, and who can see it there."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Piece
from engines.magblast.model import ShipId
from engines.magblast.state import State
from tests.laws.whereabouts import EVERYBODY, Seers

NOBODY: Seers = frozenset()


def lying(state: State) -> Iterator[tuple[Piece, Seers]]:
    """Yield every card and ship with those who see it."""
    for name, seers in (*_cards(state), *_ships(state)):
        yield (None, name), seers


def _cards(state: State) -> Iterator[tuple[str, Seers]]:
    yield from ((card, NOBODY) for card in state.action_deck)
    for seat, hand in enumerate(state.hands):
        yield from ((card, frozenset((seat,))) for card in hand)
    open_to_all = [*state.action_discard, *(play.card for play in state.stack)]
    open_to_all += [out.card for out in state.squadrons]
    open_to_all += [] if state.shot is None else [state.shot.card]
    for fleet in state.fleets:
        open_to_all += [lying.card for lying in (*fleet.blasts, *fleet.lasting)]
        for ship in fleet.ships:
            open_to_all += [*(blast.card for blast in ship.blasts), *ship.upgrades]
    yield from ((card, EVERYBODY) for card in open_to_all)


def _ships(state: State) -> Iterator[tuple[ShipId, Seers]]:
    yield from ((ship, NOBODY) for ship in state.ship_deck)
    yield from ((ship, frozenset((state.active,))) for ship in state.drawn)
    for seat, dealt in enumerate(state.dealt):
        yield from ((ship, frozenset((seat,))) for ship in dealt)
    in_play = [ship.id for fleet in state.fleets for ship in fleet.ships]
    asked = () if state.question is None else (state.question.ship,)
    flagships = {fleet.flagship.value for fleet in state.fleets}
    loose = [one for one in asked if one is not None and one not in {*in_play, *flagships}]
    yield from ((ship, EVERYBODY) for ship in (*in_play, *loose, *state.ship_discard))
