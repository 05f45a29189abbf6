"""The command that plays the table of opponents: its arithmetic, and a pair of games."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from benchmarks.opponents import keeping, table
from benchmarks.opponents.__main__ import adopt, go_on
from benchmarks.opponents.playing import Played, played
from benchmarks.opponents.rows import GREEDY, MEASURE, Row, curves, effort, rows
from benchmarks.opponents.shares import Share, wilson
from tests.bots.greedy import PLAYERS

ROW = Row("shazamm", 2, "greedy", "bettor", 0.6, 40)
NEVER = float("inf")


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (130, 200, 0.5816, 0.7127),
    ],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    """By the closed form of the method, worked out by hand."""
    assert wilson(won, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share().verdict(0.5, 10) == ""
    assert str(Share()) == "—"


@pytest.mark.parametrize(
    ("share", "verdict"),
    [
        (Share(20, 20), "reached"),
        (Share(5, 20), "missed"),
        (Share(14, 20), ""),
        (Share(11, 11), ""),
        (Share(0, 11), ""),
        (Share(28, 40), "undecided, above"),
        (Share(24, 40), "undecided, below"),
    ],
)
def test_a_row_ends_on_one_side_of_its_goal_or_at_its_cap(share: Share, verdict: str) -> None:
    assert share.verdict(0.65, 40) == verdict


def test_two_games_share_a_seed_with_the_sides_swapped() -> None:
    """Between players who are the same, what one wins on one side the other wins on it."""
    same = replace(ROW, stronger="bettor")
    for number in range(0, 8, 2):
        first, second = played(same, number), played(same, number + 1)
        assert (first.side, second.side) == (0, 1)
        assert first.won + second.won == 1
        assert first.plies == second.plies


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    assert replace(played(ROW, 3), seconds=0.0) == replace(played(ROW, 3), seconds=0.0)


@pytest.mark.parametrize("game", PLAYERS)
def test_players_without_search_play_each_game_to_its_end(game: str) -> None:
    seats = 4 if game == "magblast" else 2
    strong, weak = PLAYERS[game]
    assert 0 <= played(Row(game, seats, strong, weak, 0.5, 2), 0).won <= 1


def test_a_row_is_gone_on_with_where_it_stopped(tmp_path: Path) -> None:
    path, code = tmp_path / "new" / "kept.jsonl", keeping.code(ROW.game)
    go_on(ROW, {}, path, 0.0)
    assert keeping.kept(path) == []  # it was late already
    keeping.keep(path, played(ROW, 0, code))  # one of a pair: somebody stopped it
    keeping.keep(path, replace(played(ROW, 1, code), code="other", won=0.0))
    games = keeping.of_row(keeping.kept(path), ROW.name, code)
    assert list(games) == [0]
    go_on(ROW, games, path, NEVER)
    share = table.share(games.values())
    assert share.verdict(ROW.goal, ROW.most)
    assert not share.games % 2
    again = keeping.of_row(keeping.kept(path), ROW.name, code)
    assert again == games
    go_on(ROW, again, path, NEVER)
    assert again == games  # it is decided


def test_what_other_code_has_played_is_taken_over_if_this_plays_the_same(tmp_path: Path) -> None:
    path, code = tmp_path / "kept.jsonl", keeping.code(ROW.game)
    games = [played(ROW, number, "other") for number in range(4)]
    for game in (played(ROW, 0, "oldest"), *games):
        keeping.keep(path, game)
    assert adopt(ROW, keeping.kept(path), path) == {
        game.number: replace(game, code=code) for game in games
    }
    mine = keeping.of_row(keeping.kept(path), ROW.name, code)
    assert len(mine) == len(games)
    longest = max(games, key=lambda game: game.plies)
    shorter = replace(longest, plies=longest.plies - 1)
    otherwise = [shorter if game is longest else game for game in games]
    assert adopt(ROW, otherwise, tmp_path / "none.jsonl") == {}
    assert adopt(ROW, [], tmp_path / "none.jsonl") == {}
    assert not (tmp_path / "none.jsonl").exists()


def test_the_line_of_a_row_says_who_played_and_what_came_of_it() -> None:
    row = Row("imperium", 2, "normal", "greedy", 0.75, 40)
    games = [Played(row.name, "", number, number % 2, number % 2, 9, 2.0) for number in range(4)]
    thought = effort("imperium", "normal")
    assert thought is not None
    assert table.line(row, games) == (
        f"| imperium, 2 | normal ({thought.lines}) | greedy | 50 % [15 %–85 %] | 4 | ≥ 75 % "
        "| unfinished | 0 % · 100 % | 2.0 |"
    )
    assert len(table.head().splitlines()[0].split("|")) == len(table.line(row, games).split("|"))


def test_every_level_meets_the_one_below_and_those_without_search() -> None:
    found = list(rows())
    assert len({row.name for row in found}) == len(found)
    for game in PLAYERS:
        pairs = {(row.stronger.split(",")[0], row.weaker) for row in found if row.game == game}
        assert {("normal", "easy"), ("hard", "normal"), ("normal", "chance")} <= pairs
        assert {(level, player) for level in GREEDY for player in PLAYERS[game]} <= pairs
        assert {("easy", "beginner"), ("beginner", "chance")} <= pairs
        assert effort(game, "chance") is None


def test_a_level_with_fewer_lines_is_that_level_otherwise() -> None:
    usual = effort("magblast", "hard")
    assert usual is not None
    assert effort("magblast", "hard, 1000 lines") == replace(usual, lines=1_000)
    assert effort("magblast", "1000 lines") != replace(usual, lines=1_000)


def test_a_curve_is_of_ever_more_lines_against_one_player() -> None:
    found = list(curves())
    assert {row.game for row in found} == set(PLAYERS)
    assert {row.weaker for row in found} == {MEASURE}
    for game in PLAYERS:
        thoughts = [effort(game, row.stronger) for row in found if row.game == game]
        lines = [thought.lines for thought in thoughts if thought is not None]
        assert len(lines) == len(thoughts) >= 4
        assert all(b >= 3 * a for a, b in pairwise(lines))


def test_a_row_without_a_goal_is_measured_at_its_cap() -> None:
    row = Row("shazamm", 2, "15 lines", "easy", None, 4)
    games = [Played(row.name, "", number, number % 2, 1.0, 9, 0.5) for number in range(4)]
    assert "| — | unfinished |" in table.line(row, games[:2])
    assert table.line(row, games) == (
        "| shazamm, 2 | 15 lines | easy (60) | 100 % [51 %–100 %] | 4 | — "
        "| measured | 100 % · 100 % | 0.5 |"
    )
