"""Before the first bet, and wherever one is made, it is said what a bet is for."""

from __future__ import annotations

from tests.bot.club import Club
from tests.games.shazamm.play.duels import begun, cast, hand, turn


async def test_the_first_message_says_what_a_bet_is_for(club: Club) -> None:
    await begun(club)
    alice, bob = club["alice"], club["bob"]
    assert "the higher bet pushes the wall one slab" in hand(alice).text
    assert "la apuesta mayor empuja el muro una losa" in hand(bob).text
    await cast(alice, 4)
    assert "the higher bet pushes" not in hand(alice).text
    await cast(bob, 5)
    assert "la apuesta mayor" not in hand(bob).text


async def test_the_hand_alone_is_enough_to_bet_by(club: Club) -> None:
    await begun(club)
    alice, bob = club["alice"], club["bob"]
    assert [len(hand(player).pictures) for player in (alice, bob)] == [1, 1]
    assert all("50" in hand(player).alt_texts[0] for player in (alice, bob)), "what each has"
    await cast(alice, 4)
    await cast(bob, 5)
    assert [len(hand(player).pictures) for player in (alice, bob)] == [1, 1]


async def test_every_form_to_bet_says_what_comes_of_it(club: Club) -> None:
    await begun(club)
    await turn(club, (4,), (5,))
    for name, gist in (("alice", "the higher pushes one slab"), ("bob", "La mayor suele empujar")):
        opened = await club[name].press("act")
        assert gist in str(opened.result.modal)


async def test_whoever_casts_last_is_told_all_that_came_of_it(club: Club) -> None:
    await begun(club)
    first = await cast(club["alice"], 4)
    assert "Nobody sees it." in first.text and first.text.count("change") == 1
    second = await cast(club["bob"], 5)
    for place in (second.text, hand(club["bob"]).text):
        assert "Nadie lo ve" not in place
        assert "Apuestas 5 y **Alice** apuesta 4." in place
        assert "El muro avanza una losa hacia **Alice**, hasta la losa 9." in place
    waited = hand(club["alice"]).text
    assert "The wall moves one slab towards you, to slab 9." in waited
    assert waited.count("Power: you 4") == 1, "nothing is summed up below"
