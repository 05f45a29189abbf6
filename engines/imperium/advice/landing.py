"""Invasions with less than all that is aboard, or after which fewer troops stay."""

from __future__ import annotations

from collections.abc import Iterator

from engines.imperium.actions import MOST_TROOPS, Invade
from engines.imperium.advice.loading import amounts
from engines.imperium.advice.odds import declarations
from engines.imperium.checking import allowed
from engines.imperium.declaring import against
from engines.imperium.maps import Sector
from engines.imperium.orbit import check_invade
from engines.imperium.state import View
from engines.imperium.units import Kind, UnitId


def partly(view: View, unit: UnitId, planet: Sector) -> tuple[Invade, ...]:
    """Return the ways in which the viewer's ship can invade a planet, but for the whole one.

    Of those that land the same, the one after which all troops stay comes first.
    """
    board, seat = view.board, view.seat
    whole = [o for o in declarations(view, unit) if isinstance(o, Invade) and o.planet == planet]
    if seat is None or not whole:
        return ()
    tried = (
        Invade(unit, planet, cargo, stay)
        for cargo in amounts(whole[0].cargo, len(whole[0].cargo))
        for stay in _stays(view, planet, cargo)
    )
    less = (order for order in tried if order.stay < MOST_TROOPS or not _is_all(order, whole[0]))
    return tuple(order for order in less if allowed(check_invade, board, seat, order))


def _is_all(order: Invade, whole: Invade) -> bool:
    return len(order.cargo) == len(whole.cargo)


def _stays(view: View, planet: Sector, cargo: tuple[Kind, ...]) -> Iterator[int]:
    """Yield how many troops may stay: all, then fewer than land there altogether."""
    declared = against(view.board, planet)
    landings = () if declared is None else declared.landings
    landed = (*cargo, *(kind for landing in landings for kind in landing.cargo))
    yield MOST_TROOPS
    yield from reversed(range(min(MOST_TROOPS, len(landed))))
