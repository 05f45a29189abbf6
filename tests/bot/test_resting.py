"""/pause as people meet it: what is asked, who agrees, and what everybody reads."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused


async def test_clocks_rest_once_all_agree_and_run_again_by_themselves(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    reply = await alice.slash("pause", days=3)
    assert reply.private and "I have asked the others" in reply.text
    asked = club.messages[-1]
    assert "**Alice** proposes that the clocks of this match rest for 3 days" in asked.text
    assert bob.mention in asked.text and club.pings[-1].user_ids == (bob.id,)
    async with nothing_changes(club):
        refused(await alice.press("rest-agree", on=asked), "You have agreed already", "Bob")
    await club.restart()
    reply = await bob.press("rest-agree", on=asked)
    assert "Los relojes descansan hasta <t:" in reply.text
    asked = club.look_up(asked.channel_id, asked.id)
    assert "All agree: the clocks rest until <t:" in asked.text and not asked.controls
    assert "By agreement the clocks rest until <t:" in club.messages[-2].text
    status = (await bob.slash("status")).text
    assert "los relojes descansan hasta <t:" in status
    refused(await alice.slash("nudge"), "rest by agreement")
    await cast(alice, 5)
    await club.advance(days=2, hours=23)
    told = "\n".join(message.text for message in club.messages)
    assert "ran out of time" not in told and "your time is running out" not in told
    await club.advance(hours=2)
    board = club.messages[-1]
    assert "The clocks run again" in board.text and "rest until" not in board.text
    assert club.pings[-1].user_ids == (bob.id,)
    await club.advance(days=1)
    assert "**Bob** ran out of time" in "\n".join(message.text for message in club.messages)


async def test_whoever_names_no_days_chooses_by_a_button_and_ends_it_likewise(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    choice = (await bob.slash("pause")).messages[0]
    assert "¿Cuánto deben descansar los relojes" in choice.text
    await bob.press("7 días", on=choice)
    assert "He preguntado a los demás" in bob.now(choice).text
    await alice.press("rest-agree")
    assert "rest until" in club.messages[-1].text
    choice = (await alice.slash("pause")).messages[0]
    assert "The clocks rest until" in choice.text
    await alice.press("rest-ask", on=choice)
    assert "clocks run again now" in club.messages[-1].text
    reply = await bob.press("rest-agree", on=club.messages[-1])
    assert "Los relojes vuelven a correr" in reply.text
    assert "The clocks run again" in club.messages[-1].text


async def test_what_cannot_rest_is_said(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, clock="none")
    async with nothing_changes(club):
        refused(await alice.slash("pause", days=2), "has no clock")
        refused(await bob.slash("pause", days=2), "no tiene reloj")
