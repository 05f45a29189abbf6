"""A slow disk, a locked database: everybody hears in time that an answer follows, and then it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager

import pytest

from cogs.chat import answer
from cogs.words.strings import speaker
from engines.core import text
from offline import simcord_time
from tests.bot.club import Club
from tests.bot.deeds import COMMAND, Deed, filled_in, forged, happen
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player, Reply
from tests.bot.pupil import Pupil
from tests.games.shazamm.play.duels import begun, cast, hands, lobby, rows
from tests.in_file import file_access
from tests.lessons import stand_at

SOON = 0.05
"""Seconds in which an answer must follow here, so that no test waits for the real time."""
FORM = "b:1:1:cast:="
THINKING, UPDATE = 5, 6


@contextmanager
def impatient(club: Club) -> Iterator[None]:
    """Let whoever is answered meanwhile be told soon that it takes longer, in real time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answer, "IN_TIME", SOON)
        simcord_time.let_run(club.env, SOON)
        yield


@contextmanager
def locked(club: Club) -> Iterator[None]:
    """Let another process hold the database's write lock."""
    with closing(sqlite3.connect(club.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with impatient(club):
            yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def slow_reads(club: Club) -> AsyncIterator[None]:
    """Let the database answer no question."""
    done = threading.Event()
    reader = file_access(club.store).reader
    reading = asyncio.create_task(reader.run(lambda _: done.wait(10)))
    try:
        with impatient(club):
            yield
    finally:
        done.set()
        await reading


async def first_answers(club: Club, since: int) -> list[int]:
    """Return of which types the first answers are, as soon as there is one."""
    for _ in range(1000):
        asked = club.requests[since:]
        found = [r.json["type"] for r in asked if r.path.endswith("/callback")]
        if found:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("nobody answered")


async def under_lock(club: Club, deed: Deed) -> tuple[list[int], Reply]:
    """Let somebody act while the database is locked; return the first answers, and all."""
    since = len(club.requests)
    with locked(club):
        result = happen(club.env, deed)
        types = await first_answers(club, since)
    await club.rest()
    assert await first_answers(club, since) == types, "one first answer"
    return types, Reply(club, result)


def bet(club: Club, player: Player, in_dm: bool) -> Deed:
    """Return the answer to the form of the first turn."""
    viewer = player.person.user if in_dm else player.person.member
    where = player.person.dm.id if in_dm else club.channel.id
    return filled_in(viewer, where, FORM, {"bet": "5"})


def press(club: Club, player: Player, verb: str) -> Deed:
    """Return the press of a control of the channel's newest message."""
    control = club.messages[-1].control(verb)
    assert control is not None
    return forged(player.person.member, club.messages[-1], control.custom_id)


async def test_a_form_that_was_filled_in_is_answered_once_the_lock_is_gone(
    club: Club, alice: Player
) -> None:
    await begun(club)
    types, reply = await under_lock(club, bet(club, alice, in_dm=False))
    assert types == [THINKING]
    assert "You bet 5" in reply.text
    assert reply.private
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(1,)]


async def test_a_panel_of_ones_own_is_renewed_once_the_lock_is_gone(
    club: Club, alice: Player
) -> None:
    await begun(club)
    hand = hands(alice)[-1]
    opened = await alice.press("cast", on=hand)
    assert opened.form
    deed = filled_in(alice.person.user, alice.person.dm.id, opened.form.custom_id, {"bet": "5"})
    deed = Deed(deed.viewer, deed.kind, deed.channel_id, deed.data, hand)
    types, reply = await under_lock(club, deed)
    assert types == [UPDATE]
    assert not reply.messages
    assert "You bet 5" in hands(alice)[-1].text


async def test_a_command_is_answered_once_the_lock_is_gone(club: Club, alice: Player) -> None:
    await begun(club)
    since = len(club.requests)
    options = [{"name": "bet", "type": 4, "value": 5}]
    cast_command = [{"name": "cast", "type": 1, "options": options}]
    command = {"id": "0", "name": "shazamm", "type": 1, "options": cast_command}
    with locked(club):
        result = happen(club.env, Deed(alice.person.member, COMMAND, club.channel.id, command))
        assert await first_answers(club, since) == [THINKING]
    await club.rest()
    assert "You bet 5" in Reply(club, result).text


async def test_who_joins_is_told_so_once_the_lock_is_gone(
    club: Club, alice: Player, bob: Player
) -> None:
    """Nothing is known of Bob's language, either: no answer waits until it is remembered."""
    await lobby(alice)
    types, reply = await under_lock(club, press(club, bob, "join"))
    assert types == [THINKING]
    assert "Tienes un asiento" in reply.text
    assert rows(club, "SELECT locale FROM person WHERE user_id = ?", bob.id) == [("es",)]


async def test_what_is_done_without_a_word_leaves_no_answer_behind(
    club: Club, alice: Player
) -> None:
    await lobby(alice)
    types, reply = await under_lock(club, press(club, alice, "computer"))
    assert types == [THINKING]
    assert not reply.messages, "nobody thinks any more"
    assert rows(club, "SELECT count(*) FROM seat") == [(2,)]


async def test_a_lock_that_stays_is_told_as_what_it_is(
    club: Club, alice: Player, error_log: ErrorLog
) -> None:
    await begun(club)
    writer = file_access(club.store).writer
    await writer.run(lambda connection: connection.execute("PRAGMA busy_timeout = 100"))
    with locked(club):
        reply = await cast(alice, 5)
    assert "nothing was changed" in reply.text
    assert rows(club, "SELECT count(*) FROM entry WHERE kind <> 'deal'") == [(0,)]
    error_log.expect("/shazamm cast failed")
    assert "You bet 5" in (await cast(alice, 5)).text


async def test_a_form_that_cannot_open_in_time_waits_behind_a_button(
    club: Club, alice: Player
) -> None:
    await begun(club)
    since = len(club.requests)
    async with slow_reads(club):
        result = happen(club.env, press(club, alice, "act"))
        assert await first_answers(club, since) == [THINKING]
    await club.rest()
    reply = Reply(club, result)
    assert reply.form is None
    assert reply.private
    (ready,) = reply.messages
    opened = await alice.press("form-again", on=ready)
    assert opened.form
    assert "You bet 5" in (await alice.submit(opened, bet="5")).text + hands(alice)[-1].text


async def test_nothing_is_suggested_while_the_disk_is_slow(club: Club, alice: Player) -> None:
    await begun(club)
    assert await alice.suggestions("shazamm cast", "bet")
    async with slow_reads(club):
        assert await alice.suggestions("shazamm cast", "bet") == {}
    assert await alice.suggestions("shazamm cast", "bet")


async def test_who_searches_the_rules_too_late_is_told_to_press_once_more(
    club: Club, alice: Player
) -> None:
    await begun(club)
    (page,) = (await alice.slash("rules")).messages
    since, seek = len(club.requests), page.control("seek")
    assert seek is not None
    async with slow_reads(club):
        deed = forged(alice.person.member, page, seek.custom_id)
        result = happen(club.env, deed)
        await first_answers(club, since)
    await club.rest()
    reply = Reply(club, result)
    assert reply.form is None
    assert "press once more" in reply.text
    found = await alice.submit(await alice.press("seek", on=page), words="suction")
    assert found.acknowledged
    assert "“suction”" in alice.now(page).text


async def test_whose_form_of_a_lesson_comes_too_late_is_told_to_press_once_more(
    club: Club, alice: Player
) -> None:
    (begun_at,) = (await alice.slash("learn", game="shazamm")).messages
    page = await Pupil(alice, "shazamm", begun_at).goes_on()
    since, control = len(club.requests), str(stand_at("shazamm", 1).press.control)
    async with slow_reads(club):
        result = happen(club.env, forged(alice.person.member, page, control))
        await first_answers(club, since)
    await club.rest()
    assert Reply(club, result).form is None
    assert speaker("en")(text("lesson-form-late")) in alice.now(page).text
    assert (await alice.press(control, on=page)).form
