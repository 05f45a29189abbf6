"""A drafted turn of forty orders: how long it takes to submit it, and to complete one more."""

from __future__ import annotations

import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from benchmarks.results import Result, milliseconds
from benchmarks.submitting import Nowhere, begun, shown
from benchmarks.unlimited import unlimited
from cogs.games.imperium.commands import GAME
from engines.core import IllegalAction, encode
from engines.imperium.actions import Action, Build, Move
from engines.imperium.advice.moving import ways
from engines.imperium.board import RED, Phase, Unit
from engines.imperium.construction import sites
from engines.imperium.offers import proposals
from engines.imperium.plan import added, submitted
from engines.imperium.space import is_free
from engines.imperium.state import State
from engines.imperium.units import Kind
from store import Changes, Snapshot, Store
from tables import Scene, Tables
from tables.lobby import Guest, Place
from tables.tables import By

ORDERS = 40
ROUNDS = 5
SUBMIT, COMPLETE = 1000.0, 200.0
"""Milliseconds that a turn of forty orders, and a suggestion after them, may take."""
PERSON = 11
FLEET = {
    Kind.CORVETTE: 6,
    Kind.FRIGATE: 6,
    Kind.DESTROYER: 4,
    Kind.CRUISER: 4,
    Kind.BATTLESHIP: 4,
    Kind.CARRIER: 2,
    Kind.TRANSPORT: 2,
    Kind.INTERCEPTOR: 9,
}
"""More than any match has seen on one side."""


async def measure() -> list[Result]:
    """Return how long a whole turn of the largest mission takes."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "drafting.db")
        tables = Tables(store, Nowhere(), time.time, bot_seconds=0.0, limits=unlimited())
        tables.making.after_commit.clear()
        submits, completes = list[float](), list[float]()
        for channel in range(1, ROUNDS + 1):
            scene = await _drafted(store, tables, channel)
            completes.append(_slowest(scene))
            submits.append(await _submit(tables, scene))
        await tables.close()
        await store.close()
    return [
        Result(
            f"a drafted turn of {ORDERS} orders submitted",
            statistics.median(submits),
            "ms",
            "within a second",
            most=SUBMIT,
        ),
        Result(
            f"the slowest suggestion after {ORDERS} orders",
            statistics.median(completes),
            "ms",
            "Discord waits 3 s",
            most=COMPLETE,
        ),
    ]


async def _drafted(store: Store, tables: Tables, channel: int) -> Scene:
    """Return a match of Total War, rich in points, in which forty orders are drafted."""
    lobby, play = tables.lobby, tables.play
    match_id = await lobby.open("imperium", Guest(PERSON, "A", 1), Place(5, channel, "en"))
    for field, value in (("mission", "total_war"), ("chance", "false")):
        await lobby.set_option(match_id, PERSON, field, value)
    await lobby.join(match_id, Guest(22, "B", 2))
    await lobby.start(match_id, PERSON)
    await begun(tables, match_id)
    await shown(store)
    while (await tables.live.position(match_id)).state.board.phase is Phase.INITIATIVE:
        state = (await tables.live.position(match_id)).state
        (seat,) = (await tables.live.position(match_id)).asked
        by = By((PERSON, 22)[seat])
        await play.submit(match_id, by, proposals(state, seat)[0])
    await _enrich(store, tables, match_id)
    position = await tables.live.position(match_id)
    person = (PERSON, 22)[position.state.board.active]
    scene = await tables.scene_for(match_id, person)
    return await tables.drafts.keep(scene, _turn(scene))


async def _enrich(store: Store, tables: Tables, match_id: int) -> None:
    """Give the active side fifty points and as many ships as it has tokens for."""
    position = await tables.live.position(match_id)
    state: State = position.state
    board, seat = state.board, state.board.active
    units = dict(board.sides[seat].units)
    known = {unit.id for unit in units.values()}
    near = board.map.within(board.map.homes[seat], 99)
    free = iter([sector for sector in near if is_free(board, sector)][::3])
    for kind, count in FLEET.items():
        for number in range(1, count + 1):
            if f"{kind}-{number}" not in known:
                units[next(free)] = Unit(f"{kind}-{number}", kind)  # apart, so that each can move
    rich = replace(board.sides[seat], points=50, units=units)
    snapshot = Snapshot(
        match_id, position.ply, encode(state.with_board(board.with_side(seat, rich)))
    )
    await store.commit(Changes().snapshot(snapshot))
    await tables.live.forget(match_id)


def _turn(scene: Scene) -> tuple[Action, ...]:
    """Return forty orders: troops as long as there is room, then a move of each ship."""
    view = scene.view
    seat = view.seat if view.seat is not None else RED
    home = view.board.map.homes[seat]
    board = view.board
    tried: list[Action] = [Build(Kind.INFANTRY, home)] * 6
    tried += (Build(Kind.INTERCEPTOR, at) for at in sites(board, seat, Kind.INTERCEPTOR) * 4)
    tried += (
        Move(unit.id, way.to)
        for unit in board.sides[seat].units.values()
        for way in ways(view, unit.id)
    )
    orders: tuple[Action, ...] = ()
    for order in tried:
        with suppress(IllegalAction):
            orders = added(view, orders, order)
        if len(orders) == ORDERS:
            return orders
    raise AssertionError(f"only {len(orders)} orders were possible")


def _slowest(scene: Scene) -> float:
    """Return how long the slowest of some suggestions takes."""
    asked = (
        ("build", "kind", {}),
        ("build", "at", {"kind": "base"}),
        ("move", "unit", {}),
        ("move", "to", {"unit": "transport-1"}),
        ("load", "unit", {}),
    )
    return max(milliseconds(lambda one=one: _look(scene, *one)) for one in asked)


def _look(scene: Scene, verb: str, option: str, others: dict[str, str]) -> None:
    ways = GAME.ways(scene, verb, others)
    assert ways.now()
    ways.ask(verb, option, {key: (value,) for key, value in others.items()})


async def _submit(tables: Tables, scene: Scene) -> float:
    orders, rest = submitted(scene.view, scene.drafted, "orders")
    user = scene.seats[scene.seat or 0].user_id
    start = time.perf_counter()
    await tables.play.submit_draft(scene, By(user), orders, rest)
    return (time.perf_counter() - start) * 1000
