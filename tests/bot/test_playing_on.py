"""*Play on from here*: a button of a replay, and an option of its command."""

from __future__ import annotations

import pytest

from tables.reviewing.reviews import Reviews
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    last_match,
    nothing_changes,
    play_quickly,
    refused,
    rows,
)

FOUR = pytest.mark.club("alice", "bob", "carol", "dora")
ON = {"play-on": True}
LONGEST = 20
"""Bets of a single mana until a match is over, at most."""
SECONDS, THINKING = 60.0, 0.5
"""How long a review may take, and how long it is thought about."""
THERE = ("take-up", "take-up-seat", "take-up-level")


async def over(club: Club) -> int:
    number = await begun(club)
    await play_quickly(club)
    return number


def private(reply: Reply) -> Seen:
    assert reply.private, reply.text
    (message,) = reply.messages
    return message


async def asked(player: Player, on: Seen, forward: int = 2) -> Seen:
    """Open a replay, go some steps on, and press the way to play on from there."""
    page = private(await player.press("replay", on=on))
    for _ in range(forward):
        (to, *_) = [c for c in page.controls if c.label in ("Forward ▸", "Adelante ▸")]
        await player.press(to.custom_id, on=page)
        page = player.now(page)
    await player.press("take-up", on=page)
    return player.now(page)


@FOUR
@pytest.mark.parametrize(
    ("name", "head", "seat", "done", "mark"),
    [
        ("carol", "Play on: Shazamm!, match 1, after move 2", "Play as Bob", "It goes on in",
         "Taken from match 1 after move 2 · unrated"),
        ("dora", "Seguir jugando: ¡Shazamm!, partida 1, tras la jugada 2", "Jugar como Bob",
         "Sigue en", "Taken from match 1 after move 2 · unrated"),
    ],
)  # fmt: skip
async def test_whoever_looks_on_plays_on_in_their_language(
    club: Club, name: str, head: str, seat: str, done: str, mark: str
) -> None:
    """The board speaks the language of the server."""
    old = await over(club)
    player = club[name]
    async with nothing_changes(club):
        page = await asked(player, club.messages[-1])
        assert head in page.text
        await player.choose("take-up-level", "easy", on=page)
        page = player.now(page)
    await club.restart()
    await player.press(seat, on=page)
    assert done in player.now(page).text
    new = last_match(club)
    assert new != old
    assert mark in club.messages[-1].text
    ((level,),) = rows(club, f"SELECT level FROM seat WHERE match_id = {new} AND seat = 0")
    assert level == "easy"
    await club.rest()
    assert private(await player.slash("hand")).pictures
    await player.slash("resign")
    await player.press("resign")
    assert rows(club, f"SELECT status FROM match WHERE id = {new}") == [("ended",)]


@FOUR
@pytest.mark.parametrize(
    ("name", "head", "over_there", "nothing"),
    [
        ("alice", "Play on: Shazamm!", "The match is over at this step", "does not exist any more"),
        (
            "bob",
            "Seguir jugando: ¡Shazamm!",
            "En este paso la partida ha terminado",
            "ya no existe",
        ),
    ],
)
async def test_the_command_leads_there_at_once(
    club: Club, name: str, head: str, over_there: str, nothing: str
) -> None:
    await over(club)
    player = club[name]
    async with nothing_changes(club):
        page = private(await player.slash("replay", step=2, **ON))
        assert head in page.text
        assert [control.label for control in page.controls if control.custom_id.count("-seat")]
        assert head in private(await player.slash("replay", match=1, **ON)).text
        refused(await player.slash("replay", match=1, step=999, **ON), over_there)
        refused(await player.slash("replay", match=99), nothing)
        shown = private(await player.slash("replay", match=1, step=3))
    assert "3 " in shown.text.splitlines()[0]


async def test_a_running_match_offers_it_nowhere(club: Club, alice: Player, bob: Player) -> None:
    number = await begun(club)
    await cast(alice, 9)
    await cast(bob, 5)
    async with nothing_changes(club):
        page = private(await alice.slash("replay"))
        assert not any(page.control(verb) for verb in THERE)
        refused(await alice.slash("replay", **ON), "been played to its end")
        refused(await bob.slash("replay", **ON), "jugado hasta el final")
        for extra in ("1", "1.0.easy"):
            verb = "take-up-seat" if "." in extra else "take-up"
            custom_id = f"b:{number}:-1:{verb}:{extra}"
            deed = forged(alice.person.member, club.messages[-1], custom_id)
            (reply,) = await club.at_once(deed)
            refused(reply, "been played to its end")


async def test_at_its_end_a_match_offers_no_way_on_and_forged_controls_lead_nowhere(
    club: Club, alice: Player
) -> None:
    number = await over(club)
    end = club.messages[-1]
    page = private(await alice.press("replay", on=end))
    await alice.press("Latest ⏭", on=page)
    async with nothing_changes(club):
        assert alice.now(page).control("take-up") is None
        for control in (
            *(
                "take-up:",
                "take-up:x",
                "take-up:-1",
                "take-up:٣",
                "take-up-seat:1.9",
                "take-up:1e3",
            ),
            *("take-up-seat:1.0.brutal!", "take-up-seat:1.0.EASY"),
        ):
            custom_id = f"b:{number}:-1:{control}"
            (reply,) = await club.at_once(forged(alice.person.member, end, custom_id))
            refused(reply, "I do not know this button")
        for control in ("1.7.easy", "1.0.brutal"):
            custom_id = f"b:{number}:-1:take-up-seat:{control}"
            (reply,) = await club.at_once(forged(alice.person.member, end, custom_id))
            refused(reply, "Nobody can play on from that seat")
        for levels in (("brutal",), ("easy", "hard")):
            level = f"b:{number}:-1:take-up-level:1"
            (reply,) = await club.at_once(forged(alice.person.member, end, level, *levels))
            refused(reply, "I do not know this button")


@FOUR
async def test_a_channel_holds_one_match_and_a_thread_another(club: Club, alice: Player) -> None:
    await over(club)
    carol = club["carol"]
    page = await asked(alice, club.messages[-1])
    other = await asked(carol, club.messages[-1])
    await alice.press("Play as Alice", on=page)
    async with nothing_changes(club):
        refused(await carol.press("Play as Alice", on=other), "Open a thread in it")
    club.env.backend.create_thread(club.channel.id, name="back", type=11, owner_id=carol.id)
    (thread,) = club.threads
    page = private(await carol.slash("replay", thread, match=1, step=2, **ON))
    await carol.press("Play as Bob", on=page)
    assert last_match(club) == 3
    assert "Taken from match 1" in club.messages_in(thread)[-1].text


async def test_in_direct_messages_it_leads_to_a_server(club: Club, alice: Player) -> None:
    await over(club)
    page = private(await alice.slash("replay", alice.person.dm, match=1))
    refused(await alice.press("take-up", on=page), "in a channel of a server")
    refused(await alice.slash("replay", alice.person.dm, match=1, **ON), "a channel of a server")


@FOUR
async def test_what_others_did_before_a_match_was_played_on_is_not_judged(
    club: Club, alice: Player, bob: Player
) -> None:
    """It is nobody's own deed in this match: the review of the other one tells of it."""
    carol = club["carol"]
    await over(club)
    page = await asked(carol, club.messages[-1])
    await carol.choose("take-up-level", "easy", on=page)
    page = carol.now(page)
    await carol.press("Play as Alice", on=page)
    new = last_match(club)
    await club.rest()
    for _ in range(LONGEST):
        await carol.slash("shazamm cast", bet=1)
        await club.rest()
    tables = club.bot.services.tables
    tables.reviews = Reviews(club.store, tables.live, SECONDS, THINKING)
    text = (await carol.slash("review", match=new)).messages[0].text
    assert "Where it turned" in text
    assert "Bet 50" not in text
