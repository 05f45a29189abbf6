"""What has happened lately is marked on boards: it is to be seen, covers nothing, and ends."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines.core import TURN, Engine, Trace, decode, encode
from tables.match.lately import KEPT
from tests.laws.matches import spread
from tests.laws.moments import marked, moments
from tests.laws.pictures import drawer
from tests.laws.played import FILES, every_record, read, some_records
from tests.render.covering import faults, watched, written
from tests.render.pictures import seen_of
from tests.sampled import every_other

NAMES = ("Marisol", "Alexander", "Ferdinand K", "Io", "Captain Nemo", "Xochitl", "Bo", "Zed")
MOMENTS = 24
"""How many moments of each record are soaked."""


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


@some_records
def test_what_has_happened_is_seen_and_covers_nothing(path: Path) -> None:
    """One moment of a record; the soak looks at many of all."""
    if marked(read(path).game):
        first = 1 + FILES.index(path) % 4
        must_be_marked(path, 5, slice(first, first + 1))


@pytest.mark.soak
@every_record
def test_what_has_happened_is_seen_at_any_time(path: Path) -> None:
    if marked(read(path).game):
        must_be_marked(path, MOMENTS, slice(None))


@pytest.mark.parametrize("game", every_other(offered(), 1))
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
