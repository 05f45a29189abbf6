"""Sensible aims for the cards that are played openly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engines.core import Seat
from engines.imperium.actions import Play
from engines.imperium.board import Board, Unit, enemy_of, engaged
from engines.imperium.cards import Card
from engines.imperium.effects.moving import CLEAR, JUMP
from engines.imperium.income import thriving
from engines.imperium.judging.outlook import outlook_of, worth
from engines.imperium.maps import Sector
from engines.imperium.repairs import damaged_sectors
from engines.imperium.sites import building_bases
from engines.imperium.space import is_empty, is_free
from engines.imperium.units import BUILDINGS

FEW = 3
"""How many aims are looked for where there are many."""


def aims(board: Board, seat: Seat, card: Card) -> Iterable[Play]:
    """Return ways to play a card, the best first; some may not be allowed."""
    find = _AIMS.get(card)
    return (Play(card),) if find is None else find(board, seat)


def _to_the_front(board: Board, seat: Seat) -> Callable[[Sector], tuple[int, int]]:
    """Return what puts the sectors first that are near the enemy's home."""
    return board.map.nearest(board.map.homes[enemy_of(seat)], seat)


def _dearest(board: Board, seat: Seat) -> list[tuple[Sector, Unit]]:
    units = board.sides[seat].units
    return sorted(units.items(), key=lambda item: -worth(item[1]))


def _field_repair(board: Board, seat: Seat) -> Iterator[Play]:
    units = board.sides[seat].units
    for sector in sorted(damaged_sectors(board, seat), key=board.map.rank(seat)):
        if sector in units and not engaged(board, seat, sector):
            yield Play(Card.FIELD_REPAIR, (units[sector].id,))


def _conscription(board: Board, seat: Seat) -> Iterator[Play]:
    rank = board.map.rank(seat)
    for sector in sorted(thriving(board, seat), key=lambda s: (-board.planets[s].room, rank(s))):
        if board.planets[sector].room:
            yield Play(Card.CONSCRIPTION, sectors=(sector,))


def _rapid_mines(board: Board, seat: Seat) -> Iterator[Play]:
    """Mine the way to one's planets that lies nearest to the enemy's home."""
    near = {n for sector in board.sides[seat].units for n in board.map.neighbours[sector]}
    empty = (s for s in near if is_empty(board, s))
    for sector in sorted(empty, key=_to_the_front(board, seat)):
        yield Play(Card.RAPID_MINELAYING, sectors=(sector,))


def _engines(board: Board, seat: Seat) -> Iterator[Play]:
    for sector, unit in _dearest(board, seat):
        if unit.stats.move and unit.cargo and not engaged(board, seat, sector):
            yield Play(Card.OVERCHARGED_ENGINES, (unit.id,))


def _evade(board: Board, seat: Seat) -> Iterator[Play]:
    for sector, unit in _dearest(board, seat):
        if engaged(board, seat, sector):
            yield Play(Card.EVASIVE_MANOEUVRE, (unit.id,))


def _short_jump(board: Board, seat: Seat) -> Iterator[Play]:
    outlook, rank = outlook_of(board, seat), board.map.rank(seat)
    for sector, unit in _dearest(board, seat)[:FEW]:
        free = [s for s in board.map.within(sector, JUMP) if is_free(board, s)]
        if free and not engaged(board, seat, sector):
            best = min(free, key=lambda s: (-outlook.promise(unit, s), rank(s)))
            if outlook.promise(unit, best) > outlook.promise(unit, sector):
                yield Play(Card.SHORT_JUMP, (unit.id,), (best,))


def _hyperspace(board: Board, seat: Seat) -> Iterator[Play]:
    """Bring the dearest ships beside the planet or base that is nearest to the enemy."""
    havens = (*thriving(board, seat), *building_bases(board, seat))
    for haven in sorted(havens, key=_to_the_front(board, seat))[:FEW]:
        free = [s for s in board.map.around(haven, seat) if is_free(board, s)]
        ships = [
            unit.id
            for sector, unit in _dearest(board, seat)
            if unit.stats.move
            and not engaged(board, seat, sector)
            and board.map.distance(sector, haven) > 2
        ]
        pairs = list(zip(ships[:3], free, strict=False))
        if pairs:
            units, sectors = zip(*pairs, strict=True)
            yield Play(Card.HYPERSPACE_JUMP, units, sectors)


def _collapse(board: Board, seat: Seat) -> Iterator[Play]:
    """Open a black hole on the side of the enemy."""
    units = {*board.sides[0].units, *board.sides[1].units}
    for sector in sorted(board.map.sectors, key=_to_the_front(board, seat)):
        near = board.map.within(sector, CLEAR - 1)
        if is_empty(board, sector) and not any(s in board.planets or s in units for s in near):
            yield Play(Card.GRAVITATIONAL_COLLAPSE, sectors=(sector,))


def _mutiny(board: Board, seat: Seat) -> Iterator[Play]:
    for sector, _ in _dearest(board, enemy_of(seat)):
        yield Play(Card.MUTINY, sectors=(sector,))


def _minesweeper(board: Board, seat: Seat) -> Iterator[Play]:
    units = board.sides[seat].units
    for sector in sorted(board.mines, key=board.map.rank(seat)):
        if any(near in units for near in board.map.neighbours[sector]):
            yield Play(Card.MINESWEEPER, sectors=(sector,))


def _sabotage(board: Board, seat: Seat) -> Iterator[Play]:
    units = board.sides[seat].units
    for sector in sorted(board.controlled(enemy_of(seat)), key=board.map.rank(seat)):
        if any(near in units for near in board.map.neighbours[sector]):
            for building in sorted(board.planets[sector].buildings & BUILDINGS):
                yield Play(Card.SABOTAGE, sectors=(sector,), building=building)


def _second_wave(board: Board, seat: Seat) -> Iterator[Play]:
    enemies = board.sides[enemy_of(seat)].units
    fighting = [
        unit
        for sector, unit in _dearest(board, seat)
        if unit.stats.attack and any(near in enemies for near in board.map.neighbours[sector])
    ]
    if fighting:
        yield Play(Card.SECOND_WAVE, tuple(unit.id for unit in fighting[:2]))


_AIMS: dict[Card, Callable[[Board, Seat], Iterable[Play]]] = {
    Card.FIELD_REPAIR: _field_repair,
    Card.CONSCRIPTION: _conscription,
    Card.RAPID_MINELAYING: _rapid_mines,
    Card.OVERCHARGED_ENGINES: _engines,
    Card.EVASIVE_MANOEUVRE: _evade,
    Card.SHORT_JUMP: _short_jump,
    Card.HYPERSPACE_JUMP: _hyperspace,
    Card.GRAVITATIONAL_COLLAPSE: _collapse,
    Card.MUTINY: _mutiny,
    Card.MINESWEEPER: _minesweeper,
    Card.SABOTAGE: _sabotage,
    Card.SECOND_WAVE: _second_wave,
}
