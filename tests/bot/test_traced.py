"""The log says which match and interaction a line belongs to, and nothing that is private."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.chat.traced import Traced, trace
from cogs.games.shazamm import ShazammCog
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.fleeting import goes_once_it_is_over
from tests.games.shazamm.play.duels import begun, cast_in_form, lobby

SECRET = "xlivmmxc"


class Kept(logging.Handler):
    """Keeps what is logged, at every level, as an operator would have it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.addFilter(Traced())
        self.setFormatter(logging.Formatter("{levelname} {name}: {message}{trace}", style="{"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler, root = Kept(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


async def test_a_fault_is_logged_with_its_match_and_its_interaction(
    club: Club,
    alice: Player,
    kept: Kept,
    error_log: ErrorLog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    match = await begun(club)
    monkeypatch.setattr(ShazammCog, "answer", broken)
    reply = await alice.press("act", on=club.messages[-1])
    assert "nothing was changed" in reply.text
    (line,) = [line for line in kept.lines if line.startswith("ERROR")]
    interaction = reply.result._interaction.id
    assert f"act failed match={match} interaction={interaction}\n" in line
    error_log.expect("act failed")


async def test_what_goes_on_after_an_interaction_is_not_taken_for_it(
    club: Club, alice: Player, bob: Player, kept: Kept, error_log: ErrorLog
) -> None:
    """Delivery begins in the task of whoever moved, and delivers for others too."""
    await lobby(alice, bob)
    club.fail("POST", f"/channels/{club.channel.id}/messages", 400, 50035)
    await alice.press("start")
    (line,) = [line for line in kept.lines if line.startswith("ERROR")]
    assert "delivery of match 1, board failed\n" in line
    error_log.expect("delivery of match 1")


async def test_no_line_tells_what_was_filled_in_at_any_level(
    club: Club, alice: Player, kept: Kept
) -> None:
    await begun(club)
    kept.lines.clear()
    reply = await cast_in_form(alice, SECRET)
    assert reply.private
    await cast_in_form(alice, "41")
    assert not [line for line in kept.lines if SECRET in line or "'bet'" in line or "Cast(" in line]


async def test_a_task_that_was_traced_goes_once_it_is_over() -> None:
    interaction: Any = SimpleNamespace(id=1, data={})
    assert await goes_once_it_is_over(lambda: trace(interaction))
