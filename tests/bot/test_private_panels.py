"""A panel that only its owner sees shows what is asked next, whatever message it stands on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.chat import own
from cogs.panels.ids import parse
from engines.magblast import ENGINE
from engines.rebelmoon import ENGINE as REBEL_MOON
from engines.rebelmoon.model import Colour, Kind, Place, Weapon
from store import Changes
from tables.notice import hand as hand_of
from tables.tables import By
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.magblast.play.battles import Battle
from tests.games.magblast.play.battles import begun as battle
from tests.games.rebelmoon.play.raids import Raid, type_in
from tests.games.rebelmoon.play.raids import begun as besieged
from tests.games.shazamm.play.duels import begun as duel
from tests.games.shazamm.play.duels import hand, turn

PHASES = {"en-US": ("Reinforce", "Maneuver", "Attack"), "es-ES": ("Refuerzo", "Maniobra", "Ataque")}


def now(club: Club, message: Seen) -> Seen:
    return club.look_up(message.channel_id, message.id)


async def confirm(player: Player) -> None:
    """Press what says the last word on the newest direct message."""
    message = player.dms[-1]
    last = next(control for control in message.controls if control.custom_id.endswith("!"))
    await player.press(last.custom_id, on=message)


async def test_an_answer_in_direct_messages_goes_on_with_what_is_asked_next(club: Club) -> None:
    """A whole turn on the answer that `/hand` gives there."""
    match = Battle(club, await battle(club))
    for player in match.players:
        await confirm(player)
    (seat,) = ENGINE.to_act(await match.state())
    me = match.players[seat]
    panel = (await me.slash("hand", me.person.dm)).messages[0]
    for asked in PHASES[me.locale]:
        assert asked in now(club, panel).text or asked in str(now(club, panel).controls), asked
        answer = await me.press("end", on=now(club, panel))
        assert not answer.messages, "the panel itself is the answer"
    assert not now(club, panel).control("end"), "the turn is over"
    assert match.players[1 - seat].name in now(club, panel).text.casefold()


async def test_a_hand_that_was_posted_again_is_good_on_both_messages(
    club: Club, alice: Player
) -> None:
    await duel(club)
    old = hand(alice)
    club.leave_as_it_is(old)
    await alice.slash("board", again=True)
    opened = await alice.press("cast", on=old)
    await alice.submit(opened, bet="7", spells=[])
    assert "You bet 7" in now(club, old).text
    assert "You bet 7" in hand(alice).text


async def test_a_private_answer_whose_question_has_passed_becomes_the_panel_of_now(
    club: Club, alice: Player
) -> None:
    await duel(club)
    panel = (await alice.press("hand", on=club.messages[-1])).messages[0]
    await turn(club, (5,), (6,))
    late = await alice.press("cast", on=panel)
    assert not late.messages
    assert "That question has passed" in now(club, panel).text
    opened = await alice.press("cast", on=now(club, panel))
    assert opened.form is not None
    assert "Turn 2" in opened.form.title


async def test_a_private_answer_of_a_match_that_is_over_offers_nothing_any_more(
    club: Club, alice: Player, bob: Player
) -> None:
    await duel(club)
    panel = (await alice.press("hand", on=club.messages[-1])).messages[0]
    await bob.slash("resign")
    await bob.press("resign")
    await alice.press("cast", on=panel)
    assert "over" in now(club, panel).text
    assert not now(club, panel).control("cast")


@pytest.mark.parametrize("known", [True, False], ids=["known", "not yet confirmed"])
async def test_a_late_answer_never_covers_the_next_question(
    club: Club, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """Also on a message that people see, and of which Discord has not told that it stands."""
    match = Battle(club, await battle(club))
    for player in match.players:
        await confirm(player)
    (seat,) = ENGINE.to_act(await match.state())
    me, store, tables = match.players[seat], club.store, club.bot.services.tables
    shown = await store.outbox.message(match.number, hand_of(seat))
    assert shown is not None and shown.message_id == me.dms[-1].id
    if not known:
        await store.commit(Changes().message(replace(shown, message_id=1)))
    renew = own.renew

    async def late(*parts: Any, **others: Any) -> None:
        """Let the answer arrive when the match has gone on, and the hand shows it."""
        monkeypatch.setattr(own, "renew", renew)
        if not known:
            await store.commit(Changes().message(shown))
        action = next(iter(ENGINE.legal_actions(await match.state(), seat)))
        await tables.play.submit(match.number, By(me.id), action)
        while await store.outbox.waiting(match.number):  # noqa: ASYNC110 - what it shows tells nobody
            await asyncio.sleep(0)
        await renew(*parts, **others)

    monkeypatch.setattr(own, "renew", late)
    await me.press("end", on=me.dms[-1])
    asked = (await tables.live.position(match.number)).question(seat)
    questions = {parse(c.custom_id) for c in me.dms[-1].controls}
    assert asked in {known.question for known in questions if known is not None}


async def test_a_private_answer_does_not_answer_what_came_in_place_of_what_was_taken_back(
    club: Club, alice: Player, bob: Player
) -> None:
    """The next question has the same number in the game; whoever reads the panel read another."""
    raid = Raid(club, await besieged(club))
    first, second, *_ = REBEL_MOON.legal_actions(await raid.state(), 0)
    await type_in(raid, alice, first)
    panel = (await bob.slash("hand")).messages[0]
    await alice.slash("undo")
    await type_in(raid, alice, second)
    stands = await raid.state()
    old = next(c for c in panel.controls if (known := parse(c.custom_id)) and known.question > 0)
    await bob.choose(old.custom_id, next(iter(old.options)), on=panel)
    assert "Esa pregunta ya pasó" in now(club, panel).text
    assert await raid.state() == stands


async def waiting_panel(raid: Raid, alice: Player) -> Seen:
    """Let Alice place an asteroid on a private answer, and return that answer."""
    panel = (await alice.press("hand", on=raid.club.messages[-1])).messages[0]
    opened = await alice.press("place", on=panel)
    await alice.submit(opened, cell="F6")
    assert "Waiting for" in now(raid.club, panel).text
    return panel


async def test_a_private_answer_shows_the_next_question_as_soon_as_it_is_asked(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever plays on at once need not open it again."""
    raid = Raid(club, await besieged(club))
    panel = await waiting_panel(raid, alice)
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    shown = now(club, panel)
    assert "It is your turn" in shown.text
    assert "Bob" in shown.text, "what happened meanwhile"
    opened = await alice.press("place", on=shown)
    await alice.submit(opened, cell="E6")
    assert (await raid.state()).asteroids >= {"F6", "E6"}
    assert "Waiting for" in now(club, panel).text


async def test_a_private_answer_shows_the_next_question_also_to_whoever_may_act_meanwhile(
    club: Club,
) -> None:
    """In Mag·Blast one may always call for a Brutal Assault."""
    match = Battle(club, await battle(club))
    for player in match.players:
        await confirm(player)
    (seat,) = ENGINE.to_act(await match.state())
    me, other = match.players[seat], match.players[1 - seat]
    panel = (await me.press("act", on=club.messages[-1])).messages[0]
    await me.press("finish", on=panel)
    assert not now(club, panel).control("end")
    theirs = (await other.press("act", on=club.messages[-1])).messages[0]
    await other.press("finish", on=theirs)
    assert now(club, panel).control("end")
    assert not now(club, theirs).control("end")


async def test_whoever_opens_a_hand_while_others_play_is_shown_the_next_question_there(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await besieged(club))
    await type_in(raid, alice, Place("F6"))
    panel = (await alice.press("hand", on=club.messages[-1])).messages[0]
    assert "It is your turn" not in panel.text
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    assert "It is your turn" in now(club, panel).text
    assert now(club, panel).control("place")


async def test_a_private_answer_that_shows_something_else_by_then_is_left_alone(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await besieged(club))
    panel = await waiting_panel(raid, alice)
    await alice.press("rules", on=now(club, panel))
    looked = now(club, panel)
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    assert now(club, panel).text == looked.text


async def test_a_private_answer_that_discord_changes_no_more_stays_as_it_is(
    club: Club, alice: Player, bob: Player, caplog: pytest.LogCaptureFixture
) -> None:
    """It takes changes for a quarter of an hour."""
    raid = Raid(club, await besieged(club))
    panel = await waiting_panel(raid, alice)
    club.env.backend.advance_clock(16 * 60)
    caplog.set_level("INFO", logger="cogs.chat.answer")
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    assert "Waiting for" in now(club, panel).text
    assert (await raid.state()).to_act == 0
    assert not caplog.records, "nothing is tried that cannot be"


async def test_a_private_answer_by_which_one_waits_shows_that_the_match_is_over(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await besieged(club))
    panel = await waiting_panel(raid, alice)
    await bob.slash("resign")
    await bob.press("resign")
    shown = now(club, panel)
    assert "Waiting for" not in shown.text
    assert "over" in shown.text
    assert not shown.control("place")
    assert not shown.control("+place")


async def test_a_private_answer_on_which_one_chooses_ahead_is_left_alone(
    club: Club, alice: Player, bob: Player
) -> None:
    """Also if what was chosen there cannot be done any more: whoever goes on there is told."""
    raid = Raid(club, await besieged(club))
    panel = await waiting_panel(raid, alice)
    menu = next(control for control in now(club, panel).controls if control.options)
    await alice.choose(menu.custom_id, "C5", on=now(club, panel))
    chosen = now(club, panel)
    assert "C5" in chosen.text
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    assert (await raid.state()).to_act == 0
    assert now(club, panel) == chosen


async def test_a_private_answer_shows_what_was_asked_while_it_was_on_its_way(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    raid = Raid(club, await besieged(club))
    panel = (await alice.press("hand", on=club.messages[-1])).messages[0]
    opened = await alice.press("place", on=panel)
    renew = own.renew

    async def late(*parts: Any, **others: Any) -> None:
        """Let the other move once what is shown has been sent."""
        monkeypatch.setattr(own, "renew", renew)
        await renew(*parts, **others)
        action = Place("C5", Weapon(Kind.LASER, Colour.RED))
        await club.bot.services.tables.play.submit(raid.number, By(bob.id), action)

    monkeypatch.setattr(own, "renew", late)
    await alice.submit(opened, cell="F6")
    assert "It is your turn" in now(club, panel).text
