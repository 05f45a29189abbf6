"""Construction points (rulebook, phase 2 "Adquisición de Recursos")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.board import POINTS_LIMIT, Board, undisturbed
from engines.imperium.maps import Sector
from engines.imperium.telling import Run


def thriving(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the planets of a seat that are neither blockaded nor radioactive.

    Only these yield points and build.
    """
    clean = [sector for sector in board.controlled(seat) if sector not in board.radiation]
    return tuple(undisturbed(board, seat, clean))


def income(board: Board, seat: Seat) -> int:
    """Return what a seat would collect now."""
    return sum([board.planets[sector].income for sector in thriving(board, seat)])


def gross_income(board: Board, seat: Seat) -> int:
    """Return what all planets of a seat yield, blockaded or not."""
    return sum(board.planets[sector].income for sector in board.controlled(seat))


def wasted(board: Board, seat: Seat) -> int:
    """Return how much of what a seat would collect now has no room at its table."""
    return max(0, board.sides[seat].points + income(board, seat) - POINTS_LIMIT)


def collect(board: Board, seat: Seat, run: Run) -> Board:
    """Add the income, up to the table's limit, and pay back a war loan."""
    side = board.sides[seat]
    earned = income(board, seat)
    held = board.controlled(seat)
    free = undisturbed(board, seat, held)
    blockaded = [sector for sector in held if sector not in free]
    radioactive = [sector for sector in held if sector in board.radiation]
    points = min(side.points + earned, POINTS_LIMIT)
    if blockaded:
        run.tell("blockaded", player=Player(seat), planets=tuple(blockaded))
    if radioactive:
        run.tell("irradiated", player=Player(seat), planets=tuple(radioactive))
    run.tell("income", player=Player(seat), earned=points - side.points, points=points)
    tell_wasted(seat, side.points + earned - points, run)
    return _repaid(board.with_points(seat, points), seat, run)


def tell_wasted(seat: Seat, points: int, run: Run) -> None:
    """Tell which points of what a seat gains have no room at its table, if any."""
    if points:
        run.tell("wasted", player=Player(seat), points=points, most=POINTS_LIMIT)


def _repaid(board: Board, seat: Seat, run: Run) -> Board:
    """Pay a war loan back as far as there are points; the rest is let off."""
    side = board.sides[seat]
    paid = min(side.debt, side.points)
    if paid:
        run.tell("loan-repaid", player=Player(seat), points=paid)
    if side.debt > paid:
        run.tell("loan-let-off", player=Player(seat), points=side.debt - paid)
    return board.with_side(seat, replace(side, points=side.points - paid, debt=0))
