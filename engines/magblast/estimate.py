"""A rough chance of winning, for computer opponents.

Each player's prospects are weighed, and turned into chances by their differences. What is
weighed includes what is about to be: a ship that is being placed, a Direct Hit that stands,
squadrons that will come home. Otherwise every first half of a good move would look bad.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from engines.core import Seat
from engines.magblast.aim import attackable
from engines.magblast.cards import TURRETS, Turret
from engines.magblast.editions import KINDS, SHIP_CARDS, category
from engines.magblast.fleet import Fleet
from engines.magblast.model import ZONES, Card, Category, Kind, Phase, ShipId
from engines.magblast.state import Asking, Link, State
from engines.magblast.turn import standing

FLAGSHIP = 0.3
"""Worth of a point of the flagship's hull."""
HULL = 0.06
"""Worth of a point of a fleet ship's hull."""
TURRET = 0.12
"""Worth of a turret: every ship counts, not only its hull."""
GUARDED = 0.45
"""Worth of a zone that is not empty."""
AIMED = 0.1
"""Worth of a ship in a zone through which an enemy flagship can be hit."""
UPGRADE = 0.15
USE = 0.12
"""Worth of what is left of a counted ability, each."""
MINED = -0.35
SHIELDED = 0.2
"""Worth of Asteroids on the own fleet."""
THREATENED = -0.02
"""Worth of a point of temporary damage: a blow may follow."""
IMPENDING = 0.9
"""How surely an attack that is being answered does its damage."""
DIRECT = 0.3
"""Worth of a Direct Hit that stands and can be used."""
IDLE = 0.004
"""Worth of a card that cannot be used for anything but its resources."""
CARDS: dict[Kind, float] = {
    Kind.LASER_BLAST: 0.015,
    Kind.BEAM_BLAST: 0.03,
    Kind.MAG_BLAST: 0.05,
    Kind.TEMPORAL_FLUX: 0.2,
    Kind.EVASIVE_ACTION: 0.2,
}
"""Worth of holding a card. It is less than playing it well: hands are filled up again."""
OTHER_CARD = 0.05
MOST = 2048
"""So many fleets and hands are remembered: a move changes one or two of them."""


class Outlook(Struct, frozen=True):
    """What a fleet alone promises, and what is asked of it again and again.

    `crews` are how many ships stand in each of `ZONES`, `here` the ids of ships and flagship,
    `turrets` those of its ships; `carries` tells whether a ship launches squadrons.
    """

    worth: float
    crews: tuple[int, ...]
    here: frozenset[ShipId]
    turrets: frozenset[Turret]
    carries: bool


def chances(state: State) -> tuple[float, ...]:
    """Return the chance of each seat, adding up to 1."""
    if state.phase is Phase.OVER:
        return _settled(state)
    outlooks = [outlook(fleet) for fleet in state.fleets]
    worth = {seat: math.exp(_worth(state, seat, outlooks)) for seat in state.living}
    total = sum(worth.values())
    return tuple(worth.get(seat, 0.0) / total for seat in range(len(state.fleets)))


def _settled(state: State) -> tuple[float, ...]:
    best = max(standing(state.fleets[seat]) for seat in state.living)
    winners = [seat for seat in state.living if standing(state.fleets[seat]) == best]
    return tuple(1 / len(winners) if s in winners else 0.0 for s in range(len(state.fleets)))


def _worth(state: State, seat: Seat, outlooks: Sequence[Outlook]) -> float:
    fleet, own = state.fleets[seat], outlooks[seat]
    worth = own.worth + _threat(state, own) + _aim(state, seat, outlooks)
    worth -= IMPENDING * _about_to_lose(state, seat)
    worth += hand_worth(state.hands[seat], own.turrets, own.carries)
    if state.squadrons:
        out = tuple([s.card for s in state.squadrons if s.seat == seat])
        worth += hand_worth(out, own.turrets, own.carries)
    return worth + (_pending(state, fleet) if seat == state.active else 0.0)


@lru_cache(maxsize=MOST)
def outlook(fleet: Fleet) -> Outlook:
    """Return what a fleet promises whoever has it."""
    zones = [ship.zone for ship in fleet.ships]
    here = frozenset((*(ship.id for ship in fleet.ships), str(fleet.flagship)))
    turrets = frozenset([turret for ship in fleet.ships for turret in ship.card.turrets])
    carries = any(fleet.is_carrier(ship) for ship in fleet.ships)
    crews = tuple([zones.count(zone) for zone in ZONES])
    return Outlook(_fleet_worth(fleet), crews, here, turrets, carries)


def _fleet_worth(fleet: Fleet) -> float:
    upgrades = sum(len(ship.upgrades) for ship in fleet.ships)
    guarded = sum(not fleet.is_empty(zone) for zone in ZONES)
    turrets = sum(len(ship.card.turrets) for ship in fleet.ships)
    return (
        FLAGSHIP * fleet.flagship_hull
        + HULL * fleet.hull
        + TURRET * turrets
        + GUARDED * guarded
        + UPGRADE * upgrades
        + USE * fleet.uses
        + (MINED if fleet.under(Kind.MINEFIELD) else 0.0)
        + (SHIELDED if fleet.under(Kind.ASTEROIDS) else 0.0)
    )


def _threat(state: State, own: Outlook) -> float:
    return THREATENED * sum([s.damage for s in state.squadrons if s.target in own.here])


def _about_to_lose(state: State, seat: Seat) -> float:
    """Weigh what the attack that is being answered takes from a seat.

    Whoever would rather be shot at than shoot sees no further than the shot.
    """
    play = state.stack[-1] if state.stack else None
    if play is None or play.defender != seat or not play.is_attack or play.target is None:
        return 0.0
    if play.target == state.fleets[seat].flagship:
        return FLAGSHIP * play.damage
    return _ship_worth(play.target) if play.lethal else HULL * play.damage


def _aim(state: State, seat: Seat, outlooks: Sequence[Outlook]) -> float:
    """Weigh the ships that stand where an enemy flagship is open."""
    guards = [outlooks[other].crews for other in attackable(state, seat)]
    guarded = [all(crew) for crew in zip(*guards, strict=True)] or [True] * len(ZONES)
    crews = zip(outlooks[seat].crews, guarded, strict=True)
    return AIMED * sum([crew for crew, shut in crews if not shut])


def _pending(state: State, fleet: Fleet) -> float:
    """Weigh what the active player is in the middle of."""
    worth = 0.0
    if state.question is not None and state.question.asking is not Asking.SCATTER:
        ships = state.drawn or (state.question.ship or "",)
        worth += max(_ship_worth(ship) for ship in ships)
        worth += GUARDED if any(fleet.is_empty(zone) for zone in ZONES) else 0.0
    if state.chain is not None and state.chain.link is Link.DIRECT:
        worth += DIRECT if _can_use_direct_hit(state, fleet) else 0.0
    return worth


def _ship_worth(ship: ShipId) -> float:
    card = SHIP_CARDS[ship]
    return HULL * card.hull + TURRET * len(card.turrets)


def _can_use_direct_hit(state: State, fleet: Fleet) -> bool:
    hand = state.hands[state.active]
    ship = fleet.ship(state.chain.ship or "") if state.chain is not None else None
    turrets = () if ship is None else ship.card.turrets
    return any(
        category(card) is Category.EFFECT or TURRETS.get(KINDS[card]) in turrets for card in hand
    )


@lru_cache(maxsize=MOST)
def hand_worth(cards: tuple[Card, ...], turrets: frozenset[Turret], carries: bool) -> float:
    """Return what holding cards is worth to whoever has a fleet with these turrets.

    `carries` tells whether a ship of it launches squadrons.
    """
    return sum(_card_worth(card, turrets, carries=carries) for card in cards)


def _card_worth(card: Card, turrets: frozenset[Turret], *, carries: bool) -> float:
    kind = KINDS[card]
    turret = TURRETS.get(kind)
    if turret is not None and turret not in turrets:
        return IDLE
    if category(card) is Category.SQUADRON and not carries:
        return IDLE
    return CARDS.get(kind, OTHER_CARD)
