"""The tokens left to build with (rulebook, "Límite de componentes"; ruling I-R25)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Seat, Text
from engines.imperium.board import Board
from engines.imperium.telling import refuse
from engines.imperium.units import (
    OWN_TOKENS,
    TYPES,
    Kind,
    Pool,
    UnitId,
    tokens,
)

_KINDS = {pool: [kind for kind in Kind if TYPES[kind].pool is pool] for pool in Pool}
"""What is built of the tokens of each stock."""


def stock(board: Board, seat: Seat, kind: Kind) -> int:
    """Return how many more units of a kind the tokens allow `seat` to build."""
    pool = TYPES[kind].pool
    return tokens(pool) - used(board, seat, pool)


def check_stock(board: Board, seat: Seat, kind: Kind, name: Text) -> None:
    """Refuse what no token is left for, and tell apart what may come back from what may not."""
    if stock(board, seat, kind) > 0:
        return
    pool = TYPES[kind].pool
    taken = board.sides[seat].lost.get(pool, 0)
    refuse("out-of-stock", unit=name, taken=taken, left=tokens(pool) - taken)


def mines_left(board: Board) -> int:
    """Return how many minefields can still be sown."""
    return tokens(Pool.MINES) - len(board.mines)


def used(board: Board, seat: Seat, pool: Pool) -> int:
    """Return how many tokens of a stock are on the board, or gone for good."""
    if pool is Pool.MINES:
        return len(board.mines)
    kinds = _own_kinds(board, seat) if pool in OWN_TOKENS else _buildings(board)
    on_board = sum([kinds.count(kind) for kind in _KINDS[pool]])
    return on_board + board.sides[seat].lost.get(pool, 0) + _markers(board, seat, pool)


def new_id(board: Board, seat: Seat, kind: Kind) -> UnitId:
    """Return the id of the next unit of a kind: its lowest free number."""
    taken = {unit.id for unit in board.sides[seat].units.values() if unit.kind is kind}
    number = next(n for n in range(1, 99) if f"{kind}-{n}" not in taken)
    return f"{kind}-{number}"


def owned(board: Board, seat: Seat) -> tuple[Kind, ...]:
    """Return every unit of a seat, cargo and troops among them, buildings not."""
    return tuple(_own_kinds(board, seat))


def counted_lost(lost: dict[Pool, int], kinds: Iterable[Kind]) -> dict[Pool, int]:
    """Return the tokens gone for good with some more added."""
    total = dict(lost)
    for kind in kinds:
        pool = TYPES[kind].pool
        total[pool] = total.get(pool, 0) + 1
    return total


def _own_kinds(board: Board, seat: Seat) -> list[Kind]:
    kinds: list[Kind] = []
    for unit in board.sides[seat].units.values():
        kinds.append(unit.kind)
        kinds += unit.cargo
    for planet in board.planets.values():
        if planet.owner == seat:
            kinds += planet.troops
    return kinds


def _buildings(board: Board) -> list[Kind]:
    return [kind for planet in board.planets.values() for kind in planet.buildings]


def _markers(board: Board, seat: Seat, pool: Pool) -> int:
    """A missile that has gone off lies on the board as radioactivity."""
    if pool is not Pool.MISSILES:
        return 0
    return sum(marker.owner == seat for marker in board.radiation.values())
