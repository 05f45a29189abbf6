"""A monkey presses everything: a few dozen times in each test run, thousands in `make soak`."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from cogs.games.shazamm import ShazammCog
from cogs.panels.panel import Answer, Filled, Show
from engines import keys
from tables import Scene
from tests.bot.fixtures import ErrorLog
from tests.bot.monkey.loose import let_loose
from tests.bot.monkey.monkey import Bitten
from tests.bot.monkey.shortening import shortest
from tests.laws.cases import cases, drawn_case
from tests.sampled import every_other

ACTS = 8
SOAKED = int(os.environ.get("MONKEY_ACTS", "4000"))
"""Acts of the monkey in each game when it is soaked."""
ROUND = int(os.environ.get("MONKEY_ROUND", "200"))
"""Acts after which it begins anew, with another way to set the game up."""
SEED = os.environ.get("MONKEY_SEED", "")
"""The seed that a failure told: that round of its game is played again, and no other."""


def rounds(game: str) -> list[str]:
    """Return the seeds of a soaked game, each of which is a round."""
    if SEED:
        return [SEED] * SEED.startswith(game)
    return [f"{game} {number}" for number in range(-(-SOAKED // ROUND))]


@pytest.mark.parametrize("game", every_other(keys()))
async def test_nothing_breaks_whatever_is_pressed(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    case = next(case for case in cases() if case.key == game)
    monkey = await let_loose(tmp_path, game, case, range(ACTS), error_log)
    assert len(monkey.told) > ACTS // 2


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seed"), [(key, seed) for key in keys() for seed in rounds(key)])
async def test_nothing_breaks_for_thousands_of_presses(
    tmp_path: Path, error_log: ErrorLog, game: str, seed: str
) -> None:
    await let_loose(tmp_path, seed, drawn_case(game, seed), range(ROUND), error_log)


async def test_the_same_seed_does_the_same_again(tmp_path: Path, error_log: ErrorLog) -> None:
    case = drawn_case("shazamm", "again")
    told = [
        [re.sub("[0-9a-f]{24}", "…", act) for act in monkey.told]
        for where in ("once", "again")
        for monkey in [await let_loose(tmp_path / where, "again", case, range(20), error_log)]
    ]
    assert told[0] == told[1]


async def test_a_question_that_nobody_can_answer_is_found(
    tmp_path: Path, error_log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ShazammCog, "controls", lambda *_: ())
    monkeypatch.setattr(ShazammCog, "answer", lambda *_: Show())
    with pytest.raises(
        Bitten, match=r"seed 'stuck', shazamm(.|\n)*types.*/play(.|\n)*asked question"
    ):
        await let_loose(tmp_path, "stuck", drawn_case("shazamm", "stuck"), range(1), error_log)


async def test_what_is_logged_as_an_error_is_found(
    tmp_path: Path, error_log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("as the test wants it")

    monkeypatch.setattr(ShazammCog, "answer", broken)
    monkeypatch.setattr("tests.bot.monkey.loose.SHORTENING", 600.0)  # however busy the machine is
    with pytest.raises(Bitten, match="logged as an error"):
        await let_loose(tmp_path, "broken", drawn_case("shazamm", "broken"), range(20), error_log)


async def needs_7_and_30(acts: Sequence[int]) -> bool:
    return {7, 30} <= set(acts)


async def test_what_a_failure_does_not_need_is_left_out() -> None:
    assert await shortest(range(40), needs_7_and_30, lambda: False) == [7, 30]


async def test_the_looking_for_fewer_acts_ends_when_it_is_enough() -> None:
    tried: list[Sequence[int]] = []

    async def fails(acts: Sequence[int]) -> bool:
        tried.append(acts)
        return await needs_7_and_30(acts)

    found = await shortest(range(40), fails, lambda: len(tried) == 5)
    assert len(tried) == 5
    assert 2 < len(found) < 40
    assert await needs_7_and_30(found)


async def test_the_fewest_acts_that_fail_are_told(
    tmp_path: Path, error_log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here one wizard's press breaks only once the other has cast."""
    answer = ShazammCog.answer

    def broken(cog: ShazammCog, scene: Scene, verb: str, filled: Filled) -> Answer:
        if any(side.committed for side in scene.view.sides):
            raise RuntimeError("as the test wants it")
        return answer(cog, scene, verb, filled)

    monkeypatch.setattr(ShazammCog, "answer", broken)
    case = drawn_case("shazamm", "short")
    with pytest.raises(Bitten, match="logged as an error") as first:
        await let_loose(tmp_path / "long", "short", case, range(40), error_log)
    acts = first.value.acts
    line = f"await let_loose(tmp_path, 'short', case_named({case.name!r}), {list(acts)}, error_log)"
    assert str(first.value).startswith(line)
    assert len(acts) == 2
    for fewer in (acts[:1], acts[1:]):
        await let_loose(tmp_path / f"only {fewer}", "short", case, fewer, error_log)
    with pytest.raises(Bitten, match="logged as an error"):
        await let_loose(tmp_path / "again", "short", case, acts, error_log)
