"""How long it takes to show how a long match stood after any of its actions: with its picture.

The match is read from the database, as after a start: first as it stands, which is when it is gone
through once, then after actions spread over it, in no order.
"""

from __future__ import annotations

import importlib
import tempfile
import time
from pathlib import Path
from random import Random

from benchmarks.results import Result
from benchmarks.submitting import Nowhere, begun, shown
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import Dice
from operating.garbage import pass_over
from store import Store
from tables import Tables
from tables.lobby import Guest, Place
from tables.tables import By

ACTIONS = 400
"""Of a match that is played by chance, or as many as it has."""
STEPS = 24
MOST = 150.0
"""Milliseconds that any may take."""


async def measure() -> list[Result]:
    """Return the slowest step of a long match of each game."""
    return [result for game in offered() for result in await _of(game)]


async def _of(game: str) -> tuple[Result, Result]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "stepping.db"
        match_id, actions = await _played(path, game)
        first, *others = await _stepped(path, game, match_id)
    floor = f"one of {actions} actions, drawn"
    return (
        Result(f"{game}: a match opened to be gone through", first, "ms", floor, most=MOST),
        Result(f"{game}: the slowest step of it", max(others), "ms", floor, most=MOST),
    )


async def _played(path: Path, game: str) -> tuple[int, int]:
    """Play a match by chance; return its number, and how many actions it has."""
    store, dice, actions = await Store.open(path), Dice("stepping", 0), 0
    tables = Tables(store, Nowhere(), time.time, bot_seconds=0.0)
    match_id = await tables.lobby.open(game, Guest(1, "Alice", None), Place(5, 7, "en"))
    await tables.lobby.join(match_id, Guest(2, "Bob", None))
    await tables.lobby.start(match_id, 1)
    await begun(tables, match_id)
    while actions < ACTIONS:
        position = await tables.live.position(match_id)
        if position.outcome is not None:
            break
        seat = min(position.asked)
        action = dice.choice(list(position.engine.legal_actions(position.state, seat)))
        await tables.play.submit(match_id, By(1 + seat), action)
        actions += 1
    await shown(store)
    await tables.close()
    await store.close()
    return match_id, actions


async def _stepped(path: Path, game: str, match_id: int) -> list[float]:
    """Return the milliseconds of each step, the first first, by a process that knows no match."""
    store, render = await Store.open(path), importlib.import_module(f"render.{game}")
    say = speaker("en")
    tables, took = Tables(store, Nowhere(), time.time, bot_seconds=0.0), list[float]()
    scene = await tables.scene(match_id, None)
    render.board(scene.view, say)  # a bot has drawn one of each game by then
    pass_over()  # as a bot does: what other rows have left would be looked through meanwhile
    plies: list[int | None] = [None]
    while len(took) <= STEPS:
        start = time.perf_counter()
        moment = await tables.moment(scene, None, plies[len(took)])
        render.board(moment.public.view, say)
        took.append((time.perf_counter() - start) * 1000)
        if len(took) == 1:
            found = [step.ply for step in moment.steps]
            plies += Random(1).choices(found, k=STEPS)
    await tables.close()
    await store.close()
    return took
