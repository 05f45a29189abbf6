"""A monkey presses everything: a few hundred times in each test run, thousands in `make soak`."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from cogs.games.shazamm import ShazammCog
from cogs.panels.panel import Show
from engines import keys
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.monkey import PEOPLE, Bitten, Monkey
from tests.laws.cases import Case, cases

ACTS = 30
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


def drawn(game: str, seed: str) -> Case:
    """Return the way to set a game up that belongs to a seed."""
    return random.Random(seed).choice([case for case in cases() if case.key == game])


async def let_loose(folder: Path, seed: str, case: Case, acts: int, log: ErrorLog) -> Monkey:
    """Return the monkey of a seed after so many acts in a club of its own."""
    folder.mkdir()
    async with Club(folder, PEOPLE) as club:
        monkey = Monkey(club, seed, case, log.check)
        await monkey.play(acts)
        return monkey


@pytest.mark.parametrize("game", keys())
async def test_nothing_breaks_whatever_is_pressed(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    case = next(case for case in cases() if case.key == game)
    monkey = await let_loose(tmp_path / "club", game, case, ACTS, error_log)
    assert len(monkey.acts) > ACTS // 2


@pytest.mark.soak
@pytest.mark.parametrize("game", keys())
async def test_nothing_breaks_for_thousands_of_presses(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    for number, seed in enumerate(rounds(game)):
        print(f"seed {seed!r}")
        folder = tmp_path / str(number)
        await let_loose(folder, seed, drawn(game, seed), ROUND, error_log)


async def test_the_same_seed_does_the_same_again(tmp_path: Path, error_log: ErrorLog) -> None:
    case = drawn("shazamm", "again")
    told = [
        [re.sub("[0-9a-f]{24}", "…", act) for act in monkey.acts]
        for where in ("once", "again")
        for monkey in [await let_loose(tmp_path / where, "again", case, 20, error_log)]
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
        await let_loose(tmp_path / "club", "stuck", drawn("shazamm", "stuck"), 1, error_log)


async def test_what_is_logged_as_an_error_is_found(
    tmp_path: Path, error_log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("as the test wants it")

    monkeypatch.setattr(ShazammCog, "answer", broken)
    with pytest.raises(Bitten, match="logged as an error"):
        await let_loose(tmp_path / "club", "broken", drawn("shazamm", "broken"), 20, error_log)
