"""Messages that were superseded tell what happened, and offer and claim what is so at any time."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.panels.game import offered
from cogs.panels.ids import ANY, parse
from engines.core import Dice
from tables.tables import By
from tests.bot.club import Club
from tests.bot.cuts import after_the_cut
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.bot.running import Running, begin
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    hand,
    hands,
    nothing_changes,
    rows,
    turn,
)
from tests.sampled import every_other, sampled

ENOUGH, LONGEST = 4, 60
PRESENT = re.compile(r"Waiting for|Se espera|<@\d+>|It is your turn|Te toca")
STANDING = "SELECT message_id FROM message WHERE surface NOT LIKE 'lobby'"


def shown(club: Club) -> list[Seen]:
    """Return the messages of a match's boards and hands, wherever they are."""
    letters = [letter for player in club.players.values() for letter in hands(player)]
    return [*club.messages[1:], *letters]


def old(club: Club) -> list[Seen]:
    standing = {number for (number,) in rows(club, STANDING)}
    return [message for message in shown(club) if message.id not in standing]


def question_of(custom_id: str) -> int:
    """Return of which question a control is."""
    control = parse(custom_id)
    assert control is not None
    return control.question


def edits(club: Club, message: Seen) -> int:
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    return sum((r.method, r.path) == ("PATCH", path) for r in club.requests)


@pytest.mark.parametrize("game", every_other(offered()))
async def test_old_messages_ask_nothing_and_claim_nothing_of_the_present(
    club: Club, game: str
) -> None:
    match = Running[Any](club, await begin(club, game))
    tables, chance = club.bot.services.tables, Dice(f"old {game}", 0)
    for _ in range(LONGEST):
        if len(old(club)) >= ENOUGH:
            break
        position = await tables.live.position(match.number)
        seat = chance.choice(sorted(position.asked))
        action = chance.choice(list(position.engine.legal_actions(position.state, seat)))
        with club.as_the_bot():
            await tables.play.submit(match.number, By(position.seats[seat].user_id), action)
        await club.rest()
    assert len(old(club)) >= ENOUGH
    for message in old(club):
        asked = {question_of(control.custom_id) for control in message.controls}
        assert asked <= ({ANY} if message.channel_id != club.channel.id else set())
        assert not PRESENT.search(message.text), message.text


async def test_an_old_board_keeps_its_picture_and_nothing_is_sent_again(club: Club) -> None:
    await begun(club)
    await cast(club["alice"], 5)
    board = club.messages[-1]
    asked = len(club.requests)
    await cast(club["bob"], 6)
    kept = club.look_up(board.channel_id, board.id)
    assert (kept.pictures, kept.alt_texts) == (board.pictures, board.alt_texts)
    assert "**Alice** is ready" in kept.text
    path = f"/channels/{board.channel_id}/messages/{board.id}"
    (request,) = [r for r in club.requests[asked:] if r.path == path]
    assert not request.uploads


async def test_an_old_hand_that_asked_something_shows_no_hand(club: Club, alice: Player) -> None:
    await begun(club)
    letter = hand(alice)
    await alice.slash("board", again=True)
    kept = club.look_up(letter.channel_id, letter.id)
    assert "This has passed" in kept.text
    assert not kept.pictures and not kept.controls


async def test_the_hand_of_whoever_waits_stays_as_it_is(club: Club, alice: Player) -> None:
    """Nothing on it was of that moment alone, so it takes no request when another stands."""
    await begun(club)
    await cast(alice, 5)
    letter = hand(alice)
    assert "You bet 5" in letter.text
    assert "Next: **Bob**" in letter.text
    asked = len(club.requests)
    await cast(club["bob"], 6)
    assert len(hands(alice)) == 2
    assert club.look_up(letter.channel_id, letter.id) == letter
    path = f"/channels/{letter.channel_id}/messages/{letter.id}"
    assert not [request for request in club.requests[asked:] if request.path == path]
    opened = await alice.press("act", on=letter)
    assert opened.form is not None
    assert "Turn 2" in opened.form.title, "it opens what is asked now"


async def test_whoever_moves_last_goes_on_with_the_hand_that_they_have(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    for number in (2, 3, 4):
        await turn(club, (2,), (1,))
        assert (len(hands(alice)), len(hands(bob))) == (number, 1)
    assert (await bob.press("cast", on=hands(bob)[-1])).form is not None, "the new question's"


async def test_an_old_message_is_put_away_after_a_restart(
    club: Club, alice: Player, error_log: ErrorLog
) -> None:
    await begun(club)
    board = club.messages[-1]
    await cast(alice, 5)
    path = f"/channels/{board.channel_id}/messages/{board.id}"
    club.trouble.cut_power("PATCH", path, arrives=False)
    await cast(club["bob"], 6)
    assert club.look_up(board.channel_id, board.id).controls
    await after_the_cut(club, error_log)
    assert not club.look_up(board.channel_id, board.id).controls


REFUSALS = ((429, 30046), (400, 50083), (403, 50001), (403, 50013), (404, 10008), (400, 50035))


@pytest.mark.parametrize(("status", "code"), sampled(REFUSALS, 2))
async def test_where_an_old_message_must_stay_its_buttons_tell_what_stands_now(
    club: Club, alice: Player, status: int, code: int
) -> None:
    await begun(club)
    board, letter = club.messages[-1], hand(alice)
    for message in (board, letter):
        path = f"/channels/{message.channel_id}/messages/{message.id}"
        club.fail("PATCH", path, status, code, times=None)
    before = [edits(club, message) for message in (board, letter)]
    await alice.slash("board", again=True)
    await club.advance(hours=2)
    assert [edits(club, message) for message in (board, letter)] == [n + 1 for n in before]
    async with nothing_changes(club):
        opened = await alice.press("act", on=board)
        assert opened.form is not None
        assert "Turn 1" in opened.form.title
        assert "hand, mana 50" in (await alice.press("hand", on=board)).messages[0].alt_texts[0]
        assert (await alice.press("rules", on=board)).private
    await turn(club, (1,), (1,))
    async with nothing_changes(club):
        late = await alice.press("cast", on=letter)
        assert "That question has passed" in late.text
        assert late.messages[0].control("cast")
    await turn(club, (1,), (1,))
    assert not club.look_up(club.messages[-2].channel_id, club.messages[-2].id).controls


async def test_an_old_boards_button_after_the_end_says_that_it_is_over(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 5)
    board, letter = club.messages[-1], hand(alice)
    club.leave_as_it_is(board)
    club.leave_as_it_is(letter)
    await cast(bob, 6)
    await bob.slash("resign")
    await bob.press("resign")
    async with nothing_changes(club):
        for message in (board, letter):
            assert "This match is over" in (await alice.press("act", on=message)).text
        assert "This match is over" in (await alice.press("hand", on=board)).text


@pytest.mark.club("alice", "bob", "carol")
async def test_a_new_board_that_calls_somebody_takes_the_call_off_the_old_one(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1h")
    await cast(alice, 5)
    await club.advance(minutes=50)
    reminder = club.messages[-1]
    assert "your time is running out" in reminder.text
    await cast(bob, 5)
    kept = club.look_up(reminder.channel_id, reminder.id)
    assert "your time is running out" not in kept.text
    assert bob.mention not in kept.text
