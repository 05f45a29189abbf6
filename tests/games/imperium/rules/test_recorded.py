"""The recorded matches show every mission, every way to win and every version of the rules."""

from __future__ import annotations

from pathlib import Path

from engines.imperium import ENGINE
from engines.imperium.board import Reason
from engines.imperium.missions import Mission
from engines.imperium.names import slug
from tests.laws.played import Played, read

PLAYED: tuple[Played, ...] = tuple(
    map(read, sorted((Path(__file__).parents[1] / "played").iterdir()))
)
DRAWS_OF_CHANCE = {Reason.MUTUAL_ANNIHILATION, Reason.HOMES_SWALLOWED}
"""Nobody wins these; `test_victory.py` and `test_hazards.py` show them."""


def test_every_mission_is_recorded() -> None:
    assert {played.config["mission"] for played in PLAYED} == set(Mission)


def test_every_way_to_win_is_recorded() -> None:
    found = {played.outcome.reason.key for played in PLAYED if played.outcome}
    wanted = {f"imperium-outcome-{slug(reason)}" for reason in set(Reason) - DRAWS_OF_CHANCE}
    assert found == wanted


def test_every_version_of_the_rules_is_recorded() -> None:
    assert {played.rules_version for played in PLAYED} == set(ENGINE.meta.played_rules)
