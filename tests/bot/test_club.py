"""The club shows the real bot as people meet it, and notices what people would suffer from."""

from __future__ import annotations

import asyncio
import logging

import pytest

from offline.simcord_inside import Request, Upload
from tests.bot.club import SOON, Club
from tests.bot.fixtures import ErrorLog
from tests.bot.lobbies import sets
from tests.bot.player import Player
from tests.games.shazamm.play.duels import has_boards


async def test_people_speak_their_own_language(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("play", game="shazamm")
    english = await alice.press("start")
    spanish = await bob.press("start")
    assert english.private
    assert spanish.private
    assert english.text != spanish.text
    assert (alice.locale, bob.locale) == ("en-US", "es-ES")


async def test_a_match_starts_with_a_picture_for_all_and_a_hand_for_each(
    club: Club, alice: Player, bob: Player
) -> None:
    await started(alice, bob)
    assert club.messages[-1].pictures[0].startswith(b"\x89PNG")
    assert club.messages[-1].alt_texts[0]
    for player in (alice, bob):
        assert player.dms[-1].pictures[0].startswith(b"\x89PNG")


async def test_a_restarted_bot_goes_on(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("play", game="shazamm")
    await club.restart()
    await bob.press("join")
    await club.restart(killed=True)
    await alice.press("start")
    assert bob.dms


async def test_closed_dms_can_be_closed_and_opened(club: Club, alice: Player, bob: Player) -> None:
    club.close_dms(bob)
    await started(alice, bob)
    assert not bob.dms
    assert alice.dms
    club.open_dms(bob)
    assert not club.env.backend.faults


async def test_time_passes_only_when_it_is_let(club: Club, alice: Player, bob: Player) -> None:
    """Nobody moves, so the clock of one hour moves for both."""
    await alice.slash("play", game="shazamm")
    await has_boards(club, 1, "turn")
    await sets(alice, "clock", "1h")
    await bob.press("join")
    await alice.press("start")
    await club.advance(minutes=59)
    untouched = club.messages[-1]
    await club.advance(minutes=2)
    assert club.messages[-1].id > untouched.id


async def test_commands_offer_and_answer_in_private(club: Club, alice: Player, bob: Player) -> None:
    await started(alice, bob)
    assert 1 in await alice.suggestions("shazamm cast", "bet")
    assert (await alice.slash("shazamm cast", bet=1)).private
    assert (await bob.slash("shazamm cast", bob.person.dm, bet=2)).messages


async def test_forms_are_read_and_sent(club: Club, alice: Player, bob: Player) -> None:
    await started(alice, bob)
    shown = await bob.press("cast", on=bob.dms[-1])
    assert shown.form is not None
    assert set(shown.form.fields) == {"bet", "spells"}
    assert shown.form.fields["spells"].options
    await bob.submit(shown, bet="3", spells=["0"])
    assert "Bob" not in club.messages[-1].text.splitlines()[-1]


@pytest.mark.club("alice", "bob", settling=SOON)
async def test_discord_can_fail_and_heal(club: Club, alice: Player, bob: Player) -> None:
    """What could not be sent is sent later, once."""
    club.fail("POST", f"/channels/{club.channel.id}/messages", 500, times=None)
    await alice.slash("play", game="shazamm")
    assert not club.messages
    club.heal()
    await club.advance(minutes=10)
    assert len(club.messages) == 1


async def test_what_discord_would_refuse_fails_the_test(club: Club) -> None:
    club._hear(Request("POST", "/channels/1/messages", {"content": "x"}, (Upload("x", 1, ""),)))
    with pytest.raises(AssertionError, match="allowed mentions are not explicit"):
        club.check()


async def test_work_that_nobody_waits_for_fails_the_test(club: Club) -> None:
    club.bot.services.tables.delivery.kick()
    with pytest.raises(AssertionError, match=r"Club\.as_the_bot: \['DeliveryOffice\._look'\]"):
        club.check()
    with club.as_the_bot():
        club.bot.services.tables.delivery.kick()
    await club.rest()


async def test_the_clock_moves_to_what_an_action_waits_for_and_no_further(club: Club) -> None:
    """Nobody waits in earnest, so nothing hangs on how fast the machine is."""
    began, woken = club.env.now(), list[float]()

    async def sleeper(seconds: float) -> None:
        await asyncio.sleep(seconds)
        woken.append((club.env.now() - began).total_seconds())

    with club.as_the_bot():
        sleepers = [asyncio.create_task(sleeper(seconds)) for seconds in (20, 40, 0.5)]
    await club.rest()
    assert woken == [0.5, 20]
    await club.advance(seconds=19)
    assert len(woken) == 2
    await club.advance(seconds=1)
    assert woken == [0.5, 20, 40]
    assert all(task.done() for task in sleepers)


def test_a_logged_error_fails_the_test(error_log: ErrorLog) -> None:
    logging.getLogger("broadside").error("the roof is on fire")
    with pytest.raises(AssertionError, match="roof"):
        error_log.check()
    logging.getLogger("broadside").error("the cellar is wet")
    assert "wet" in error_log.expect("cellar")


@pytest.mark.club("ann", "ben", "cleo", server_locale="es-ES")
async def test_others_may_be_in_the_club(club: Club) -> None:
    assert [player.locale for player in club.players.values()] == ["en-US", "es-ES", "en-US"]
    await club["cleo"].slash("play", game="shazamm")
    assert "partida" in club.messages[-1].text


async def started(alice: Player, bob: Player) -> None:
    await alice.slash("play", game="shazamm")
    await bob.press("join")
    await alice.press("start")
