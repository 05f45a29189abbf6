"""A paused match as people meet it: the board, /status, /hand, what they press, and /report."""

from __future__ import annotations

import logging

import pytest

from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, lobby, nothing_changes, refused, rows
from tests.tables.faults import broken

FAULT, FALLA = "paused because of a fault", "en pausa por un fallo"


async def paused(club: Club, error_log: ErrorLog, *methods: str) -> None:
    """Let a match of an hour's clock be paused, whose engine fails in `methods`."""
    await begun(club, clock="1h")
    with broken("shazamm", *methods):
        await club.advance(minutes=61)
    error_log.expect("match 1 is paused at ply 0")


async def test_a_paused_match_says_so_everywhere_and_goes_on(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog
) -> None:
    await paused(club, error_log, "default_action")
    board = club.messages[-1]
    assert FAULT in board.text
    assert "⏸ Paused" in board.text
    assert board.pictures  # it can still be drawn
    async with nothing_changes(club):
        refused(await cast(alice, 5), FAULT)
        refused(await cast(bob, 5), FALLA, "/cancelar")
        refused(await alice.press("act", on=board), FAULT)
        refused(await bob.press("cast", on=bob.dms[-1]), FALLA)
        for command in ("undo", "resign"):
            refused(await alice.slash(command), FAULT)
        refused(await alice.slash("status"), "⏸ Paused", "match 1 is paused")
        refused(await bob.slash("status", bob.person.dm), "en pausa")
        refused(await alice.slash("hand"), "⏸ Paused")
        refused(await alice.slash("board"), "⏸ Paused")
        (helps,) = (await alice.slash("help")).messages
        await alice.press("All commands", on=helps)
        assert "/report" in alice.now(helps).text
        refused(await alice.press("news", on=board), "page 1 of 1")
        assert await alice.suggestions("shazamm cast", "spells") == {}
    await club.restart()
    assert set(club.pings[-1].user_ids) == {alice.id, bob.id}
    said = "\n".join(message.text for message in club.messages)
    assert (said.count(FAULT), said.count("This match goes on")) == (1, 1)
    assert {kind for (kind,) in rows(club, "SELECT kind FROM entry")} >= {"pause", "resume"}


@pytest.mark.club("alice", "bob", "carol")
async def test_what_cannot_be_looked_at_says_so_in_words(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog
) -> None:
    await begun(club, clock="1h")
    with broken("shazamm", "view"):
        await club.advance(minutes=61)
        error_log.expect("match 1 is paused at ply 0")
        error_log.lines.clear()
        board = club.messages[-1]
        assert FAULT in board.text
        assert "⏸ Paused" in board.text
        assert not board.pictures
        async with nothing_changes(club):
            refused(await cast(alice, 5), FAULT)
            for command in ("hand", "board", "status"):
                refused(await bob.slash(command), "⏸ En pausa")
    club.promote(club["carol"], manage_channels=True)
    assert (await club["carol"].slash("cancel")).private
    await club.rest()
    assert "has called this match off" in club.messages[-1].text


async def test_a_report_is_noted_once_a_minute_and_thanked_for(
    club: Club, alice: Player, bob: Player, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "tables.match.reports")
    await begun(club)
    await cast(alice, 5)
    async with nothing_changes(club):
        for _ in range(3):
            refused(await alice.slash("report"), "Thank you")
        refused(await bob.slash("report", bob.person.dm), "Gracias")
    line = "match 1 is reported: shazamm, ply 1, rules version 1, program version 0.1.0"
    assert _told(caplog) == [line, line]  # one of each
    await club.advance(minutes=1)
    await alice.slash("report")
    assert _told(caplog) == [line] * 3


def _told(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [record for record in caplog.records if record.name == "tables.match.reports"]
    assert all(record.levelno == logging.WARNING for record in records)
    return [record.getMessage() for record in records]


async def test_there_is_nothing_to_report_where_no_match_is(
    club: Club, alice: Player, bob: Player, caplog: pytest.LogCaptureFixture
) -> None:
    refused(await alice.slash("report"), "no match in this channel")
    refused(await bob.slash("report", bob.person.dm), "ninguna partida en curso")
    assert _told(caplog) == []
    await lobby(alice)
    refused(await alice.slash("report"), "Thank you")


async def test_a_match_that_cannot_be_read_can_be_reported(
    club: Club, alice: Player, error_log: ErrorLog, caplog: pytest.LogCaptureFixture
) -> None:
    await paused(club, error_log, "default_action")
    refused(await alice.slash("report"), "Thank you")
    assert len(_told(caplog)) == 1
