"""The start loads what registering commands takes, and nothing else of a game."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from cogs.games.rebelmoon import KINDS
from engines.magblast.model import ZONES
from engines.rebelmoon.model import Kind
from tests.guests import ROOT, offered_by_the_bot
from tests.laws.keyboard import commands_of

HEAVY = ("PIL", "babel", "fluent", "openskill", "pytz", "render")
"""Packages that no start needs: pictures, the parser of catalogues, the ladder's arithmetic."""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str]]:
    database = str(tmp_path_factory.mktemp("start") / "start.db")
    at_start, later = json.loads(_run("tests.laws.started", database))
    return set(at_start), set(later)


def _run(module: str, *arguments: str) -> str:
    """Return what a module prints. Whatever it cannot load is logged, and fails the test."""
    command = [sys.executable, "-m", module, *arguments]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def _of(modules: set[str], *packages: str) -> list[str]:
    return sorted(name for name in modules if name.startswith(packages))


def _knows_discord(module: str) -> bool:
    source = ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    return "\nimport discord\n" in source


def test_a_start_loads_no_pictures_and_parses_no_catalogue(
    started: tuple[set[str], set[str]],
) -> None:
    assert [name for name in started[0] if name.partition(".")[0] in HEAVY] == []


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_a_start_loads_no_rules(key: str, started: tuple[set[str], set[str]]) -> None:
    assert _of(started[0], f"bots.{key}", f"engines.{key}") == []


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_a_start_loads_no_panels(key: str, started: tuple[set[str], set[str]]) -> None:
    """They are said without Discord, and a module of a game that knows it has commands."""
    assert f"cogs.games.{key}" in started[0]
    loaded = _of(started[0], f"cogs.games.{key}.")
    assert [name for name in loaded if not _knows_discord(name)] == []


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_what_a_start_leaves_out_is_loaded_once_the_bot_is_connected(
    key: str, started: tuple[set[str], set[str]]
) -> None:
    later = started[1] - started[0]
    assert {f"engines.{key}", "fluent.runtime"} <= later


def test_what_commands_say_without_the_rules_is_what_the_rules_say() -> None:
    keep = commands_of("magblast")["keep"]
    assert [option.name for option in keep.parameters] == list(ZONES)
    assert [choice.value for choice in KINDS] == list(Kind)
