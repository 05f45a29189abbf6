"""After a rest the first board that is wanted of a game reads and loads nothing any more."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from cogs.chat.warming import rehearsed
from tests.guests import offered_by_the_bot


def _first_boards(*arguments: str) -> dict[str, list[str]]:
    command = [sys.executable, "-m", "tests.laws.rested", *arguments]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


def test_what_first_boards_read_was_read_while_nobody_waited() -> None:
    assert _first_boards() == {game: [] for game in offered_by_the_bot()}


def test_it_is_seen_what_first_boards_read() -> None:
    hurried = _first_boards("hurried")
    assert sorted(hurried) == sorted(offered_by_the_bot())
    assert all(hurried.values())


@pytest.mark.parametrize("game", offered_by_the_bot())
def test_such_a_board_is_given_up_as_soon_as_somebody_waits(game: str) -> None:
    asked = iter((False, False, True))
    assert not rehearsed(game, "en", lambda: next(asked))


@pytest.mark.parametrize("game", offered_by_the_bot())
def test_such_a_board_is_finished_while_nobody_does(game: str) -> None:
    assert rehearsed(game, "en", lambda: False)
