"""The attacks are compared, the wall moves, the bets are paid.

The rulebook's "¿Cómo muevo el cortafuegos?" and cards 9 to 14.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.shazamm.model import FULL_MANA
from engines.shazamm.numbers import (
    INFERNO,
    RESERVE,
    RESISTANCE,
    SORE_LOSER,
    SUCTION,
    WINNER_LOSES,
)
from engines.shazamm.state import Showdown, State, with_wizard
from engines.shazamm.telling import Run, tell

RESERVE_GAIN = 13


def push(state: State, powers: tuple[int, int], run: Run) -> State:
    """Move the wall as the attacks of the turn demand, given how strong they are."""
    table, (first, second) = state.table, powers
    tell(run, "shazamm-event-powers", first=Player(0), power=first, second=Player(1), other=second)
    target = _target(table, first, second)
    if target is None:
        tell(run, "shazamm-event-wall-stays", slab=state.wall)
        return state
    if table.uses(RESISTANCE, target):
        tell(run, "shazamm-event-wall-resisted", player=Player(target), slab=state.wall)
        return state
    return _moved(state, target, run)


def _target(table: Showdown, first: int, second: int) -> Seat | None:
    """Return whom the wall would move towards, given the powers; None on a tie."""
    if first == second:
        return None
    weaker = 0 if first < second else 1
    return 1 - weaker if _used(table, WINNER_LOSES) else weaker


def _used(table: Showdown, spell: int) -> bool:
    return bool(table.uses(spell, 0) or table.uses(spell, 1))


def _moved(state: State, target: Seat, run: Run) -> State:
    """Move one slab, with Inferno two, but never past a wizard."""
    steps = min(2 if _used(state.table, INFERNO) else 1, distance(state, target))
    wall = state.wall + (steps if target == 1 else -steps)
    tell(run, "shazamm-event-wall-moves", player=Player(target), steps=steps, slab=wall)
    return replace(state, wall=wall)


def distance(state: State, seat: Seat) -> int:
    """Return how many slabs the wall is from a wizard."""
    return abs(state.wizards[seat].slab - state.wall)


def pay(state: State, moved: int, run: Run) -> State:
    """Take the bets and give what Reserve boost and Suction bring, netted, at most 50.

    `moved` is the movement of the push, positive towards seat 1; only a real movement
    towards its user lets Sore loser keep the bet.
    """
    for seat in (0, 1):
        state = _settled(state, seat, moved, run)
    return state


def _settled(state: State, seat: Seat, moved: int, run: Run) -> State:
    table, wizard = state.table, state.wizards[seat]
    pushed_back = moved > 0 if seat == 1 else moved < 0
    spared = pushed_back and table.uses(SORE_LOSER, seat) > 0
    paid = 0 if spared else table.bets[seat]
    gained = RESERVE_GAIN * table.uses(RESERVE, seat)
    gained += table.bets[1 - seat] * table.uses(SUCTION, seat)
    mana = min(FULL_MANA, wizard.mana - paid + gained)
    came = mana - (wizard.mana - paid)  # of what was gained nothing lifts the mana above the most
    tell(run, "shazamm-event-pays", player=Player(seat), paid=paid, gained=came, mana=mana)
    return with_wizard(state, seat, replace(wizard, mana=mana))
