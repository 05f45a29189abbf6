"""The table of win rates: what it plays, what it counts, and that it can be made again."""

from __future__ import annotations

import sys

import pytest

import engines
from benchmarks import balance
from benchmarks.balance import Tally, tally, variants
from bots import Effort
from engines.options import options

GLANCE = Effort(lines=2, width=2, depth=1, replies=1)


@pytest.mark.parametrize("key", engines.keys())
def test_every_value_of_every_option_is_a_row(key: str) -> None:
    engine = engines.load(key)
    rows = dict(variants(engine))
    assert len(rows) == 1 + sum(len(option.values) - 1 for option in options(engine.meta))
    assert rows["standard"] == engine.meta.config()
    assert len(set(map(repr, rows.values()))) == len(rows)


def test_the_same_games_end_the_same() -> None:
    engine = engines.load("rebelmoon")
    config = dict(variants(engine))["`board_side` = 4"]
    one, other = (tally(engine, config, (GLANCE, GLANCE), range(3)) for _ in range(2))
    assert one == other
    assert sum(one.wins) == one.games == 3


def test_a_share_is_told_with_its_interval() -> None:
    """Half of 100 games is known to within 1.96 · √(0.5 · 0.5 / 100) = 9.8 per cent."""
    found = Tally(games=100, wins=(50, 50), plies=4000, reasons={})
    assert found.share(0) == "50.0 % ± 9.8"


def test_ends_are_told_the_most_usual_first() -> None:
    reasons = {"imperium-outcome-gates": 2, "imperium-outcome-supremacy": 3}
    found = Tally(games=5, wins=(3, 2), plies=900, reasons=reasons)
    assert found.ends("imperium") == "supremacy 3, gates 2"


def test_the_table_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "balance rebelmoon --games 1 --level 2,2,1,1 --only standard"
    monkeypatch.setattr(sys, "argv", command.split())
    balance.main()
    head, rule, row = capsys.readouterr().out.splitlines()
    assert head == "| options | seat 0 wins | seat 1 wins | plies | ended by |"
    assert rule.count("---") == 5
    assert row.startswith("| standard | ")
