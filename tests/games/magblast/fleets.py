"""Fleets that something has happened to already, to start a test from."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.fleet import Blast, Fleet, Lasting
from engines.magblast.model import Card
from engines.magblast.state import State

AMOUNTS = {"laser-blast": 1, "beam-blast": 3, "mag-blast": 5}
"""The damage that each blast of its own turret does."""


def with_blasts(state: State, seat: Seat, ship: str, *blasts: Blast) -> State:
    """Return the state with damage cards from the deck under a fleet ship."""
    fleet = _with_ship(state.fleets[seat], ship, blasts=blasts)
    return _dealt(state, seat, fleet, *(blast.card for blast in blasts))


def damaged(state: State, seat: Seat, ship: str, *cards: Card) -> State:
    """Return the state with blasts from the deck under a fleet ship, at their usual damage."""
    return with_blasts(state, seat, ship, *(Blast(card, AMOUNTS[card]) for card in cards))


def upgraded(state: State, seat: Seat, ship: str, *cards: Card) -> State:
    """Return the state with upgrades from the deck under a fleet ship."""
    return _dealt(state, seat, _with_ship(state.fleets[seat], ship, upgrades=cards), *cards)


def with_lasting(state: State, seat: Seat, *lasting: Lasting) -> State:
    """Return the state with Minefields and Asteroids from the deck on a fleet."""
    fleet = replace(state.fleets[seat], lasting=lasting)
    return _dealt(state, seat, fleet, *(one.card for one in lasting))


def wounded(state: State, damage: int) -> State:
    """Return the state with laser blasts under the flagship of seat 1, as many as `damage`."""
    fleet = replace(state.fleets[1], blasts=(Blast("laser-blast", 1),) * damage)
    return replace(state, fleets=(state.fleets[0], fleet, *state.fleets[2:]))


def _with_ship(fleet: Fleet, ship: str, **changes: Any) -> Fleet:
    return replace(
        fleet, ships=tuple(replace(s, **changes) if s.id == ship else s for s in fleet.ships)
    )


def _dealt(state: State, seat: Seat, fleet: Fleet, *cards: Card) -> State:
    """Return the state with this fleet, and these cards gone from the deck."""
    deck, fleets = list(state.action_deck), list(state.fleets)
    for card in cards:
        deck.remove(card)
    fleets[seat] = fleet
    return replace(state, fleets=tuple(fleets), action_deck=tuple(deck))
