"""People who take no direct messages play from the channel; it is said once, and again if closed
anew."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, cast_in_form, hand, turn

CLOSED = "I cannot send **Bob** direct messages"


def times_told(club: Club, words: str = CLOSED) -> int:
    return sum(message.text.count(words) for message in club.messages)


async def test_a_match_is_played_with_direct_messages_closed_from_the_start(
    club: Club, alice: Player, bob: Player
) -> None:
    club.close_dms(bob)
    await begun(club)
    assert times_told(club) == 1
    assert "Press *My hand* below" in club.messages[-1].text
    assert not bob.dms
    assert alice.dms

    shown = await bob.press("hand", on=club.messages[-1])
    assert shown.private
    assert "Carta falsa" in shown.messages[0].alt_texts[0]
    opened = await bob.press("cast", on=shown.messages[0])
    await bob.submit(opened, bet="1", spells=[])
    panel = shown.messages[0]
    assert "Apuestas 1 de maná" in club.look_up(panel.channel_id, panel.id).text
    await cast_in_form(alice, 50)
    await turn(club, (50,), (1,))
    assert "**Bob** wins!" in club.messages[-2].text
    assert times_told(club) == 1
    assert not [message for message in bob.dms if not message.ephemeral]


async def test_direct_messages_closed_in_the_middle_are_told_once_and_found_open_again(
    club: Club, bob: Player
) -> None:
    await begun(club)
    club.close_dms(bob)
    await bob_then_alice(club)
    assert times_told(club) == 1
    club.open_dms(bob)
    stood = hand(bob)
    await bob_then_alice(club)
    assert hand(bob).id > stood.id
    club.close_dms(bob)
    await bob_then_alice(club)
    assert times_told(club) == 2


async def bob_then_alice(club: Club) -> None:
    """Play a turn whose end lets Bob be asked anew, by a new hand message."""
    await cast(club["bob"], 1)
    await cast(club["alice"], 1)


async def test_both_may_have_closed_their_direct_messages(
    club: Club, alice: Player, bob: Player
) -> None:
    for player in (alice, bob):
        club.close_dms(player)
    await begun(club)
    board = club.messages[-1].text
    assert "**Alice** direct messages" in board
    assert "**Bob** direct messages" in board
    await turn(club, (50,), (1,))
    assert "bets 50" in club.messages[-1].text


async def test_closed_direct_messages_survive_a_restart(club: Club, bob: Player) -> None:
    club.close_dms(bob)
    await begun(club)
    await club.restart(killed=True)
    await turn(club, (1,), (1,))
    assert times_told(club) == 1
