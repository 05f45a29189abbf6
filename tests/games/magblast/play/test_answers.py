"""Windows answered by order, by hand and by clock, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.magblast.play.ambushes import ambushed, fires, kinds, letters, orders
from tests.games.shazamm.play.duels import nothing_changes, refused
from tests.sampled import sampled
from tests.tables.battles import ON_SHIP, SHOTS

three = pytest.mark.club("alice", "bob", "carol")
PEOPLE = ("alice", "bob", "carol")
HASH = re.compile("`[0-9a-f]{32}`")
"""What stands of the log with each board."""


@pytest.fixture
def carol(club: Club) -> Player:
    return club["carol"]


def channel(club: Club) -> list[tuple[int, str, bytes]]:
    """Return what everyone sees of the channel: words and pictures."""
    return [(m.id, m.text, b"".join(m.pictures)) for m in club.messages]


@three
async def test_six_shots_and_nobody_is_waited_for_called_or_written_to(
    club: Club, alice: Player, bob: Player, carol: Player
) -> None:
    """A normal attack phase against opponents with standing orders."""
    await ambushed(club, ("evasive-action",), ("temporal-flux",))
    pings, written = len(club.pings), [len(letters(p)) for p in (alice, bob, carol)]
    for shot in SHOTS:
        assert (await fires(alice, shot)).private
    assert len(club.pings) == pings
    assert [len(letters(p)) for p in (alice, bob, carol)] == written
    assert {kind for kind, seat in kinds(club) if seat != 0} == {"order"}
    told = club.messages[-1].text
    assert all(str(shot.sound) in told or str(shot.sound).upper() in told for shot in SHOTS)
    *_, waits, log = told.splitlines()
    assert alice.mention in waits
    assert HASH.search(log)


@three
async def test_a_window_answered_by_hand_from_the_direct_message(
    club: Club, alice: Player, bob: Player, carol: Player
) -> None:
    """One message with question, picture, answers, pass and pass for the turn; then no second."""
    await ambushed(club)
    await orders(bob, others="ask")
    written, pings = len(letters(bob)), len(club.pings)
    await fires(alice, ON_SHIP)
    assert len(letters(bob)) == written + 1
    question = letters(bob)[-1]
    assert question.pictures
    labels = [control.label for control in question.controls]
    assert {"Dejarla pasar", "Dejar pasar todo este turno", "Órdenes permanentes"} <= set(labels)
    assert len(club.pings) == pings, "who is asked is called in private alone"
    await bob.press("Dejarla pasar", on=question)
    assert len(letters(bob)) == written + 1
    assert "Dejarla pasar" not in [control.label for control in letters(bob)[-1].controls]
    assert [set(ping.user_ids) for ping in club.pings[pings:]] == [{alice.id}]


@three
async def test_passing_for_the_rest_of_the_turn_answers_now_and_later(
    club: Club, alice: Player, bob: Player
) -> None:
    await ambushed(club)
    await orders(bob, others="ask", ship_hit="ask")
    await fires(alice, ON_SHIP)
    await bob.press("Dejar pasar todo este turno", on=letters(bob)[-1])
    written = len(letters(bob))
    await fires(alice, SHOTS[0])
    assert len(letters(bob)) == written
    assert kinds(club)[-1] == ("order", 2)


@three
async def test_an_old_message_gives_no_order(club: Club, alice: Player, bob: Player) -> None:
    """The button was for a question that has passed."""
    await ambushed(club)
    await orders(bob, others="ask", ship_hit="ask")
    await fires(alice, ON_SHIP)
    question = letters(bob)[-1]
    quiet = question.control("quiet")
    assert quiet is not None
    await bob.press("Dejarla pasar", on=question)
    async with nothing_changes(club):
        late = forged(bob.person.user, question, quiet.custom_id)
        refused((await club.at_once(late))[0], "Esa pregunta ya pasó")


@three
async def test_a_window_that_nobody_answers_closes_by_the_response_clock(
    club: Club, alice: Player, bob: Player
) -> None:
    await ambushed(club, response="1h")
    await orders(bob, others="ask")
    await fires(alice, ON_SHIP)
    status = (await alice.slash("status")).text
    assert "**Bob**" in status
    assert "**Carol**" in status, "that she has answered is not told"
    assert "Time to answer: **1 hour**" in status
    await club.advance(minutes=50)
    assert "time is running out" not in club.messages[-1].text
    await club.advance(minutes=11)
    assert kinds(club)[-1] == ("clock", 1)
    assert "ran out of time" not in "\n".join(m.text for m in club.messages)
    assert set(club.pings[-1].user_ids) == {alice.id}


async def told_when(folder: Path, how: str, locale: str) -> list[str]:
    """Return the lines that the channel was told of one shot."""
    async with Club(folder / how, PEOPLE, server_locale=locale) as club:
        await ambushed(club)
        start = "\n".join(m.text for m in club.messages)
        if how != "order":
            await orders(club["bob"], others="ask")
        await fires(club["alice"], ON_SHIP)
        if how == "hand":
            await club["bob"].press("Dejarla pasar", on=letters(club["bob"])[-1])
        if how == "clock":
            await club.advance(hours=6.1)
        lines = "\n".join(m.text for m in club.messages).splitlines()
        told = [line for line in lines if line not in start and "<@" not in line]
        return [line for line in told if not HASH.search(line)]


@pytest.mark.parametrize("locale", sampled(["es-ES", "en-US"]))
async def test_the_channel_reads_the_same_however_a_window_closes(
    tmp_path: Path, locale: str
) -> None:
    """By order, by hand or by clock (ruling 7)."""
    for how in ("order", "hand", "clock"):
        (tmp_path / how).mkdir()
    told = {how: await told_when(tmp_path, how, locale) for how in ("order", "hand", "clock")}
    assert told["order"] == told["hand"] == told["clock"]
    assert any(("destr" if locale.startswith("en") else "destru") in s for s in told["order"])


@three
async def test_the_channel_stays_as_it_is_when_one_of_two_answers(
    club: Club, alice: Player, bob: Player, carol: Player
) -> None:
    await ambushed(club, ("temporal-flux",))
    await orders(bob, others="ask")
    await orders(carol, ship_lost="ask")
    await fires(alice, ON_SHIP)
    seen, requests = channel(club), len(club.requests)
    hers, pings = [m.text for m in letters(carol)], len(club.pings)
    await bob.slash("magblast respond", answer="flux")
    assert channel(club) == seen
    assert [m.text for m in letters(carol)] == hers
    assert len(club.pings) == pings
    here = f"/channels/{club.channel.id}/messages"
    assert not [r for r in club.requests[requests:] if r.path.startswith(here)]


@three
async def test_who_takes_no_direct_messages_is_asked_in_the_channel(
    club: Club, alice: Player, bob: Player
) -> None:
    await ambushed(club)
    await orders(bob, others="ask")
    club.close_dms(bob)
    await fires(alice, ON_SHIP)
    assert set(club.pings[-1].user_ids) == {bob.id}
    opened = await bob.press("act")
    assert opened.private
    await bob.press("Dejarla pasar")
    assert set(club.pings[-1].user_ids) == {alice.id}


@three
async def test_a_restart_in_an_open_window_asks_nobody_twice(
    club: Club, alice: Player, bob: Player
) -> None:
    await ambushed(club)
    await orders(bob, others="ask")
    await fires(alice, ON_SHIP)
    written, seen = len(letters(bob)), channel(club)
    await club.restart(killed=True)
    await club.rest()
    assert len(letters(bob)) == written
    assert channel(club) == seen
    await bob.press("Dejarla pasar", on=letters(bob)[-1])
    assert kinds(club)[-1] == ("action", 1)
