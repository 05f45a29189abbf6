"""A position of Imperium Galáctica turned by 180 degrees, so that blue sits where red sat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engines.core import Seat
from engines.imperium.board import Board, Planet, Radiation, Side
from engines.imperium.maps import Map, Sector
from engines.imperium.missions import Mission
from engines.imperium.state import State

Item = TypeVar("Item")


def turned(state: State) -> State | None:
    """Return a position with the sides exchanged; None in the Convoy, whose sides differ, at the
    end, and where combats are being fought."""
    board = state.board
    busy = (board.combats, board.window, board.choice, board.battle, board.result)
    if board.config.mission is Mission.CONVOY or any(busy):
        return None
    hidden = [replace(one, truce=_turn(board.map, one.truce)) for one in state.hidden]
    return replace(
        state,
        board=_board(board),
        hidden=(hidden[1], hidden[0]),
        piles=_exchanged(state.piles),
        decisions=(state.decisions[1], state.decisions[0]),
    )


def turned_action(state: State, action: Any) -> Any:
    """Return what an action of a position is in the turned one."""
    names = _names(state.board.map)
    return msgspec.convert(_renamed(msgspec.to_builtins(action), names), type(action))


def _board(board: Board) -> Board:
    chart, bidding = board.map, board.bidding
    if bidding is not None:
        bidding = replace(bidding, asked=1 - bidding.asked, holder=_other(bidding.holder))
    planets = {at: _planet(planet) for at, planet in board.planets.items()}
    radiation = {at: _radiation(one) for at, one in board.radiation.items()}
    return replace(
        board,
        sides=(_side(chart, board.sides[1]), _side(chart, board.sides[0])),
        planets=_turned(chart, planets),
        terrain=_turned(chart, board.terrain),
        clouds=tuple(_names(chart)[cloud] for cloud in board.clouds),
        discards=_exchanged(board.discards),
        opener=1 - board.opener,
        active=1 - board.active,
        first=_other(board.first),
        bidding=bidding,
        mines=_turned(chart, board.mines),
        radiation=_turned(chart, radiation),
        effects=replace(board.effects, truce=_turn(chart, board.effects.truce)),
    )


def _side(chart: Map, side: Side) -> Side:
    truce = side.last_truce
    last_truce = UNSET if isinstance(truce, UnsetType) else _names(chart)[truce]
    return replace(side, units=_turned(chart, side.units), last_truce=last_truce)


def _planet(planet: Planet) -> Planet:
    return replace(planet, owner=_other(planet.owner))


def _radiation(radiation: Radiation) -> Radiation:
    return replace(radiation, owner=1 - radiation.owner)


def _names(chart: Map) -> dict[Sector, Sector]:
    """Return the name of the sector across the middle of the map, for each sector."""
    return dict(zip(chart.sectors, reversed(chart.sectors), strict=True))


def _turn(chart: Map, sector: Sector | None) -> Sector | None:
    return None if sector is None else _names(chart)[sector]


def _turned(chart: Map, found: Mapping[Sector, Item]) -> dict[Sector, Item]:
    names = _names(chart)
    return {names[at]: item for at, item in found.items()}


def _exchanged(piles: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the piles of the sides exchanged; a shared one stays."""
    return piles[::-1]


def _other(seat: Seat | None) -> Seat | None:
    return None if seat is None else 1 - seat


def _renamed(raw: Any, names: Mapping[Sector, Sector]) -> Any:
    match raw:
        case str():
            return names.get(raw, raw)
        case list() | tuple():
            return [_renamed(one, names) for one in raw]
        case dict():
            return {key: _renamed(one, names) for key, one in raw.items()}
        case _:
            return raw
