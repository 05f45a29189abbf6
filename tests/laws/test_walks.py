"""Whatever comes between them, everybody whose turn it is hears of it, once, and not at night.

People play some matches at once, wish to be called otherwise, hand their seats on, shut their
direct messages; channels are shut, and Discord has trouble. Once all is well whoever is asked has
been rung for it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tables.options import Clock
from tests.laws.walks import faults_of
from tests.soak.pieces import in_pieces

WALKS = ((157, False), (174, True))
"""The walks of every run, and whether they are calm: in these there were people whom nothing
called. The soak has all others."""
SOAKED, PIECE = 1_000, 100
CLOCKS = pytest.mark.parametrize("clock", [Clock.NONE, Clock.WEEK])


async def test_who_is_asked_is_rung(tmp_path: Path) -> None:
    for number, calm in WALKS:
        await _assert_all_rung(number, Clock.WEEK, tmp_path / str(number), calm)


@pytest.mark.soak
@CLOCKS
@pytest.mark.parametrize("calm", [False, True])
@in_pieces(SOAKED, PIECE)
async def test_who_is_asked_is_rung_in_many_walks(
    clock: Clock, calm: bool, numbers: range, tmp_path: Path
) -> None:
    for number in numbers:
        await _assert_all_rung(number, clock, tmp_path / str(number), calm)


async def _assert_all_rung(number: int, clock: Clock, path: Path, calm: bool) -> None:
    path.mkdir(exist_ok=True)
    faults, said = await faults_of(number, clock, path / "t.db", calm=calm)
    assert not faults, "\n".join([*faults, *said])
