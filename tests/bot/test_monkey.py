"""A monkey presses everything: a few hundred times in each test run, for hours in `make soak`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engines import keys
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.monkey import PEOPLE, Monkey
from tests.laws.cases import Case, cases

ACTS = 60
SOAKED = int(os.environ.get("MONKEY_ACTS", "4000"))
"""Acts of the monkey in each game when it is soaked."""
ROUND = int(os.environ.get("MONKEY_ROUND", "200"))
"""Acts after which it begins anew, with another way to set the game up."""
SEED = os.environ.get("MONKEY_SEED", "")
"""The seed that a failure told, to repeat that round alone; it names the set-up too."""


def ways(game: str) -> list[Case]:
    return [case for case in cases() if case.key == game]


async def monkeyed(folder: Path, seed: str, case: Case, acts: int, log: ErrorLog) -> Monkey:
    async with Club(folder, PEOPLE) as club:
        monkey = Monkey(club, seed, case, log.check)
        await monkey.play(acts)
        return monkey


@pytest.mark.parametrize("game", keys())
async def test_nothing_breaks_whatever_is_pressed(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    found = ways(game)
    for number in (0, -1):
        folder = tmp_path / str(number)
        folder.mkdir()
        monkey = await monkeyed(folder, f"{game} {number}", found[number], ACTS, error_log)
        assert monkey.presses


@pytest.mark.soak
@pytest.mark.parametrize("game", keys())
async def test_nothing_breaks_for_thousands_of_presses(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    found = ways(game)
    done = 0
    while done < SOAKED:
        number = done // ROUND
        folder = tmp_path / str(number)
        folder.mkdir()
        seed = SEED or f"{game} {number}"
        case = found[int(seed.rsplit(" ", 1)[-1]) * 7 % len(found)]
        await monkeyed(folder, seed, case, ROUND, error_log)
        done += SOAKED if SEED else ROUND
