"""Each level of computers beats the one below: the quickest row always, all of them in the soak."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from benchmarks.opponents import table
from benchmarks.opponents.__main__ import go_on
from benchmarks.opponents.playing import Played
from benchmarks.opponents.rows import Row, is_long, rows
from bots import LEVELS

EVEN = 0.5
"""The share that a level must be above, with its whole interval."""
MOST = 60
"""Games of a row at most."""
QUICK = "shazamm/2 easy v beginner"
NEVER = float("inf")
STEPS = {(strong, weak) for weak, strong in pairwise(LEVELS)}
APART = STEPS - {("hard", "normal")}
"""Which levels stand apart in long games: `docs/opponents.md` tells by how much."""


def steps(game: str) -> set[tuple[str, str]]:
    """Return which levels are to beat the one below in a game."""
    return APART if is_long(game) else STEPS


def whole(row: Row) -> Row:
    """Return a row whose stronger level has all its lines, though the table may give it fewer."""
    return replace(row, stronger=row.stronger.split(",")[0])


LADDER = [row for row in map(whole, rows()) if (row.stronger, row.weaker) in steps(row.game)]


def marked(row: Row) -> object:
    marks = () if row.name == QUICK else (pytest.mark.soak,)
    return pytest.param(row, id=row.name, marks=marks)


@pytest.mark.parametrize("row", [marked(row) for row in LADDER])
def test_a_level_beats_the_one_below(row: Row, tmp_path: Path) -> None:
    games: dict[int, Played] = {}
    row = replace(row, goal=EVEN, most=min(MOST, row.most))
    go_on(row, games, tmp_path / "kept.jsonl", NEVER)
    share = table.share(games.values())
    assert share.verdict(row.goal, row.most) == "reached", f"{row.name}: {share}"


def test_every_level_has_its_place_on_the_ladder() -> None:
    assert {(row.game, row.stronger, row.weaker) for row in LADDER} == {
        (game, *step) for game in {row.game for row in rows()} for step in steps(game)
    }
