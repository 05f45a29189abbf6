"""The monkey in a club of its own; what it breaks is told with the fewest acts that do it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.monkey.monkey import PEOPLE, Bitten, Monkey
from tests.bot.monkey.shortening import shortest
from tests.laws.cases import Case, cases

SHORTENING = float(os.environ.get("MONKEY_SHORTENING", "120"))
"""Seconds for which fewer acts are looked for that fail too."""


class Cage(NamedTuple):
    """Where monkeys of one seed are let loose, each in a folder of its own."""

    folder: Path
    seed: str
    case: Case
    log: ErrorLog
    numbers: count[int]

    async def play(self, acts: Iterable[int]) -> Monkey:
        """Return the monkey after these acts. Raises `Bitten`."""
        folder = self.folder / str(next(self.numbers))
        folder.mkdir(parents=True)
        self.log.lines.clear()
        async with Club(folder, PEOPLE) as club:
            monkey = Monkey(club, self.seed, self.case, self.log.check)
            await monkey.play(acts)
            return monkey


async def let_loose(
    folder: Path, seed: str, case: Case, acts: Iterable[int], log: ErrorLog
) -> Monkey:
    """Return the monkey of a seed after the acts of these numbers.

    Raises `Bitten`, with the fewest acts that were found to fail in the same way.
    """
    cage = Cage(folder, seed, case, log, count())
    try:
        return await cage.play(acts)
    except Bitten as bitten:
        shorter = await _shortened(cage, bitten)
        words = f"{_call(cage, shorter.acts)}\n{shorter}"
        raise Bitten(words, shorter.acts, shorter.reason) from bitten


async def _shortened(cage: Cage, bitten: Bitten) -> Bitten:
    """Return the failure of the fewest acts that were found in time."""
    until, found = time.monotonic() + SHORTENING, bitten

    async def fails(acts: Sequence[int]) -> bool:
        nonlocal found
        try:
            await cage.play(acts)
        except Bitten as again:
            if again.reason == bitten.reason:
                found = again
                return True
        return False

    await shortest(bitten.acts, fails, lambda: time.monotonic() >= until)
    return found


def _call(cage: Cage, acts: Sequence[int]) -> str:
    """Return a line for a test that does the same again."""
    case = f"case_named({cage.case.name!r})"
    return f"await let_loose(tmp_path, {cage.seed!r}, {case}, {list(acts)}, error_log)"


def case_named(name: str) -> Case:
    """Return the way to set a game up that bears a name."""
    return next(case for case in cases() if case.name == name)
