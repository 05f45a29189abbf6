"""The lobby: who sits where, who may change what, and what is refused."""

from __future__ import annotations

import asyncio
import re
from contextvars import Context
from typing import Any

import pytest
from simcord.backend.models import channel as models

from cogs.panels.game import offered
from cogs.panels.lobby import AGREE
from cogs.words.computers import MARK, computer_name
from engines import lessons
from store import Changes
from tables.seating import Guest
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.lobbies import options_with, pages, presses, sets
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, lobby, nothing_changes, refused, rows

LANGUAGES = (
    pytest.param("en", marks=pytest.mark.club("alice", "bob")),
    pytest.param("es", marks=pytest.mark.club("alice", "bob", server_locale="es-ES")),
)
WORDS, BUTTONS = 45, 5
"""How many words a new lobby has at most, and how many buttons but that of the lesson."""
FOUR = pytest.mark.club("alice", "bob", "carol", "dora")


def seats(club: Club) -> list[str]:
    """Return who sits in the newest lobby or match, in order."""
    found = rows(club, "SELECT name FROM seat WHERE match_id = (SELECT max(id) FROM match)")
    return [name or "computer" for (name,) in found]


@FOUR
async def test_people_join_and_leave_until_it_is_full(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice)
    assert "You have a seat" in (await club["carol"].press("join")).text
    assert "Has dejado" not in (left := await presses(club["carol"], "leave")).text
    assert left.private
    join = club.messages[-1].control("join")
    assert join is not None
    joined = await bob.press("join")
    refused(joined, "Tienes un asiento")
    assert club.messages[-1].control("join") is None
    for name, gist in (
        ("carol", "only 2 seats"),
        ("dora", "solo hay 2 asientos"),
        ("alice", "You have a seat already"),
        ("bob", "Ya tienes un asiento"),
    ):
        async with nothing_changes(club):
            old = forged(club[name].person.member, club.messages[-1], join.custom_id)
            refused((await club.at_once(old))[0], gist)
    for name, gist in (("carol", "no seat in this lobby"), ("dora", "No tienes asiento")):
        async with nothing_changes(club):
            deed = forged(club[name].person.member, club.messages[-1], "b:1:-1:leave:")
            refused((await club.at_once(deed))[0], gist)
    assert seats(club) == ["Alice", "Bob"]
    assert "needs players" not in club.messages[-1].text


async def test_the_next_in_line_becomes_host_when_the_host_leaves(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    await presses(alice, "leave")
    assert seats(club) == ["Bob"]
    await bob.press("computer")
    await bob.press("start")
    assert "The duel begins" in club.messages[-1].text


@FOUR
async def test_whoever_became_host_is_not_said_to_have_opened_the_lobby(
    club: Club, alice: Player, bob: Player
) -> None:
    """Nor is whoever opened it said to begin the match, in either language."""
    await alice.slash("play", game="magblast")
    await bob.press("join")
    await presses(alice, "leave")
    for player in (club["carol"], club["dora"]):
        said = [(await player.press("join")).text, (await player.slash("next")).text]
        said += [page.text async for page in pages(player)]
        for verb in HOSTS:
            deed = forged(player.person.member, club.messages[-1], f"b:1:-1:{verb}:")
            (reply,) = await club.at_once(deed)
            refused(reply, bob.mention)
            said.append(reply.text)
        assert not re.search("opened|abri", "\n".join(said))


async def test_a_lobby_that_everyone_has_left_is_called_off(club: Club, alice: Player) -> None:
    await alice.slash("play", game="shazamm", computers=1)
    await presses(alice, "leave")
    assert "was called off" in club.messages[-1].text
    assert not club.messages[-1].controls
    await alice.slash("play", game="shazamm")
    assert "needs players" in club.messages[-1].text


@pytest.mark.parametrize("game", offered())
@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_lobby_fits_one_screen_of_a_phone(
    club: Club, alice: Player, game: str, locale: str
) -> None:
    """A cover, who sits, what is agreed on in few words, and two rows of buttons; no menu."""
    await alice.slash("play", game=game)
    shown = club.messages[-1]
    (cover,) = shown.pictures
    assert len(cover) < 120_000
    assert len(shown.text.split()) <= WORDS
    taught = any(lessons.game_of(key) == game for key in lessons.keys())
    assert len(shown.controls) == BUTTONS + taught
    assert not any(control.options for control in shown.controls)


async def test_everything_is_chosen_at_once(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("play", game="imperium")
    await bob.press("join")
    page = await options_with(alice, "preset")
    await alice.choose("preset", "first", on=page)
    for what in (
        "Colonial Rush",
        "Half as long",
        "Without any chance",
        "Time for a move: **1 day**",
    ):
        assert what in club.messages[0].text
    menu = alice.now(page).control("preset")
    assert menu is not None
    assert menu.chosen == ("first",)
    await alice.choose("preset", "standard", on=page)
    assert "The standard game" in club.messages[0].text
    assert "**Bob** has still" not in club.messages[0].text
    async with nothing_changes(club):
        deed = forged(alice.person.member, page, menu.custom_id, "shortest")
        refused((await club.at_once(deed))[0], "not one of the options")


async def test_options_that_change_nothing_are_not_offered(club: Club, alice: Player) -> None:
    await alice.slash("play", game="imperium")
    cards = await options_with(alice, "deck")
    await alice.choose("chance", "false", on=cards)
    assert {c.custom_id.split(":")[-1] for c in alice.now(cards).controls if c.options} == {
        "chance"
    }


async def test_who_does_not_host_sees_what_stands_and_may_leave(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    async for page in pages(bob):
        assert not any(control.options for control in page.controls)
        if page.control("leave"):
            assert "(hard)" not in page.text
            assert page.control("cancel") is None
            break
    await bob.press("leave")
    assert seats(club) == ["Alice"]


HOSTS = ("start", "cancel", "computer", "no-computer", "rotate")


@FOUR
@pytest.mark.parametrize("verb", HOSTS)
async def test_only_the_host_may(club: Club, alice: Player, bob: Player, verb: str) -> None:
    """The others are not shown what is not theirs; whoever sends it all the same is refused."""
    await lobby(alice, bob)
    shown = club.messages[-1]
    for player, gist in ((bob, "Eso solo puede hacerlo"), (club["carol"], "Only the host")):
        deed = forged(player.person.member, shown, f"b:1:-1:{verb}:")
        async with nothing_changes(club):
            (reply,) = await club.at_once(deed)
            refused(reply, gist, alice.mention)


async def test_no_option_of_a_match_that_is_being_dealt_is_shown(club: Club, alice: Player) -> None:
    await alice.slash("play", game="shazamm")
    await club.store.commit(Changes().update_match(1, starting_at=1e9))
    refused(await alice.press("options", on=club.messages[-1]), "The start was pressed")


async def test_a_start_puts_everybodys_options_away(club: Club, alice: Player, bob: Player) -> None:
    """One line is left of each page, whichever of them was open; nothing can be chosen there."""
    await lobby(alice)
    await bob.press("join")
    hers = await options_with(alice, "preset")
    await alice.choose("preset", "first", on=hers)
    his = (await bob.press("options")).messages[0]
    await bob.press(AGREE)
    await alice.press("start")
    for player, page in ((alice, hers), (bob, his)):
        left = player.now(page)
        assert not left.controls
        assert len(left.text.split(".")) == 2
    assert "nothing of it changes" in alice.now(hers).text
    assert "ya no cambia nada" in bob.now(his).text


async def test_only_the_host_chooses_options(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice, bob)
    shown = club.messages[-1]
    for what, value in (("option:deal", "full"), ("option:clock", "1h"), ("preset:", "long")):
        deed = forged(bob.person.member, shown, f"b:1:-1:{what}", value)
        async with nothing_changes(club):
            (reply,) = await club.at_once(deed)
            refused(reply, "Eso solo puede hacerlo")


async def test_options_are_chosen_from_menus_and_told_in_the_lobby(
    club: Club, alice: Player
) -> None:
    await lobby(alice)
    for menu, value, words in (
        ("deal", "arranged", "Spells: **In the order that you choose**"),
        ("deal", "full", "Spells: **All fourteen at the start**"),
        ("clock", "1h", "Time for a move: **1 hour**"),
        ("clock", "none", "Time for a move: **no limit**"),
    ):
        page = await options_with(alice, menu)
        await alice.choose(menu, value, on=page)
        assert words in club.messages[-1].text
        control = alice.now(page).control(menu)
        assert control is not None
        assert control.chosen == (value,)
    assert len(club.messages) == 1


async def test_a_match_needs_its_players(club: Club, alice: Player) -> None:
    await lobby(alice)
    async with nothing_changes(club):
        refused(await alice.press("start"), "at least 2 seats", "People join in the lobby")


async def test_computers_come_and_go(club: Club, alice: Player, bob: Player) -> None:
    """What the seats do not allow is not offered, and refused where an older page still stands."""
    await lobby(alice)
    with_room = await options_with(alice, "+ Computer (easy)")
    assert not with_room.control("no-computer")
    await presses(alice, "+ Computer (hard)")
    assert f"{MARK} **{computer_name(1, 1)}** (hard)" in club.messages[-1].text
    async with nothing_changes(club):
        refused(await alice.press("+ Computer (easy)", on=with_room), "only 2 seats")
    with_computer = await options_with(alice, "no-computer")
    assert not with_computer.control("+ Computer (easy)")
    await presses(alice, "no-computer")
    async with nothing_changes(club):
        refused(await alice.press("no-computer", on=with_computer), "No computer has a seat")
    await bob.press("join")
    assert seats(club) == ["Alice", "Bob"]


async def test_seats_are_numbered_from_one_whoever_sits_there(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("play", game="magblast", computers=1)
    await bob.press("join")
    numbers = re.findall(r"^`(\d+)` ", club.messages[-1].text, re.MULTILINE)
    assert numbers == ["1", "2", "3"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_computers_can_be_seated_at_once(club: Club, alice: Player, level: str) -> None:
    await alice.slash("play", game="shazamm", computers=1, level=level)
    assert f"({level})" in club.messages[-1].text
    assert seats(club) == ["Alice", "computer"]


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_more_computers_than_seats_are_refused_without_a_trace(
    club: Club, alice: Player, where: str
) -> None:
    async with nothing_changes(club):
        refused(await alice.slash("play", game="shazamm", computers=7, where=where), "only 2 seats")
    assert not club.threads


async def test_seats_can_be_switched(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice, bob)
    await presses(alice, "rotate")
    assert seats(club) == ["Bob", "Alice"]
    await bob.press(AGREE)
    await alice.press("start")
    position = await club.bot.services.tables.live.position(1)
    assert [row.user_id for row in position.seats] == [bob.id, alice.id]


async def test_one_match_at_a_time_in_a_channel(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice)
    for player, gist in ((alice, "already has a match"), (bob, "ya tiene una partida")):
        async with nothing_changes(club):
            refused(await player.slash("play", game="shazamm"), gist)
    await bob.press("join")
    await alice.press("start")
    async with nothing_changes(club):
        refused(await bob.slash("play", game="shazamm"), "ya tiene una partida")


async def test_where_a_match_stands_another_is_offered_in_a_thread(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    async with nothing_changes(club):
        reply = await bob.slash("play", game="magblast", opponent=alice.person.member, computers=2)
    offered = reply.messages[0]
    opened = await bob.press("En un hilo nuevo", on=offered)
    assert opened.acknowledged
    now = club.look_up(offered.channel_id, offered.id)
    (thread,) = club.threads
    assert f"<#{thread.id}>" in now.text and not now.controls
    lobby = club.messages_in(thread)[-1]
    assert "Mag·Blast" in lobby.text and lobby.text.count("🤖") == 2
    assert seats(club)[0] == "Bob"
    assert club.pings[-1].user_ids == (alice.id,)


@pytest.mark.parametrize(
    ("whose", "missing", "told"),
    [
        ("bot", "create_public_threads", "once a moderator has given me Create Public Threads"),
        ("own", "create_public_threads", "you lack Create Public Threads"),
    ],
)
async def test_where_no_thread_can_be_opened_it_is_told_what_to_do(
    club: Club, alice: Player, whose: str, missing: str, told: str
) -> None:
    await begun(club)
    if whose == "bot":
        club.forbid(missing)
    else:
        club.forbid_to(alice, missing)
    async with nothing_changes(club):
        reply = await alice.slash("play", game="shazamm")
    refused(reply, told)
    assert not reply.messages[0].controls


@pytest.mark.parametrize(("made", "kind"), [("text", 11), ("news", 10)])
async def test_a_thread_is_of_the_type_that_a_channel_has(
    club: Club, alice: Player, made: str, kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses any other in a channel of announcements; simcord does not know that type."""
    monkeypatch.setattr(models, "THREAD_TYPES", frozenset({*models.THREAD_TYPES, kind}))
    make = getattr(club.world.guild, f"create_{made}_channel")
    place = make("elsewhere")
    await alice.slash("play", place, game="shazamm", where="thread")
    (thread,) = place.threads
    assert club.env.backend.get_channel(thread.id).type == kind
    assert [message for message in club.messages_in(thread) if message.control("join")]


async def test_a_forged_offer_of_a_thread_opens_none(club: Club, alice: Player) -> None:
    await begun(club)
    reply = await alice.slash("play", game="shazamm")
    for extra in ("nothing..0.normal", "shazamm..9.normal", "shazamm..0.best", "shazamm", ""):
        deed = forged(alice.person.member, reply.messages[0], f"b:0:-1:in-thread:{extra}")
        async with nothing_changes(club):
            refused((await club.at_once(deed))[0])
    assert not club.threads


async def test_matches_in_two_channels_do_not_meet(club: Club, alice: Player, bob: Player) -> None:
    other = club.world.guild.create_text_channel("other")
    await begun(club)
    await alice.slash("play", other, game="shazamm")
    await bob.press("join", on=club.messages_in(other)[-1])
    await alice.press("start", on=club.messages_in(other)[-1])
    here = [message.text for message in club.messages]
    await alice.slash("shazamm cast", other, bet=7)
    await bob.slash("shazamm cast", other, bet=8)
    assert "bets 7" in club.messages_in(other)[-1].text
    assert [message.text for message in club.messages] == here
    for player, gist in ((alice, "several matches"), (bob, "varias partidas")):
        for command in ("shazamm cast", "hand"):
            options = {"bet": 5} if command == "shazamm cast" else {}
            async with nothing_changes(club):
                refused(await player.slash(command, player.person.dm, **options), gist)


async def test_a_command_in_direct_messages_means_the_match_that_waits(
    club: Club, alice: Player, bob: Player
) -> None:
    other = club.world.guild.create_text_channel("other")
    await begun(club)
    await alice.slash("play", other, game="shazamm", computers=1)
    await alice.press("start", on=club.messages_in(other)[-1])
    await alice.slash("shazamm cast", bet=4)
    here = [message.text for message in club.messages]
    asked = [message.text for message in club.messages_in(other)]
    await alice.slash("shazamm cast", alice.person.dm, bet=5)
    assert [message.text for message in club.messages] == here
    assert [message.text for message in club.messages_in(other)] != asked


async def test_the_people_of_an_ended_match_play_again_with_the_same_options(
    club: Club, alice: Player, bob: Player
) -> None:
    """Each sits on the other side, and at the end it is told what both matches come to."""
    await begun(club, "full", "1h")
    await alice.slash("resign")
    await alice.press("resign")
    await alice.press("again")
    shown = club.messages[-1].text
    assert "match 2 needs players" in shown
    assert "The return of match 1: whoever played there has the other side" in shown
    assert "All fourteen at the start" in shown
    assert "1 hour" in shown
    assert club.pings[-1].user_ids == (bob.id,)
    refused(await bob.press("again"), "Tienes un asiento")
    async with nothing_changes(club):
        refused(await bob.press("again"), "Ya tienes un asiento")
    shown = club.messages[-1].text
    assert shown.index(f"<@{bob.id}>") < shown.index(f"<@{alice.id}>")
    await alice.press("start")
    assert "match 2" in club.messages[-1].text
    await bob.slash("resign")
    await bob.press("resign")
    said = "\n".join(message.text for message in club.messages)
    assert "This match and match 1 together: **Bob** 1, **Alice** 1." in said


async def test_who_would_play_again_joins_no_return_with_other_options(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, "full", "1h")
    await alice.press("resign", on=(await alice.slash("resign")).messages[0])
    await alice.press("again")
    await sets(alice, "clock", "3d")
    async with nothing_changes(club):
        refused(await bob.press("again"), "con otras opciones", "únete ahí")
    await sets(alice, "clock", "1h")
    refused(await bob.press("again"), "Tienes un asiento")


async def test_who_would_play_again_joins_no_return_that_changes_at_that_moment(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(club, "full", "1h")
    await alice.press("resign", on=(await alice.slash("resign")).messages[0])
    await alice.press("again")
    lobby = club.bot.services.tables.lobby
    join = lobby.join

    async def late(match_id: int, guest: Guest, seen: str | None = None) -> None:
        other = lobby.set_option(match_id, alice.id, "clock", "3d")
        await asyncio.create_task(other, context=Context())  # by another interaction
        await join(match_id, guest, seen)

    monkeypatch.setattr(lobby, "join", late)
    refused(await bob.press("again"), "La mesa ha cambiado")
    assert "Seats taken: 1 of 2" in club.messages[-1].text


@FOUR
async def test_strangers_do_not_open_the_next_match(club: Club, alice: Player) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    for name, gist in (("carol", "Only those who played this match"), ("dora", "Solo quien jugó")):
        async with nothing_changes(club):
            refused(await club[name].press("again"), gist)


async def test_a_lobby_waits_for_a_week(club: Club, alice: Player) -> None:
    await lobby(alice)
    await club.advance(days=6, hours=23)
    assert club.messages[-1].control("join")
    await club.advance(hours=2)
    assert "was called off" in club.messages[-1].text
    assert not club.messages[-1].controls


async def test_what_was_chosen_is_not_refused_because_the_match_begins(
    club: Club, alice: Player
) -> None:
    """The page shows what stands after the change, and the lobby may be closed by then."""
    await alice.slash("play", game="shazamm", computers=1)
    page = await options_with(alice, "deal")
    tables_lobby = club.bot.services.tables.lobby

    async def begins(match_id: int, _: Any) -> None:
        tables_lobby.after_commit.remove(begins)
        await asyncio.create_task(tables_lobby.start(match_id, alice.id))  # somebody else does

    tables_lobby.after_commit.append(begins)
    reply = await alice.choose("deal", "full", on=page)
    assert rows(club, "SELECT json_extract(config, '$.deal') FROM match") == [("full",)]
    assert not reply.text
