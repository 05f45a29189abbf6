"""A position of Shazamm! as it is from the other end of the bridge."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.shazamm.model import SLABS
from engines.shazamm.state import Showdown, State


def turned(state: State) -> State:
    """Return a position with the wizards exchanged. What the last turn was is only told."""
    wizards = [replace(wizard, slab=_across(wizard.slab)) for wizard in state.wizards]
    return replace(
        state,
        wizards=(wizards[1], wizards[0]),
        wall=_across(state.wall),
        middle=_across(state.middle),
        chooser=None if state.chooser is None else 1 - state.chooser,
        showdown=None if state.showdown is None else _showdown(state.showdown),
        last=None,
    )


def _showdown(showdown: Showdown) -> Showdown:
    cards = [replace(c, seat=1 - c.seat, user=1 - c.user) for c in showdown.cards]
    return replace(
        showdown,
        bets=(showdown.bets[1], showdown.bets[0]),
        cards=tuple(cards),
        wall_before=_across(showdown.wall_before),
    )


def _across(slab: int) -> int:
    return SLABS + 1 - slab


def turned_action(state: State, action: Any) -> Any:
    """Return what an action of a position is in the turned one: it names no place."""
    return action
