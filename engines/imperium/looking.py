"""What a player may look at besides: fleets, areas of the map, the board after the draft."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Seat, Text, text
from engines.imperium.actions import Action
from engines.imperium.board import Board, enemy_of
from engines.imperium.maps import Sector
from engines.imperium.names import kind_names, side_name
from engines.imperium.plan import follow, in_turn
from engines.imperium.state import View
from engines.imperium.telling import refuse
from engines.imperium.ways.look import fleet, place
from engines.imperium.wording import condition, planet_words, unit_words

_ZOOM = 2
"""How many sectors around the named one an area shows."""
MOST_AREAS = 12
"""How many areas are offered to be looked at."""


def planned(view: View, drafted: Sequence[Action]) -> View:
    """Return the board as the viewer's draft leaves it."""
    return follow(view, drafted).view if in_turn(view) else view


def side_of(seat: Seat, side: str) -> Seat:
    """Return the seat of a side: the own one, or the enemy's."""
    return enemy_of(seat) if side == "enemy" else seat


def area(view: View, typed: str) -> tuple[Sector, ...]:
    """Return the sectors around the one that was typed. Raises `Refusal` if there is none such."""
    sector = typed.strip().upper()
    if sector not in view.board.map.hexes:
        refuse("no-such-sector", sector=typed.strip()[:50])
    return tuple(view.board.map.within(sector, _ZOOM))


def busy_areas(board: Board) -> dict[Sector, int]:
    """Return the middles of areas that together show the units, and how many each adds.

    Those with the most come first.
    """
    left, found = {*board.sides[0].units, *board.sides[1].units}, dict[Sector, int]()
    around = {sector: frozenset(board.map.within(sector, _ZOOM)) for sector in sorted(left)}
    while left and len(found) < MOST_AREAS:
        middle = max(around, key=lambda sector: len(around[sector] & left))
        found[middle] = len(around[middle] & left)
        left -= around[middle]
    return found


def places(view: View) -> dict[Sector, Text]:
    """Return the sectors of the map with what lies there, those with something in them first."""
    board = view.board
    taken = {*board.planets, *board.sides[0].units, *board.sides[1].units}
    sectors = sorted(board.map.sectors, key=lambda sector: sector not in taken)
    return {sector: _place(board, sector) for sector in sectors}


def _place(board: Board, sector: Sector) -> Text:
    for seat in (0, 1):
        unit = board.unit(seat, sector)
        if unit is not None:
            words = unit_words(unit, sector)
            return text("imperium-of-side", what=words, side=side_name(seat))
    return place(board, sector)


def fleet_lines(board: Board, seat: Seat) -> tuple[Text, ...]:
    """Return the units and the planets of a side, a line for each."""
    ships = tuple(
        text("imperium-fleet-unit", unit=unit_words(unit, s), how=condition(board, seat, s))
        for s, unit in fleet(board, seat).items()
    )
    planets = tuple(
        text(
            "imperium-fleet-planet",
            planet=planet_words(board, s),
            income=board.planets[s].income,
            tokens=kind_names(board.planets[s].tokens),
            count=len(board.planets[s].tokens),
        )
        for s in board.controlled(seat)
    )
    head = text("imperium-fleet", side=side_name(seat), points=board.sides[seat].points)
    return (head, *ships, *planets)
