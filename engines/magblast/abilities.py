"""Flagship abilities that are used by an action of their own.

The others are part of the rule they change: passive ones of damage, ships and drawing, and
those that answer a card in `answers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engines.core import Either, IllegalAction, Player, Seat
from engines.magblast.cardplay import check_boarding
from engines.magblast.cards import Flagship
from engines.magblast.damage import add_blasts, destroy_if_due, with_blasts
from engines.magblast.editions import is_flagship
from engines.magblast.fleet import Blast, Ship
from engines.magblast.model import Card, Phase, ShipId, Use
from engines.magblast.refusals import need_own_ship, need_phase, refuse
from engines.magblast.shipyard import ask_where_drawn, need_room, need_ships
from engines.magblast.state import Asking, Link, Question, State, own_ship, with_fleet
from engines.magblast.supply import steal
from engines.magblast.telling import (
    Run,
    card_name,
    place_of,
    ship_name,
    ship_names,
)
from engines.magblast.traces import of_hit

STOLEN = 3
"""Cards that Freep and Xxcha steal."""


class Ability(NamedTuple):
    """What refuses an ability, what it does, and what a seat could name for it at any time.

    `phase` is the one of the own turn that it belongs to; None for one of any phase, or of
    moments that `check` knows.
    """

    check: Callable[[State, Seat, Use], None]
    do: Callable[[State, Seat, Use, Run], State]
    named: Callable[[State, Seat], Iterable[Use]]
    phase: Phase | None = None


def check_use(state: State, seat: Seat, action: Use) -> None:
    """Raise `IllegalAction` unless this seat's flagship can do this now.

    Whether it is this seat's turn has been seen to before.
    """
    fleet = state.fleets[seat]
    ability = _ABILITIES.get(fleet.flagship)
    if ability is None:
        raise refuse("no-ability-to-use", flagship=ship_name(fleet.flagship))
    if not fleet.uses:
        raise refuse("used-up", flagship=ship_name(fleet.flagship))
    if ability.phase is not None:
        need_phase(state, ability.phase)
    ability.check(state, seat, action)


def can_use(state: State, seat: Seat) -> bool:
    """Tell whether an ability can be used now in any way; that hangs on what lies open alone."""
    if not state.fleets[seat].uses:
        return False
    return any(_is_allowed(state, seat, use) for use in usable(state, seat))


def _is_allowed(state: State, seat: Seat, action: Use) -> bool:
    try:
        check_use(state, seat, action)
    except IllegalAction:
        return False
    return True


def phase_of_ability(flagship: Flagship) -> Phase | None:
    """Return the phase of the own turn that an ability belongs to; None if to no one."""
    ability = _ABILITIES.get(flagship)
    return None if ability is None else ability.phase


def _check_theft(state: State, seat: Seat, action: Use) -> None:
    targets = theft_targets(state, seat)
    if action.target not in targets:
        players = tuple(Player(s) for s in state.living if state.fleets[s].flagship in targets)
        raise refuse("name-a-victim", players=Either(players), count=len(players))


def theft_targets(state: State, seat: Seat) -> tuple[ShipId, ...]:
    """Return the fleets whose players hold something to be stolen."""
    return tuple(
        state.fleets[other].flagship.value
        for other in state.clockwise(seat)
        if other != seat and state.hands[other]
    )


def _check_transfer(state: State, seat: Seat, action: Use) -> None:
    """Brotherhood of Peace: one damage card of an own fleet ship; Naalu: all of them."""
    ship = need_own_ship(state, seat, action.ship)
    if not ship.blasts:
        hit = ship_names(s.id for s in state.fleets[seat].ships if s.blasts)
        raise refuse("undamaged", ship=ship_name(ship.id), ships=hit, count=len(hit))
    one = state.fleets[seat].flagship is Flagship.BROTHERHOOD_OF_PEACE
    cards = tuple(blast.card for blast in ship.blasts)
    if one and action.card not in cards:
        names = tuple(card_name(card) for card in cards)
        raise refuse("which-blasts", ship=ship_name(ship.id), most=1, cards=names)
    if action.target not in transfer_targets(state, seat):
        raise refuse("name-an-enemy-ship")


def transfer_targets(state: State, seat: Seat) -> tuple[ShipId, ...]:
    """Return every fleet ship of every opponent; asteroids do not matter (ruling 32)."""
    others = (other for other in state.clockwise(seat) if other != seat)
    return tuple(ship.id for other in others for ship in state.fleets[other].ships)


def _check_new_ship(state: State, seat: Seat, action: Use) -> None:
    need_room(state, seat)
    need_ships(state)


def _check_capture(state: State, seat: Seat, action: Use) -> None:
    """Mentak Coalition: take the fleet ship on which a Direct Hit stands (ruling 45)."""
    need_phase(state, Phase.ATTACK)
    chain = state.chain
    if chain is None or chain.link is not Link.DIRECT:
        raise refuse("no-direct-hit", card=ship_name(Flagship.MENTAK_COALITION))
    if is_flagship(chain.target):
        raise refuse("not-on-flagships", card=ship_name(Flagship.MENTAK_COALITION))
    check_boarding(state, seat, chain.target)


def use(state: State, seat: Seat, action: Use, run: Run) -> State:
    """Use an ability: no card is played, so nobody is asked (ruling 4)."""
    fleet = state.fleets[seat]
    run.tell(
        "uses",
        player=Player(seat),
        flagship=ship_name(fleet.flagship),
        left=fleet.uses - 1,
    )
    state = with_fleet(state, seat, replace(fleet, uses=fleet.uses - 1))
    return _ABILITIES[fleet.flagship].do(state, seat, action, run)


def _theft(state: State, seat: Seat, action: Use, run: Run) -> State:
    victim = state.owner(action.target or "")
    assert victim is not None
    return steal(state, seat, victim, STOLEN, run)


def _transfer(state: State, seat: Seat, action: Use, run: Run) -> State:
    ship, target = own_ship(state, seat, action.ship or ""), action.target or ""
    victim = state.owner(target)
    assert victim is not None
    one = state.fleets[seat].flagship is Flagship.BROTHERHOOD_OF_PEACE
    moved = _heaviest(ship, action.card or "") if one else ship.blasts
    left = list(ship.blasts)
    for blast in moved:
        left.remove(blast)
    damage = sum(blast.amount for blast in moved)
    hull = max(0, state.hull_left(target) - damage)
    run.tell(
        "transfers-this-turn" if hull and state.raided(target) else "transfers",
        trace=of_hit(state, target, damage),
        player=Player(seat),
        ship=ship_name(ship.id),
        target=place_of(state, target),
        damage=damage,
        left=hull,
    )
    state = with_blasts(state, seat, ship.id, tuple(left))
    return destroy_if_due(add_blasts(state, victim, target, moved), target, run)


def _heaviest(ship: Ship, card: Card) -> tuple[Blast, ...]:
    """Return the damage card of this id; of cards alike the heaviest (ruling 39)."""
    alike = (blast for blast in ship.blasts if blast.card == card)
    return (max(alike, key=lambda blast: blast.amount),)


def _new_ship(state: State, seat: Seat, action: Use, run: Run) -> State:
    return ask_where_drawn(state, seat, 1, run)


def _capture(state: State, seat: Seat, action: Use, run: Run) -> State:
    assert state.chain is not None
    target = state.chain.target
    run.tell("boards", player=Player(seat), target=place_of(state, target))
    return replace(state, chain=None, question=Question(Asking.BOARD, ship=target))


def usable(state: State, seat: Seat) -> Iterable[Use]:
    """Return what a seat could name for its ability, without looking at the time."""
    ability = _ABILITIES.get(state.fleets[seat].flagship)
    return () if ability is None else ability.named(state, seat)


def _nothing_named(state: State, seat: Seat) -> Iterator[Use]:
    yield Use()


def _victims(state: State, seat: Seat) -> Iterator[Use]:
    yield from (Use(target=target) for target in theft_targets(state, seat))


def _whole_ships(state: State, seat: Seat) -> Iterator[Use]:
    for ship in (s for s in state.fleets[seat].ships if s.blasts):
        yield from (Use(ship.id, None, t) for t in transfer_targets(state, seat))


def _single_blasts(state: State, seat: Seat) -> Iterator[Use]:
    for ship in state.fleets[seat].ships:
        for card in dict.fromkeys(blast.card for blast in ship.blasts):
            yield from (Use(ship.id, card, t) for t in transfer_targets(state, seat))


_ABILITIES: dict[Flagship, Ability] = {
    Flagship.FREEP: Ability(_check_theft, _theft, _victims, Phase.MANEUVER),
    Flagship.XXCHA: Ability(_check_theft, _theft, _victims),
    Flagship.BROTHERHOOD_OF_PEACE: Ability(
        _check_transfer, _transfer, _single_blasts, Phase.DISCARD
    ),
    Flagship.NAALU: Ability(_check_transfer, _transfer, _whole_ships),
    Flagship.SOL: Ability(_check_new_ship, _new_ship, _nothing_named),
    Flagship.MENTAK_COALITION: Ability(_check_capture, _capture, _nothing_named),
}
