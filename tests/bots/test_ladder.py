"""Each level of computers beats the one below: the quickest row always, all of them in the soak.

Where a match of *hard* takes long it thinks as few lines here as in the table of
`docs/opponents.md`: with all of them a row would take hours.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from benchmarks.opponents import table
from benchmarks.opponents.__main__ import go_on
from benchmarks.opponents.playing import Played
from benchmarks.opponents.rows import Row, rows
from bots import LEVELS

EVEN = 0.5
"""The share that a level must be above, with its whole interval."""
QUICK = "shazamm/2 easy v beginner"
NEVER = float("inf")
STEPS = {(strong, weak) for weak, strong in pairwise(LEVELS)}


def step(row: Row) -> tuple[str, str]:
    """Return which level plays which in a row, whatever lines they think."""
    return row.stronger.split(",")[0], row.weaker


LADDER = [row for row in rows() if step(row) in STEPS]


def marked(row: Row) -> object:
    marks = () if row.name == QUICK else (pytest.mark.soak,)
    return pytest.param(row, id=row.name, marks=marks)


@pytest.mark.parametrize("row", [marked(row) for row in LADDER])
def test_a_level_beats_the_one_below(row: Row, tmp_path: Path) -> None:
    games: dict[int, Played] = {}
    row = replace(row, goal=EVEN)
    go_on(row, games, tmp_path / "kept.jsonl", NEVER)
    share = table.share(games.values())
    assert share.verdict(row.goal, row.most) == "reached", f"{row.name}: {share}"


def test_every_level_has_its_place_on_the_ladder() -> None:
    assert {(row.game, *step(row)) for row in LADDER} == {
        (game, *levels) for game in {row.game for row in rows()} for levels in STEPS
    }
