"""/privacy: what is kept of oneself, as words and as a file, and how all of it is deleted."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path

import pytest

from cogs.shared import privacy
from cogs.words.strings import speaker
from engines.core import text
from store import Changes
from tables.notice import Notice, outgoing
from tests.bot.abroad import abroad
from tests.bot.club import Club
from tests.bot.deeds import Deed, filled_in, forged
from tests.bot.lobbies import sets
from tests.bot.notifying import wishes
from tests.bot.player import Player
from tests.bot.questions import asks, asks_in
from tests.bot.running import LOOKING_BACK
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    lobby,
    nothing_changes,
    play_quickly,
    refused,
    rows,
)
from tests.proofs import confirmed
from tests.tables.traced import named_in

THREE = pytest.mark.club("alice", "bob", "carol")


def traces(club: Club, player: Player) -> list[str]:
    """Return the columns that name a player."""
    return named_in(Path(club.settings.database), player.id, player.person.user.name.capitalize())


def board(club: Club) -> str:
    """Return what the board of a match says that has one."""
    return [message.text for message in club.messages if "bets 5" in message.text][-1]


async def delete(player: Player) -> None:
    """Ask to be forgotten, and confirm it."""
    await player.slash("privacy delete")
    await player.press("forget")


async def test_everybody_is_told_what_is_kept_of_them(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await play_quickly(club)
    await bob.slash("block", person=alice.person.user)
    await bob.slash("language", language="es")
    reply = await bob.slash("privacy show")
    refused(
        reply,
        "Lo que guardo de ti",
        "Tu idioma: Español",
        alice.mention,
        "Partidas terminadas: 1",
        "una por servidor y juego: 1",
        "hasta que alguien las borre",
    )
    refused(await alice.slash("privacy show", alice.person.dm), "You have blocked nobody")


async def test_the_file_holds_all_of_oneself_and_nothing_of_others(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(bob, 3)
    await bob.slash("block", person=alice.person.user)
    await bob.slash("privacy show")
    reply = await bob.press("own-file")
    refused(reply, "todo lo que guardo de ti")
    (data,) = reply.messages[-1].pictures
    told = json.loads(data)
    (part,) = told["matches"]
    assert (told["person"], told["blocked"], part["seat"]) == (bob.id, [alice.id], 1)
    assert [deed["kind"] for deed in part["deeds"]] == ["action"]
    assert part["deeds"][0]["action"]["bet"] == 3
    (secret,) = rows(club, "SELECT seed FROM match")[0]
    words = data.decode()
    assert secret not in words
    assert "Alice" not in words
    assert words.count(str(alice.id)) == 1  # who is blocked


async def test_a_lobbys_file_names_nobody_else(club: Club, alice: Player, bob: Player) -> None:
    """What one has agreed to there says who else plays."""
    await lobby(alice, bob)
    await sets(alice, "deal", "full")
    await bob.slash("privacy show")
    (data,) = (await bob.press("own-file")).messages[-1].pictures
    assert str(alice.id) not in data.decode()


@THREE
async def test_whoever_is_forgotten_is_a_former_player_to_everybody(
    club: Club, alice: Player, bob: Player
) -> None:
    """One match has ended, one runs, and a lobby waits: in both languages."""
    carol = club["carol"]
    await begun(club)
    await play_quickly(club)
    await begun(club)
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    await bob.slash("play", elsewhere, game="shazamm")
    await carol.press("join", on=club.messages_in(elsewhere)[-1])
    asked = await bob.slash("privacy delete")
    refused(asked, "Mesas que dejas: 1", "Partidas en curso que abandonas: 1", "antiguo jugador")
    assert traces(club, bob)
    done = asked.messages[-1].id
    await bob.press("forget")
    assert "Hecho" in next(message.text for message in bob.sees() if message.id == done)
    assert traces(club, bob) == []
    board = club.messages[-1]
    assert "a former player" in board.text
    assert "Bob" not in board.text + "".join(board.alt_texts)
    assert "<@" not in board.text.replace(alice.mention, "")
    assert carol.mention in club.messages_in(elsewhere)[-1].text
    exported = await alice.slash("export")
    confirmed(exported.messages[-1].pictures[0])
    assert [row[0] for row in rows(club, "SELECT status FROM match ORDER BY id")] == [
        "ended",
        "ended",
        "lobby",
    ]
    assert traces(club, bob) == []
    await club.advance(minutes=5)
    await club.restart()
    assert traces(club, bob) == []


def test_a_former_player_is_worded_when_it_is_read() -> None:
    assert [speaker(locale)(text("player-former")) for locale in ("en", "es")] == [
        "a former player",
        "un antiguo jugador",
    ]


@THREE
async def test_a_board_that_was_being_sent_names_nobody_who_is_forgotten(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await begun(club, clock="7d", board="one")
    await cast(alice, 5)
    await alice.slash("substitute", person=carol.person.user)
    await carol.press("seat-take")
    asked = (await alice.slash("privacy delete")).messages[0]
    forget = asked.control("forget")
    assert forget is not None
    await club.at_once(
        filled_in(bob.person.member, club.channel.id, "b:1:1:cast:=", {"bet": "6"}),
        forged(alice.person.member, asked, forget.custom_id),
    )
    assert alice.mention in board(club)
    await club.advance(hours=4)
    assert alice.mention not in board(club) and "bets 5" in board(club)


async def test_nobody_calls_whoever_is_forgotten(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await delete(bob)
    pings, dms = len(club.pings), len(bob.dms)
    again = next(m for m in reversed(club.messages) if m.control("again"))
    await alice.press("again", on=again)
    await club.advance(days=2)
    called = {user_id for ping in club.pings[pings:] for user_id in ping.user_ids}
    assert not called & {bob.id, 0}
    assert len(bob.dms) == dms
    assert not any("<@0>" in message.text for message in club.messages)


async def test_there_is_nothing_to_delete_twice(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    (asked,) = (await alice.slash("privacy delete")).messages
    sure = asked.control("forget")
    assert sure is not None
    await alice.press("forget")
    assert traces(club, alice) == []
    refused(await alice.slash("privacy delete"), "nothing to delete")
    press = {"custom_id": sure.custom_id, "component_type": 2}
    (again,) = await club.at_once(Deed(alice.person.member, 3, club.channel.id, press))
    refused(again, "nothing to delete")
    refused(await alice.slash("privacy show"), "Matches that are over: 0")
    assert traces(club, alice) == []


async def test_nobody_confirms_for_somebody_else(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    mine = await alice.slash("privacy delete")
    sure = mine.messages[-1].control("forget")
    assert sure is not None
    await bob.slash("privacy delete")
    forged = {"custom_id": sure.custom_id, "component_type": 2}
    async with nothing_changes(club):
        (reply,) = await club.at_once(Deed(bob.person.member, 3, club.channel.id, forged))
    refused(reply, "Este botón no es tuyo")


async def test_an_old_question_is_asked_anew(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("language", language="en")
    asked = await alice.slash("privacy delete")
    await begun(club)
    async with nothing_changes(club):
        await alice.press("forget", on=asked.messages[-1])
    told = next(m for m in alice.sees() if m.id == asked.messages[-1].id)
    assert "nothing was deleted" in told.text
    assert "give up: 1" in told.text
    await alice.press("forget", on=told)
    assert traces(club, alice) == []
    assert rows(club, "SELECT status FROM match") == [("ended",)]


async def test_whoever_keeps_it_keeps_all(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    asked = await alice.slash("privacy delete")
    async with nothing_changes(club):
        await alice.press("forget-no", on=asked.messages[-1])
    assert "Nothing was deleted" in next(
        m.text for m in alice.sees() if m.id == asked.messages[-1].id
    )


async def test_a_paused_match_is_named(club: Club, alice: Player, bob: Player) -> None:
    match_id = await begun(club)
    await club.store.commit(Changes().update_match(match_id, paused_at=1.0))
    await club.bot.services.tables.live.forget(match_id)
    await alice.slash("privacy delete")
    reply = await alice.press("forget")
    refused(reply, f"Match {match_id} is paused", "nothing was deleted")
    assert traces(club, alice)


async def test_whoever_only_asked_is_not_remembered(club: Club, alice: Player) -> None:
    """Who sits in a match is: direct messages speak their language."""
    for command in ("help", "status", "privacy show"):
        await alice.slash(command)
    assert rows(club, "SELECT * FROM person") == []
    assert traces(club, alice) == []
    await lobby(alice)
    assert [row[0] for row in rows(club, "SELECT user_id FROM person")] == [alice.id]


async def test_whoever_comes_back_is_somebody_new(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await delete(alice)
    await begun(club)
    await cast(alice, 3)
    assert rows(club, "SELECT user_id FROM seat WHERE seat = 0") == [(0,), (alice.id,)]


async def test_what_is_left_of_a_match_that_was_let_go(
    club: Club, alice: Player, bob: Player
) -> None:
    """Its buttons, its file, and a lobby after it; in both languages."""
    await begun(club)
    await play_quickly(club)
    board = club.messages[-1]
    club.bot.services.tables.retention.days = 7
    refused(await alice.slash("privacy show"), "deleted 7 days after their end")
    await club.advance(days=8)
    assert rows(club, "SELECT id FROM match") == []
    refused(await alice.press("again", on=board), "does not exist any more")
    refused(await bob.press("again", on=board), "ya no existe")
    for command in LOOKING_BACK:
        refused(await alice.slash(command), "No match of this channel", "7 days after their end")
        refused(await bob.slash(command), "Las partidas se borran 7 días después")
    assert await begun(club) == 2
    refused(await alice.slash("privacy show"), "Matches that are over: 0")


async def test_nobody_is_looked_for_who_is_nobody(club: Club, alice: Player, bob: Player) -> None:
    """What waits for a hand whose person is forgotten reaches nobody, and waits no more."""
    match_id = await begun(club)
    await delete(alice)
    club.requests.clear()
    late = outgoing(match_id, "hand-0", Notice(new=True), 0.0)
    await club.store.commit(Changes().post(late))
    await club.advance(hours=2)
    assert rows(club, "SELECT * FROM outbox") == []
    assert not [request.path for request in club.requests if request.path.endswith("/users/0")]


async def test_a_file_too_large_for_discord_is_packed(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(club)
    monkeypatch.setattr(privacy, "LARGEST", 10)
    await alice.slash("privacy show")
    (data,) = (await alice.press("own-file")).messages[-1].pictures
    with zipfile.ZipFile(BytesIO(data)) as packed:
        assert json.loads(packed.read("broadside.json"))["person"] == alice.id


async def _usual(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await cast(alice, 3)


async def _abroad(club: Club, alice: Player, bob: Player) -> None:
    await abroad(club, alice, bob)
    await asks("draw", alice)


async def _shut(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    club.forbid("send_messages", "view_channel")
    await asks_in("pause", alice)
    club.forbid()


async def _handed_on(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await bob.slash("substitute", person=club["carol"].person.user)
    await club["carol"].press("seat-take", on=club.messages[-1])


async def _offered(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, names=("alice", "carol"))
    await wishes(bob, how="direct")
    await alice.slash("substitute", person=bob.person.user)
    assert bob.dms


async def _taken(club: Club, alice: Player, bob: Player) -> None:
    await _offered(club, alice, bob)
    await bob.press("seat-take", on=club.messages[-1])


@pytest.mark.club("alice", "bob", "carol")
@pytest.mark.parametrize("way", [_usual, _abroad, _shut, _handed_on, _offered, _taken])
async def test_nothing_names_the_direct_messages_of_whoever_is_forgotten(
    club: Club, alice: Player, bob: Player, way: Callable[..., Awaitable[None]]
) -> None:
    await way(club, alice, bob)
    place = bob.person.dm.id
    named = "SELECT count(*) FROM message WHERE channel_id = ?"
    assert rows(club, named, place) != [(0,)] or way in (_handed_on, _offered)
    (shown,) = (await bob.slash("privacy delete", bob.person.dm)).messages[-1:]
    await bob.press("forget", on=shown)
    await club.advance(minutes=30)
    assert rows(club, named, place) == [(0,)]
    told = "SELECT count(*) FROM outbox WHERE CAST(payload AS TEXT) LIKE ?"
    assert rows(club, told, f"%{place}%") == [(0,)]
