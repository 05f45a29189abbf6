"""The tool that loads the bot: matches are there to be played, presses are made and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.load import __main__ as whole
from benchmarks.load import driving, told
from benchmarks.load.club import gathered
from benchmarks.load.phases import Load, Sample, Stage
from benchmarks.load.process import Seen, probed
from benchmarks.results import Result
from tests.wire.fake import fake_discord


async def test_people_move_at_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "THINKING", 0.0)
    async with fake_discord(in_time=20.0) as fake:
        tables = await gathered(fake, tmp_path, 2)
        async with probed(fake, tmp_path) as bot:
            stage = Stage(fake, bot, tmp_path, tables)
            load = await stage.steadily(20.0, 0.2, 2, limits=False)
        assert not fake.wrong
    assert load.moves >= 4  # each of four people once, and what their windows made of it
    assert len(load.took) == 8
    assert load.unanswered == load.idle == 0
    assert load.seen.callbacks > load.moves
    assert load.seen.late


def _load(seconds: float = 8.0, settled: float = 1.0) -> Load:
    return Load(
        seconds=seconds,
        moves=160,
        took=(0.01,) * 100,
        unanswered=0,
        idle=0,
        samples=tuple(Sample(float(at), 3 * at, 20 * at, 10**8) for at in range(9)),
        settled=settled,
        seen=Seen((1.0,) * 99 + (7.0,), ((30.0, 31.0, "a"),), (2.0,), 500, 4.0, 2.0),
        share=0.1,
        cpu=1.6,
        early=0,
        asked=80,
    )


def test_what_is_told_is_held_against_what_is_promised() -> None:
    load = _load()
    answer, late, longest = told.of_answers("n", load, load, load.seen)
    assert (round(answer.value), late.value, longest.value) == (10, 7.0, 30.0)
    assert (answer.kept, late.kept, longest.kept) == (True, True, False)
    made, grows, shown = told.of_pace("n", load, 20.0)
    assert (round(made.value), round(grows.value), shown.value) == (20, 3, 1.0)
    assert (made.kept, grows.kept, shown.kept) == (True, False, True)
    assert "10 ms of the processor, 3 callbacks, 0.50 counted" in told.beside("n", load)


@pytest.mark.parametrize(("limits", "kept"), [(False, False), (True, True)])
def test_a_crowd_has_more_time_under_limits(limits: bool, kept: bool) -> None:
    answered, shown = told.of_crowd("n", _load(seconds=0.5, settled=6.0), limits=limits)
    assert answered.kept
    assert shown.kept is kept


def test_a_result_is_a_row() -> None:
    row = Result("what", 2.0, "ms", "beside", most=1).row()
    assert row == "| what | 2.00 ms | ≤ 1 | **no** | beside |"


@pytest.mark.soak
async def test_all_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    plan = whole.Plan(matches=60, seconds=2.0, tables=8, crowd=8)
    await whole.report(plan)
    printed = capsys.readouterr().out
    assert printed.count("\n| ") == 18
    assert printed.count("\n- ") == 5
