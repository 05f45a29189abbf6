"""Laws of what all are asked: whoever must agree can, and no button agrees to what is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from cogs.panels.agreeing import agree_button
from tables.notice import QUESTIONS
from tables.questions import Question
from tests.bot.abroad import abroad
from tests.bot.becoming import given_up
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.questions import (
    VERBS,
    asks,
    asks_in,
    everywhere,
    opens_bets,
    with_button,
)
from tests.games.shazamm.play.duels import begun, cast, refused

every_kind = pytest.mark.parametrize("kind", VERBS)
Lapse = Callable[[Club, Player, Player], Awaitable[object]]
"""Lets what Alice has asked lapse."""


@pytest.mark.parametrize("surface", sorted(QUESTIONS))
def test_each_question_has_a_button_of_its_own(surface: str) -> None:
    assert agree_button(surface, Question(1, frozenset())).verb in VERBS.values()
    assert len(VERBS) == len(QUESTIONS)


@every_kind
async def test_whoever_is_of_another_server_is_asked_and_agrees_in_private(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    await abroad(club, alice, bob)
    if kind == "undo":
        await opens_bets(alice, bob, away=True)
    await asks(kind, alice)
    (asked,) = with_button(bob.dms)
    assert asked.text.startswith("¡Shazamm! · partida 1") and "**Alice**" in asked.text
    assert club.channel.mention not in asked.text
    await club.restart()
    refused(await bob.press(VERBS[kind], on=asked), "")
    assert not with_button(everywhere(club, alice, bob))
    assert "ya no se pregunta" not in bob.now(asked).text
    kinds = [entry.kind for entry in await club.store.log.entries(1)]
    assert (
        kinds.count({"draw": "draw", "pause": "rest", "cancel": "off", "undo": "consent"}[kind])
        == 2
    )


@every_kind
async def test_while_a_channel_is_shut_all_are_asked_in_private(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    await begun(club)
    if kind == "undo":
        await opens_bets(alice, bob)
    club.forbid("send_messages", "view_channel")
    if kind == "cancel":  # which is no command of direct messages
        await asks(kind, alice)
    else:
        told = await asks_in(kind, alice)
        assert "channel" not in told
    (asked,) = with_button(bob.dms)
    await bob.press(VERBS[kind], on=asked)
    await club.rest()
    assert not with_button(bob.dms)


@every_kind
async def test_also_where_discord_had_trouble_before_it_was_known_to_be_shut(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    await begun(club, clock="7d")
    if kind == "undo":
        await opens_bets(alice, bob)
    club.fail("POST", f"/channels/{club.channel.id}/messages", 500, times=None)
    await (asks if kind == "cancel" else asks_in)(kind, alice)
    assert not with_button(bob.dms)
    club.heal()
    club.forbid("send_messages", "view_channel")
    await club.advance(minutes=40)
    assert len(with_button(bob.dms, kind)) == 1


@pytest.mark.club("alice", "bob", "carol")
@every_kind
async def test_whoever_takes_over_a_seat_meanwhile_is_asked_by_their_own_name(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    carol = club["carol"]
    await begun(club, clock="7d")
    if kind == "undo":
        await opens_bets(alice, bob)
    await bob.slash("substitute", person=carol.person.user)
    offer = club.messages[-1]
    club.forbid("send_messages", "view_channel")
    await (asks if kind == "cancel" else asks_in)(kind, alice)
    assert bob.mention in with_button(bob.dms, kind)[0].text
    await carol.press("seat-take", on=offer)
    await club.rest()
    (asked,) = with_button(carol.dms, kind)
    assert carol.mention in asked.text and bob.mention not in asked.text
    assert not with_button(bob.dms)


async def _bets(alice: Player, bob: Player) -> None:
    """Let a turn be played where the channel is shut: what was offered lapses."""
    await cast(alice, 3, place=alice.person.dm)
    await cast(bob, 4, place=bob.person.dm)


@pytest.mark.parametrize("trouble", [False, True])
async def test_while_a_channel_is_shut_each_question_is_asked_in_private(
    club: Club, alice: Player, bob: Player, trouble: bool
) -> None:
    """Not the first alone, which waits for the channel; nor is one asked twice."""
    await begun(club, clock="7d")
    if trouble:
        club.fail("POST", f"/channels/{club.channel.id}/messages", 500, times=None)
    else:
        club.forbid("send_messages", "view_channel")
    await asks_in("draw", alice)
    await _bets(alice, bob)
    club.heal()
    club.forbid("send_messages", "view_channel")
    for days in (3, 7):
        await alice.slash("pause", alice.person.dm, days=days)
    await asks_in("draw", alice)
    await club.advance(minutes=40)
    assert len(with_button(bob.dms, "draw")) == 1
    (pause,) = with_button(bob.dms, "pause")
    assert "7" in pause.text
    await bob.press(VERBS["pause"], on=pause)
    await club.advance(minutes=40)
    assert len([message for message in bob.dms if "propone" in message.text]) <= 2
    assert [entry.kind for entry in await club.store.log.entries(1)][-1] == "rests"


@pytest.mark.parametrize("answered", [False, True])
async def test_what_is_asked_no_more_calls_nobody_once_the_channel_is_open(
    club: Club, alice: Player, bob: Player, answered: bool
) -> None:
    await begun(club, clock="7d")
    club.forbid("send_messages", "view_channel")
    await asks_in("pause" if answered else "draw", alice)
    if answered:
        (asked,) = with_button(bob.dms)
        await bob.press(VERBS["pause"], on=asked)
    else:
        await _bets(alice, bob)
    await club.rest()
    before = len(club.pings)
    club.forbid()
    await club.advance(minutes=60)
    said = "proposes" if answered else "offers a draw"
    late = {message.id for message in club.messages if said in message.text}
    assert late
    assert not late & {ping.message_id for ping in club.pings[before:]}


async def _moves(club: Club, alice: Player, bob: Player) -> None:
    await cast(alice, 3)
    await cast(bob, 4)


async def _waits(club: Club, alice: Player, bob: Player) -> None:
    for hours in (24, 23, 2):
        await club.advance(hours=hours)


async def _ends(club: Club, alice: Player, bob: Player) -> None:
    await given_up(club, "bob")


async def _off(club: Club, alice: Player, bob: Player) -> None:
    club.promote(club["carol"], manage_channels=True)
    await club["carol"].slash("cancel")


async def _hands_on(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("substitute", person=club["carol"].person.user)
    await club["carol"].press("seat-take", on=club.messages[-1])


async def _asks_otherwise(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("pause", days=7)


LAPSES: dict[str, Lapse] = {
    "a move": _moves,
    "time": _waits,
    "the end": _ends,
    "calling off": _off,
    "another in the seat": _hands_on,
    "another question": _asks_otherwise,
}
LAPSED = [
    *((kind, by) for kind in VERBS for by in ("the end", "calling off", "another in the seat")),
    *((kind, "a move") for kind in VERBS if kind != "pause"),
    ("draw", "time"),
    ("pause", "time"),
    ("pause", "another question"),
]


@pytest.mark.club("alice", "bob", "carol")
@pytest.mark.parametrize(("kind", "by"), LAPSED)
async def test_what_is_asked_no_more_has_no_button(
    club: Club, alice: Player, bob: Player, kind: str, by: str
) -> None:
    await begun(club, clock="7d")
    if kind == "undo":
        await opens_bets(alice, bob)
    await asks(kind, alice)
    (asked,) = with_button(club.messages, kind)
    await club.restart()
    await LAPSES[by](club, alice, bob)
    await club.rest()
    now = club.look_up(asked.channel_id, asked.id)
    assert not now.controls and ("**Alice**" in now.text or alice.mention in now.text)
    left = with_button(club.messages, kind)
    assert len(left) == (by == "another question")
    over = by not in ("the end", "calling off")
    assert ("asked no more" in now.text) is over


@every_kind
async def test_in_private_too(club: Club, alice: Player, bob: Player, kind: str) -> None:
    await abroad(club, alice, bob)
    if kind == "undo":
        await opens_bets(alice, bob, away=True)
    await asks(kind, alice)
    assert len(with_button(bob.dms, kind)) == 1
    await cast(alice, 1)
    await cast(bob, 2, place=bob.person.dm)
    await club.rest()
    if kind == "pause":  # which is no matter of a move
        assert len(with_button(bob.dms, kind)) == 1
        await _waits(club, alice, bob)
    assert not with_button(everywhere(club, alice, bob), kind)


async def test_a_second_offer_leaves_one_button(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, clock="7d")
    for _ in range(2):
        await asks("draw", alice)
        await _moves(club, alice, bob)
    await asks("draw", alice)
    await club.rest()
    (asked,) = with_button(club.messages)
    await bob.press(VERBS["draw"], on=asked)
    assert not with_button(club.messages)


async def test_a_pause_is_asked_for_through_moves(club: Club, alice: Player, bob: Player) -> None:
    """And no request changes its message meanwhile."""
    await begun(club, clock="7d")
    await asks("pause", alice)
    (asked,) = with_button(club.messages)
    requests = len(club.requests)
    await _moves(club, alice, bob)
    assert not any(str(asked.id) in str(request) for request in club.requests[requests:])
    refused(await bob.press(VERBS["pause"], on=asked), "relojes descansan")


@every_kind
async def test_what_is_asked_is_asked_again_where_a_match_goes_on(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    await begun(club)
    if kind == "undo":
        await opens_bets(alice, bob)
    await asks(kind, alice)
    (asked,) = with_button(club.messages)
    there = club.world.guild.create_text_channel("elsewhere")
    await alice.slash("move-match", there)
    await club.rest()
    was = club.look_up(asked.channel_id, asked.id)
    assert not was.controls and f"<#{there.id}>" in was.text
    (now,) = with_button(club.messages_in(there))
    await bob.press(VERBS[kind], on=now)
    await club.rest()
    assert not with_button([*club.messages, *club.messages_in(there)])
    assert len(await club.store.log.entries(1)) >= 3


async def test_what_was_asked_where_a_channel_is_gone_is_asked_where_the_match_goes_on(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    club.forbid("send_messages", "view_channel")
    await asks_in("draw", alice)
    there = club.world.guild.create_text_channel("elsewhere")
    await alice.slash("move-match", there)
    await club.advance(minutes=40)
    assert len(with_button(club.messages_in(there))) == len(with_button(bob.dms)) == 1


async def _asks_once_more(kind: str, player: Player) -> str:
    """Let somebody ask what they have asked already, and return what they are told."""
    if kind in ("pause", "draw"):
        options = {"days": 3} if kind == "pause" else {}
        return (await player.slash(kind, **options)).text
    (choice,) = (await player.slash(kind)).messages
    verb = {"cancel": "off-ask", "undo": "undo-ask"}[kind]
    return (await player.press(verb, on=choice)).text


@every_kind
async def test_a_question_that_was_deleted_is_asked_anew_by_whoever_asks_again(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    """And one that stands is not; nobody is called twice."""
    await begun(club)
    if kind == "undo":
        await opens_bets(alice, bob)
    await asks(kind, alice)
    (asked,) = with_button(club.messages)
    called = len(club.pings)
    told = await _asks_once_more(kind, alice)
    assert bob.mention in told or "Bob" in told
    assert [message.id for message in with_button(club.messages)] == [asked.id]
    club.delete(asked)
    await _asks_once_more(kind, alice)
    (anew,) = with_button(club.messages)
    assert anew.text == asked.text and anew.id != asked.id
    assert len(club.pings) == called
    await bob.press(VERBS[kind], on=anew)
    await club.rest()
    assert not with_button(club.messages)


async def test_to_whom_a_draw_is_offered_is_asked_no_other_thing(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await asks("draw", alice)
    refused(await alice.slash("draw"), "You have agreed already", "Bob")
    (choice,) = (await bob.slash("draw")).messages
    assert "**Alice** ofrece tablas. ¿Estás de acuerdo?" in choice.text
    await bob.press(VERBS["draw"], on=choice)
    assert not with_button(club.messages)
    refused(await bob.slash("draw"), "ha terminado")
