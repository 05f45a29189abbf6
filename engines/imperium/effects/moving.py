"""Cards of the movement phase."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Play
from engines.imperium.board import Board, Mark, Unit, enemy_beside, enemy_of, engaged
from engines.imperium.income import thriving
from engines.imperium.maps import Sector
from engines.imperium.names import unit_name
from engines.imperium.sites import building_bases
from engines.imperium.space import is_empty, is_free, own_unit
from engines.imperium.state import State
from engines.imperium.stock import check_stock, new_id
from engines.imperium.systems import TOKENS_I, Terrain
from engines.imperium.telling import Run, refuse
from engines.imperium.units import SQUADRONS, TYPES, Kind, UnitId

JUMP = 4
"""How far a Short Jump reaches."""
CLEAR = 3
"""How far a Gravitational Collapse stays away from planets and units."""
MUTINEERS = 10
"""The most that a ship may cost to mutiny."""


def _ready_to_move(board: Board, seat: Seat, unit: UnitId) -> tuple[Sector, Unit]:
    """Return an own unit that has its move before it."""
    sector, found = own_unit(board, seat, unit)
    if not found.stats.move:
        refuse("cannot-move", unit=unit_name(found))
    if Mark.MOVED in found.marks:
        refuse("moved-already", unit=unit_name(found))
    return sector, found


def _unengaged(board: Board, seat: Seat, unit: UnitId) -> tuple[Sector, Unit]:
    sector, found = _ready_to_move(board, seat, unit)
    if engaged(board, seat, sector):
        refuse("card-engaged", unit=unit_name(found))
    return sector, found


def check_overcharge(state: State, seat: Seat, action: Play) -> None:
    """Overcharged Engines: an own unit that can move and is not engaged."""
    _unengaged(state.board, seat, action.units[0])


def overcharge(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Overcharged Engines: two sectors more this turn."""
    return _marked(state, seat, action.units[0], Mark.SWIFT)


def check_evade(state: State, seat: Seat, action: Play) -> None:
    """Evasive Manoeuvre: an own ship that can move."""
    _, unit = _ready_to_move(state.board, seat, action.units[0])
    if unit.kind in SQUADRONS:
        refuse("evade-squadron", unit=unit_name(unit))


def evade(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Evasive Manoeuvre: engagement does not hold it this turn."""
    return _marked(state, seat, action.units[0], Mark.EVADING)


def _marked(state: State, seat: Seat, unit: UnitId, mark: Mark) -> State:
    sector, found = own_unit(state.board, seat, unit)
    return state.with_board(state.board.with_unit(seat, sector, found.marked(mark)))


def check_short_jump(state: State, seat: Seat, action: Play) -> None:
    """Short Jump: a free sector within 4, with no enemy unit beside it."""
    board, target = state.board, action.sectors[0]
    sector, _ = _unengaged(board, seat, action.units[0])
    if not is_free(board, target):
        refuse("jump-not-free", sector=target)
    if board.map.distance(sector, target) > JUMP:
        refuse("jump-too-far", sector=target, steps=JUMP)
    if enemy_beside(board, seat, target):
        refuse("jump-by-enemy", sector=target)


def jump(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Short Jump, Hyperspace Jump: put the units where they jump to, instead of moving."""
    board = state.board
    for unit, target in zip(action.units, action.sectors, strict=True):
        sector, found = own_unit(board, seat, unit)
        run.tell("jumped", player=Player(seat), unit=unit_name(found), start=sector, sector=target)
        board = board.with_unit(seat, sector, None)
        board = board.with_unit(seat, target, found.marked(Mark.MOVED))
    return state.with_board(board)


def check_hyperspace(state: State, seat: Seat, action: Play) -> None:
    """Hyperspace Jump: to free sectors beside one own planet or base without blockade."""
    board = state.board
    once = len(set(action.units)) == len(action.units) == len(action.sectors)
    if not once or len(set(action.sectors)) != len(action.sectors):
        refuse("jump-pairs")
    for unit in action.units:
        _unengaged(board, seat, unit)
    for target in action.sectors:
        if not is_free(board, target):
            refuse("jump-not-free", sector=target)
    if not havens(board, seat, action.sectors):
        refuse("jump-no-haven")


def havens(board: Board, seat: Seat, sectors: tuple[Sector, ...]) -> tuple[Sector, ...]:
    """Return the own planets and bases without blockade that all sectors lie beside."""
    places = (*thriving(board, seat), *building_bases(board, seat))
    return tuple(p for p in places if set(sectors) <= set(board.map.neighbours[p]))


def landings(board: Board, seat: Seat, others: tuple[Sector, ...]) -> tuple[Sector, ...]:
    """Return where a Hyperspace Jump can lead beside others, in the map's order.

    That is beside an own planet or base without blockade that all the others lie beside, too.
    """
    near = {n for place in havens(board, seat, others) for n in board.map.neighbours[place]}
    return tuple(sector for sector in board.map.sectors if sector in near)


def check_collapse(state: State, seat: Seat, action: Play) -> None:
    """Gravitational Collapse: an empty sector 3 away from everything, and a token left."""
    board, sector = state.board, action.sectors[0]
    holes = sum(terrain is Terrain.BLACK_HOLE for terrain in board.terrain.values())
    if holes + len(board.clouds) >= TOKENS_I:
        refuse("no-holes-left", count=TOKENS_I)
    if not is_empty(board, sector) or not _is_clear(board, sector):
        refuse("collapse-where", sector=sector, steps=CLEAR)


def _is_clear(board: Board, sector: Sector) -> bool:
    units = {at for side in board.sides for at in side.units}
    near = board.map.within(sector, CLEAR - 1)
    return all(s not in board.planets and s not in units for s in near)


def collapse(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Gravitational Collapse: a black hole."""
    board, sector = state.board, action.sectors[0]
    run.tell("collapsed", player=Player(seat), sector=sector)
    return state.with_board(replace(board, terrain={**board.terrain, sector: Terrain.BLACK_HOLE}))


def check_mutiny(state: State, seat: Seat, action: Play) -> None:
    """Mutiny: a whole, empty enemy ship of at most 10 beside a dearer own one."""
    board, sector = state.board, action.sectors[0]
    target = board.unit(enemy_of(seat), sector)
    if target is None or not may_mutiny(target):
        refuse("mutiny-target", sector=sector, most=MUTINEERS)
    units = board.sides[seat].units
    near = [units[s] for s in board.map.neighbours[sector] if s in units]
    if all(TYPES[unit.kind].cost <= TYPES[target.kind].cost for unit in near):
        refuse("mutiny-no-ship", sector=sector)
    check_stock(board, seat, target.kind, unit_name(target))


def may_mutiny(unit: Unit) -> bool:
    """Tell whether a ship is one that mutinies: cheap, whole, empty, with a damaged side."""
    unit_type = TYPES[unit.kind]
    cheap = unit_type.cost <= MUTINEERS and unit_type.back is not None
    return cheap and not unit.damaged and not unit.cargo and unit.kind is not Kind.MISSILE


def mutiny(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Mutiny: the ship becomes one's own, damaged."""
    board, sector, enemy = state.board, action.sectors[0], enemy_of(seat)
    taken = board.sides[enemy].units[sector]
    run.tell("mutinied", player=Player(seat), unit=unit_name(taken), sector=sector)
    board = board.with_unit(enemy, sector, None)
    own = Unit(new_id(board, seat, taken.kind), taken.kind, damaged=True)
    return state.with_board(board.with_unit(seat, sector, own))
