"""Why something is not possible, and what is: the checks that many actions share."""

from __future__ import annotations

from engines.core import Arg, Either, IllegalAction, Seat, text
from engines.magblast.editions import PRINTINGS, SHIP_CARDS
from engines.magblast.fleet import Ship
from engines.magblast.model import Card, Phase, ShipId
from engines.magblast.state import State
from engines.magblast.telling import PHASE_NAMES, card_name, labels, ship_name, ship_names


def refuse(key: str, **args: Arg) -> IllegalAction:
    """Return the refusal `magblast-refusal-<key>`, to be raised."""
    return IllegalAction(text(f"magblast-refusal-{key}", **args))


def need_phase(state: State, *phases: Phase) -> None:
    """Raise `IllegalAction` unless the turn is in one of these phases."""
    if state.phase not in phases:
        wanted = tuple(PHASE_NAMES[phase] for phase in phases)
        raise refuse(
            "phase", wanted=Either(wanted), phase=PHASE_NAMES[state.phase], now=str(state.phase)
        )


def need_cards(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Raise `IllegalAction` unless the hand holds all of these cards."""
    hand = state.hands[seat]
    for card in cards:
        if card not in PRINTINGS:
            raise refuse("no-such-card", hand=labels(hand), count=len(hand))
        if hand.count(card) < cards.count(card):
            raise refuse("not-in-hand", card=card_name(card), hand=labels(hand), count=len(hand))


def need_own_ship(state: State, seat: Seat, ship_id: ShipId | None) -> Ship:
    """Return the fleet ship that a seat named. Raises `IllegalAction` if it has none such."""
    fleet = state.fleets[seat]
    ship = None if ship_id is None else fleet.ship(ship_id)
    if ship is not None:
        return ship
    ships = ship_names(s.id for s in fleet.ships)
    if ship_id in SHIP_CARDS:
        raise refuse("not-your-ship", ship=ship_name(ship_id), ships=ships, count=len(ships))
    raise refuse("no-such-ship", ships=ships, count=len(ships))
