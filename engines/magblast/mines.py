"""Minesweepers of the third edition, which clear cards off a fleet (ruling 33)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.aim import attackable
from engines.magblast.editions import KINDS
from engines.magblast.firing import may_fire
from engines.magblast.fleet import Lasting, Ship
from engines.magblast.model import Card, Kind, Phase, Sweep
from engines.magblast.refusals import need_own_ship, need_phase, refuse
from engines.magblast.state import State, own_ship, with_fleet, with_fleet_ship
from engines.magblast.supply import discard
from engines.magblast.telling import Run, card_name, ship_name, ship_names


def check_sweep(state: State, seat: Seat, action: Sweep) -> None:
    """Raise `IllegalAction` unless this ship can clear this card off this fleet now."""
    need_phase(state, Phase.ATTACK)
    if not state.edition.minesweepers_sweep:
        raise refuse("sweeps-not-here")
    ship = need_own_ship(state, seat, action.ship)
    if not state.fleets[seat].is_minesweeper(ship):
        sweepers = ship_names(s.id for s in sweepers_of(state, seat))
        raise refuse("no-minesweeper", ship=ship_name(ship.id), ships=sweepers, count=len(sweepers))
    if not _is_ready(state, ship):
        raise refuse("sweeper-has-fired", ship=ship_name(ship.id))
    owner = state.owner(action.fleet)
    if (owner, action.card) not in set(sweepable(state, seat)):
        found = tuple(card_name(card) for _, card in sweepable(state, seat))
        raise refuse("nothing-to-sweep", cards=found, count=len(found))


def sweepers_of(state: State, seat: Seat) -> tuple[Ship, ...]:
    """Return the minesweepers of a seat that have not fired."""
    fleet = state.fleets[seat]
    return tuple(s for s in fleet.ships if fleet.is_minesweeper(s) and _is_ready(state, s))


def _is_ready(state: State, ship: Ship) -> bool:
    return not ship.shots and not ship.swept and may_fire(state, ship)


def sweepable(state: State, seat: Seat) -> Iterator[tuple[Seat, Card]]:
    """Yield what a seat's minesweepers can clear; while mined, only what lies on its fleet."""
    others = () if state.fleets[seat].under(Kind.MINEFIELD) else attackable(state, seat)
    for owner in (seat, *others):
        yield from dict.fromkeys((owner, card.card) for card in state.fleets[owner].lasting)


def sweep(state: State, seat: Seat, action: Sweep, run: Run) -> State:
    """Clear the card; the ship has fired."""
    owner = state.owner(action.fleet)
    assert owner is not None
    ship, fleet = own_ship(state, seat, action.ship), state.fleets[owner]
    player, name, card = Player(seat), ship_name(ship.id), card_name(action.card)
    if owner == seat:
        run.tell("sweeps-own", player=player, ship=name, card=card)
    else:
        run.tell("sweeps", player=player, ship=name, card=card, owner=Player(owner))
    left = _without_first(fleet.lasting, action.card)
    state = with_fleet(state, owner, replace(fleet, lasting=left))
    if state.fleets[owner].under(KINDS[action.card]):
        run.tell("stays-under", player=Player(owner), card=card)
    state = with_fleet_ship(state, seat, replace(ship, swept=True))
    return discard(state, (action.card,))


def _without_first(lasting: tuple[Lasting, ...], card: Card) -> tuple[Lasting, ...]:
    at = next(i for i, lying in enumerate(lasting) if lying.card == card)
    return (*lasting[:at], *lasting[at + 1 :])
