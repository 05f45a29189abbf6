"""What has happened lately is marked on boards: it is to be seen, covers nothing, and ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines.core import TURN, Dice, Engine, Trace, decode, encode, play
from tables.match.lately import KEPT, Lately
from tests.laws.entries import made_by
from tests.laws.matches import spread
from tests.laws.pictures import drawer, kinds
from tests.laws.played import FILES, every_record, read
from tests.render.covering import faults, watched, written
from tests.render.pictures import seen_of

NAMES = ("Marisol", "Alexander", "Ferdinand K", "Io", "Captain Nemo", "Xochitl", "Bo", "Zed")
MOMENTS = 24
"""How many moments of each record are soaked."""


class Moment(NamedTuple):
    """A moment of a recorded match: its number, its state, and what has happened lately."""

    number: int
    state: Any
    lately: Lately


@cache
def moments(path: Path) -> tuple[Moment, ...]:
    """Return the moments of a record at which a board is marked."""
    return tuple(moment for moment in played(path) if moment.lately.seen_by(None))


def played(path: Path) -> Iterator[Moment]:
    """Yield every moment of a record after its beginning."""
    record = read(path)
    engine, lately = record.engine, Lately()
    config = msgspec.convert(record.config, type=engine.meta.config)
    state = engine.start(config, record.seats, Dice(record.seed, 0)).state
    for ply, (seat, action) in enumerate(record.actions(), start=1):
        step = play(engine, state, seat, action, Dice(record.seed, ply))
        state, lately = step.state, lately.after(made_by(seat, ply), step.events)
        yield Moment(ply, state, lately)


def marked(game: str) -> tuple[str, ...]:
    """Return the pictures of a game that are marked."""
    module = __import__(f"render.{game}", fromlist=["MARKED"])
    return tuple(kind for kind in kinds(game) if kind in getattr(module, "MARKED", ()))


def waits(engine: Engine[Any, Any, Any, Any], state: Any, view: Any) -> bool:
    """Tell whether the last thing that happened waits for others: it is drawn as such."""
    return bool(engine.responding(state)) or getattr(view, "shot", None) is not None


def must_be_marked(path: Path, of: int, some: slice) -> None:
    """Hold some moments of a record to the law: each mark is seen, and nothing is covered."""
    record = read(path)
    for moment in spread(moments(path), of)[some]:
        say = speaker(LOCALES[moment.number % len(LOCALES)], NAMES.__getitem__)
        for kind in marked(record.game):
            seat = moment.number % record.seats
            view: Any = record.engine.view(moment.state, seat if kind == "hand" else None)
            lately = moment.lately.seen_by(seat)
            draw = drawer(record.game, kind)
            where = f"{path.stem}, {kind} at {moment.number}"
            if not waits(record.engine, moment.state, view):
                assert seen_of(draw(view, say, lately)) != seen_of(draw(view, say)), where
            with watched():
                found = list(faults(written(partial(draw, view, say, lately))))
            assert not found, f"{where}: {found}"


def test_what_has_happened_is_seen_and_covers_nothing() -> None:
    """One moment of every record; the soak looks at many of all."""
    for number, path in enumerate(FILES):
        if marked(read(path).game):
            must_be_marked(path, 5, slice(1 + number % 4, 2 + number % 4))


@pytest.mark.soak
@every_record
def test_what_has_happened_is_seen_at_any_time(path: Path) -> None:
    if marked(read(path).game):
        must_be_marked(path, MOMENTS, slice(None))


@pytest.mark.parametrize("game", offered())
def test_traces_are_few_and_know_where(game: str) -> None:
    """As many as are kept at most, of kinds and places that are plain words."""
    for path in FILES:
        if read(path).game == game:
            for moment in spread(moments(path), 5):
                traces = moment.lately.seen_by(None)
                assert 1 <= len(traces) <= KEPT and TURN not in traces
                assert all(decode(encode(trace), Trace) == trace for trace in traces)
                for seat in range(read(path).seats):
                    assert moment.lately.seen_by(seat)[-len(traces) :] == traces
