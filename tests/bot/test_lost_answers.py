"""An answer that fails undoes nothing, and people are told what the log says."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, lobby, rows

CALLBACK, LATER = "/interactions/*/*/callback", "/webhooks/*"
ARRIVES = pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrived"])


@ARRIVES
async def test_a_move_whose_answer_is_lost_on_the_line_is_answered_all_the_same(
    club: Club, alice: Player, arrives: bool
) -> None:
    await begun(club)
    club.trouble.drop_line("POST", CALLBACK, arrives=arrives)
    reply = await cast(alice, 50)
    assert "You bet 50" in reply.text
    assert len(reply.messages) == 1
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(1,)]


@ARRIVES
async def test_pictures_that_are_lost_on_the_line_are_sent_again(
    club: Club, alice: Player, arrives: bool
) -> None:
    await begun(club)
    whole = (await alice.slash("hand")).messages[0].pictures
    club.trouble.drop_line("*", LATER, arrives=arrives)
    reply = await alice.slash("hand")
    assert [message.pictures for message in reply.messages] == [whole]


async def test_a_line_that_stays_broken_is_no_fault_and_costs_no_move(
    club: Club, alice: Player, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(club)
    club.trouble.drop_line("POST", CALLBACK, arrives=False, times=2)
    reply = await cast(alice, 50)
    assert not reply.messages
    told = [record for record in caplog.records if record.name.startswith("cogs")]
    assert [record.levelname for record in told] == ["WARNING"]
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(1,)]


async def test_whoever_was_never_told_why_a_form_was_refused_goes_on_all_the_same(
    club: Club, alice: Player
) -> None:
    await begun(club)
    opened = await alice.press("act")
    club.trouble.drop_line("POST", CALLBACK, arrives=False, times=2)
    assert not (await alice.submit(opened, bet="60", spells=[])).messages
    assert "You bet 50" in (await cast(alice, 50)).text


async def test_a_thread_that_may_stand_is_never_called_unchanged(
    club: Club, alice: Player, error_log: ErrorLog
) -> None:
    club.trouble.drop_line("POST", "/channels/*/threads", arrives=True)
    reply = await alice.slash("play", game="shazamm", where="thread")
    assert club.threads
    error_log.expect("/play failed")
    assert "I cannot say whether that was done" in reply.text


async def test_what_was_made_is_never_called_unchanged(
    club: Club, bob: Player, error_log: ErrorLog
) -> None:
    await begun(club)
    club.trouble.refuse("POST", CALLBACK)
    assert "está hecho y vale" in (await cast(bob, 5)).text
    error_log.expect("/shazamm cast failed")
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(1,)]


async def test_what_is_done_without_the_log_is_never_called_unchanged(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog
) -> None:
    club.trouble.refuse("POST", CALLBACK)
    assert "no sé decirte" in (await bob.slash("language", language="es")).text
    assert rows(club, "SELECT locale FROM person") == [("es",)]
    error_log.expect("/language failed")


async def test_what_changes_a_lobby_is_known_to_be_done(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog
) -> None:
    await lobby(alice)
    club.trouble.refuse("POST", CALLBACK)
    assert "Eso está hecho y vale" in (await bob.press("join")).text
    assert rows(club, "SELECT count(*) FROM seat") == [(2,)]
    error_log.expect("join failed")


async def test_what_only_shows_something_is_called_unchanged(
    club: Club, alice: Player, error_log: ErrorLog
) -> None:
    club.trouble.refuse("POST", CALLBACK)
    assert "nothing was changed" in (await alice.slash("help")).text
    error_log.expect("/help failed")


async def test_where_the_log_cannot_be_asked_nothing_is_promised(
    club: Club, alice: Player, error_log: ErrorLog
) -> None:
    await begun(club)
    with closing(sqlite3.connect(club.settings.database, isolation_level=None)) as other:
        other.execute("ALTER TABLE entry RENAME TO unreadable")
        club.trouble.refuse("POST", CALLBACK)
        assert "I cannot say whether that was done" in (await alice.slash("help")).text
        error_log.expect("/help failed")
        other.execute("ALTER TABLE unreadable RENAME TO entry")


@ARRIVES
async def test_a_choice_is_answered_in_its_place_though_the_line_breaks(
    club: Club, alice: Player, arrives: bool
) -> None:
    await begun(club)
    asked = await alice.slash("resign")
    club.trouble.drop_line("*", LATER, arrives=arrives)
    reply = await alice.press("resign-no", on=asked.messages[0])
    assert not reply.messages
    assert "You play on" in asked.messages[0].text
