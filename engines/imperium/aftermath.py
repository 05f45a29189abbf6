"""What the end of a match leaves on the map.

The deed that ends a match is its last: whether the home planet is taken or destroyed is in the
result alone, and combats declared for later in that turn stay declared. What is shown of a match
that is over is shown of this board.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Arg
from engines.imperium.board import RED, Board, Planet, Reason, Result, enemy_of
from engines.imperium.names import unit_name
from engines.imperium.state import View
from engines.imperium.systems import Size, Terrain
from engines.imperium.victory import arrived_in


def in_the_end(view: View) -> View:
    """Return the view as it is shown: after the end, with what the end has left."""
    return view if view.board.result is None else replace(view, board=aftermath(view.board))


def aftermath(board: Board) -> Board:
    """Return the board with what the result says done and nothing to come; else the board."""
    if board.result is None:
        return board
    left = replace(board, combats=(), current=None, window=None, choice=None, battle=None)
    return _fallen(left, board.result)


def _fallen(board: Board, result: Result) -> Board:
    """Let the home planet fall by which a match was lost, as any other planet falls."""
    if result.winner is None:
        return board
    home = board.map.homes[enemy_of(result.winner)]
    if home not in board.planets:
        return board
    match result.reason:
        case Reason.HOME_CONQUERED:
            return board.with_planet(home, Planet(Size.HOME, result.winner))
        case Reason.HOME_DESTROYED:
            planets = {s: planet for s, planet in board.planets.items() if s != home}
            radiation = {s: marker for s, marker in board.radiation.items() if s != home}
            terrain = {**board.terrain, home: Terrain.ASTEROIDS}
            return replace(board, planets=planets, terrain=terrain, radiation=radiation)
        case _:
            return board


def decided_by(board: Board) -> dict[str, Arg]:
    """Return what tells the blow that ended a match from others like it; nothing if none was.

    It is the transport that arrived, or the homes that were erased. The outcome does not name it:
    one that an older release has kept is what is computed of its match today.
    """
    match board.result.reason if board.result else None:
        case Reason.CONVOY_ARRIVED:
            sector = arrived_in(board)
            if sector is None:
                return {}
            return {"unit": unit_name(board.sides[RED].units[sector])}
        case Reason.HOME_SWALLOWED | Reason.HOMES_SWALLOWED:
            return {"planets": tuple(home for home in board.map.homes if home not in board.planets)}
        case _:
            return {}
