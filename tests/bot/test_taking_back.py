"""/undo where something was revealed: the others are asked in the channel, in their language."""

from __future__ import annotations

import pytest

from cogs.panels.taking_back import OWN
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused


async def asks(club: Club, alice: Player, bob: Player) -> Seen:
    """Let Bob ask to take back what has opened both bets; return the question."""
    await begun(club)
    await cast(alice, 9)
    await cast(bob, 5)
    async with nothing_changes(club):
        offered = await bob.slash("undo")
    refused(offered, "se ha revelado algo")
    await bob.press("undo-ask", on=offered.messages[0])
    assert "Se pregunta a los demás" in bob.now(offered.messages[0]).text
    return club.messages[-1]


async def test_the_others_are_asked_and_it_is_taken_back(
    club: Club, alice: Player, bob: Player
) -> None:
    question = await asks(club, alice, bob)
    assert "**Bob** asks to take the last move back" in question.text
    assert club.pings[-1].user_ids == (alice.id,)
    async with nothing_changes(club):
        refused(await bob.press("undo-agree", on=question), "falta **Alice**")
    refused(await alice.press("undo-agree", on=question), "All agree")
    assert not club.look_up(question.channel_id, question.id).controls
    assert "takes the last move back; all who play agree" in "".join(
        message.text for message in club.messages
    )
    async with nothing_changes(club):
        refused(await _forged(club, alice, question, _number(question)), "nothing to agree to")
    await cast(bob, 6)
    assert "bets 6" in club.messages[-1].text


async def test_a_restart_in_between_loses_nothing(club: Club, alice: Player, bob: Player) -> None:
    question = await asks(club, alice, bob)
    await club.restart(killed=True)
    refused(await alice.press("undo-agree", on=question), "All agree")


async def test_what_is_forged_agrees_to_nothing(club: Club, alice: Player, bob: Player) -> None:
    question = await asks(club, alice, bob)
    async with nothing_changes(club):
        for extra, gist in (
            ("", "I do not know"),
            ("x", "I do not know"),
            ("99", "nothing to agree"),
            ("9" * 40, "I do not know"),
        ):
            refused(await _forged(club, alice, question, extra), gist)


def _number(question: Seen) -> str:
    """Return the number that the button of a question carries."""
    return question.controls[0].custom_id.rsplit(":", 1)[1]


async def _forged(club: Club, player: Player, on: Seen, extra: str) -> Reply:
    custom_id = f"b:1:-1:undo-agree:{extra}"
    (reply,) = await club.at_once(forged(player.person.member, on, custom_id))
    return reply


@pytest.mark.club("alice", "bob", "carol")
async def test_whoever_looks_on_has_no_say(club: Club, alice: Player, bob: Player) -> None:
    question = await asks(club, alice, bob)
    async with nothing_changes(club):
        refused(await club["carol"].press("undo-agree", on=question), "Alice", "Bob")


async def test_the_own_last_move_is_taken_back_by_a_button(
    club: Club, alice: Player, bob: Player
) -> None:
    """It stands under a hand once there is something; an old one is answered with the reason."""
    await begun(club)
    assert not any(control for p in (alice, bob) for m in p.dms if (control := m.control(OWN)))
    assert not (await alice.slash("hand")).messages[0].control(OWN)
    await cast(alice, 9)
    assert (await alice.slash("hand")).messages[0].control(OWN)
    hand = next(message for message in reversed(alice.dms) if message.controls)
    assert "Take back" in [control.label for control in hand.controls]
    async with nothing_changes(club):
        deed = forged(bob.person.member, bob.dms[-1], f"b:1:-1:{OWN}:")
        refused((await club.at_once(deed))[0], "No hay nada tuyo que deshacer")
    refused(await alice.press(OWN, on=hand), "Your last move is taken back")
    assert not alice.now(hand).control(OWN)
    await cast(alice, 4)
    await cast(bob, 5)
    assert "bets 4" in club.messages[-1].text
