"""What is told of a side, and how the map is numbered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.core import Text
from engines.imperium import ENGINE
from engines.imperium.account import account
from engines.imperium.board import BLUE, RED, Phase, Reason, enemy_of
from engines.imperium.names import side_name
from engines.imperium.state import State
from engines.imperium.units import Pool
from tests.games.imperium.positions import position
from tests.laws.played import FILES, read

ENDED = [path for path in FILES if path.parent.parent.name == "imperium" and read(path).outcome]
COMBATS = {"imperium-account-combat", "imperium-account-current", "imperium-account-window"}

SCORES: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "debt": ({"debt": 4}, "account-debt", {"points": 4}),
    "gates": ({"gates_held": 1}, "picture-gates", {"count": 1}),
    "destroyed": ({"planets_destroyed": 1}, "picture-destroyed", {"count": 1}),
    "blockades": ({"blockades": 1}, "picture-blockades", {"count": 1}),
    "lost": ({"lost": {Pool.MINES: 1}}, "account-lost", {"count": 1}),
    "truce": ({"last_truce": "H4"}, "account-last-truce", {"planet": "H4"}),
}


def lines(state: State) -> list[Text]:
    return [line for part in account(ENGINE.view(state, RED)) for line in part.lines]


def scored(state: State) -> list[Text]:
    found = [line for line in lines(state) if line.key == "imperium-account-scores"]
    args: list[Any] = [line.args for line in found]
    return [score for one in args for score in one["scores"]]


@pytest.mark.parametrize("what", SCORES)
def test_what_counts_of_a_side_is_told_where_there_is_any_and_nothing_else(what: str) -> None:
    fields, key, args = SCORES[what]
    state = position()
    assert scored(state) == []
    (score,) = scored(_with(state, fields))
    assert score.key == f"imperium-{key}"
    assert args.items() <= score.args.items()


def _with(state: State, fields: dict[str, Any]) -> State:
    side = replace(state.board.sides[RED], **fields)
    return state.with_board(replace(state.board, sides=(side, *state.board.sides[1:])))


def test_the_first_and_the_last_sector_are_named() -> None:
    state = position()
    (grid,) = [line for line in lines(state) if line.key == "imperium-account-grid"]
    every = state.board.map.sectors
    assert grid.args == {"first": every[0], "last": every[-1]}


@pytest.mark.parametrize("phase", [one for one in Phase if one is not Phase.OVER])
def test_it_is_nobodys_player_turn_while_the_initiative_is_bid_for(phase: Phase) -> None:
    told = [line for line in lines(position(phase)) if line.key == "imperium-account-active"]
    assert len(told) == (phase is not Phase.INITIATIVE)


@pytest.mark.parametrize("path", ENDED, ids=lambda path: path.stem)
def test_after_the_end_no_combat_is_to_come_and_a_fallen_home_is_not_its_losers(path: Path) -> None:
    """As on the pictures: the words that stand for one say what it shows."""
    record = read(path)
    state, say = record.final(), speaker("en")
    for viewer in (None, RED, BLUE):
        told = account(ENGINE.view(state, viewer))
        assert "imperium-account-combats" not in {getattr(part.title, "key", "") for part in told}
        assert not [one for part in told for one in part.lines if one.key in COMBATS]
        result = state.board.result
        assert result is not None
        if result.reason not in (Reason.HOME_CONQUERED, Reason.HOME_DESTROYED):
            continue
        home = state.board.map.homes[enemy_of(result.winner)]
        holder = f"Home planet {home} ({say(side_name(result.winner))})"
        lines = [say(one) for part in told for one in part.lines if f"planet {home} " in say(one)]
        conquered = result.reason is Reason.HOME_CONQUERED
        assert [one.startswith(holder) for one in lines] == [True] * conquered
