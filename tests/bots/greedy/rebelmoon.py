"""Rebel Moon Defense without search: the quickest way, and the guns along it."""

from __future__ import annotations

from engines.core import Dice, Seat
from engines.rebelmoon import ENGINE
from engines.rebelmoon.arms import EMP_DICE, covered, damage, missed
from engines.rebelmoon.flight import fly
from engines.rebelmoon.model import (
    IMPERIAL,
    Action,
    Activate,
    Direction,
    Fly,
    Kind,
    Pass,
    Phase,
    Place,
    State,
)
from engines.rebelmoon.proposals import nearest
from engines.rebelmoon.routes import chart
from engines.rebelmoon.space import board_of, occupied

MEAN_BEST = {3: 5, 2: 4, 1: 3}


def greedy(state: State, seat: Seat, dice: Dice) -> Action:
    """Fly the quickest way by thrusters; place and fire what does most to who flies it."""
    return _played(state, seat, dice, plain=False)


def straight(state: State, seat: Seat, dice: Dice) -> Action:
    """Play as greedily, but without thrusters, and with weapons placed by chance."""
    return _played(state, seat, dice, plain=True)


def _played(state: State, seat: Seat, dice: Dice, *, plain: bool) -> Action:
    match state.phase:
        case Phase.FLIGHT:
            return _flown(state, plain=plain)
        case Phase.DEFENCE:
            return _fired(state)
        case Phase.PLACEMENT | Phase.OVER if seat == IMPERIAL:
            return _rock(state)
        case Phase.PLACEMENT | Phase.OVER:
            offered = [a for a in ENGINE.legal_actions(state, seat) if isinstance(a, Place)]
            by_chance = dice.choice(offered) if offered else Pass()
            return by_chance if plain or not offered else _gun(state, dice)


def _flown(state: State, *, plain: bool) -> Action:
    """Fly where the fewest turns are left; with an upgrade only where it saves one."""
    turns = chart(state.config.board_side, occupied(state)).turns
    flights = [f for f in ENGINE.legal_actions(state, IMPERIAL) if isinstance(f, Fly)]
    if plain:
        flights = [flight for flight in flights if flight.upgrade is None]

    def left(flight: Fly) -> tuple[int, bool]:
        bomb = fly(state, flight).bomb
        return turns.get((bomb.cell, bomb.facing), 99), flight.upgrade is not None

    return min(flights, key=left, default=Pass())


def _fired(state: State) -> Action:
    """Fire what does most on the mean; hold where nothing does anything."""
    best, most = Activate(""), 0
    for cell, marker in state.weapons.items():
        action = Activate(cell)
        if marker.kind is Kind.DESTROYER or missed(state, marker.weapon, action):
            continue
        rolled = (MEAN_BEST[EMP_DICE[marker.shots]],) if marker.kind is Kind.EMP else ()
        far = board_of(state).distance(cell, state.bomb.cell)
        if (hurt := damage(marker.kind, far, rolled)) > most:
            best, most = action, hurt
    return best if most else Pass()


def _rock(state: State) -> Action:
    """Place a rock beside the straight way, nearest first: no gun may stand next to it."""
    way = _straight_way(state)
    beside = [cell for cell in nearest(state, IMPERIAL) if cell not in way]
    return Place(beside[0]) if beside and state.asteroids_left else Pass()


def _gun(state: State, dice: Dice) -> Action:
    """Place the weapon that covers most of the straight way, wherever that is."""
    way = _straight_way(state)
    weapons = {w.kind: w for w in dice.shuffled(state.reserve) if w.kind is not Kind.DESTROYER}
    found = [
        (len(covered(state, kind, cell) & way), cell, weapon)
        for cell in nearest(state, 1)
        for kind, weapon in weapons.items()
    ]
    if not found:
        return Pass()
    _, cell, weapon = max(found, key=lambda one: one[0])
    return Place(cell, weapon)


def _straight_way(state: State) -> frozenset[str]:
    field = board_of(state)
    return frozenset(field.ahead(field.gate, Direction.SE))
