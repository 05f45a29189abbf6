"""Buttons of superseded messages: they open what is asked now, or say that it has passed."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    cast_in_form,
    hand,
    hands,
    nothing_changes,
    refused,
    turn,
)


async def test_an_old_hands_button_says_that_its_question_has_passed_and_shows_the_new_one(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    old = {player: hand(player) for player in (alice, bob)}
    await turn(club, (5,), (6,))
    for player, gist in ((alice, "That question has passed"), (bob, "Esa pregunta ya pasó")):
        async with nothing_changes(club):
            press = forged(player.person.user, old[player], "b:1:1:cast:")
            (reply,) = await club.at_once(press)
            refused(reply, gist)
            opened = await player.press("cast", on=reply.messages[0])
        assert opened.form is not None
        assert "2" in opened.form.title


async def test_an_old_boards_button_opens_what_is_asked_now(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    old = club.messages[-1]
    await cast(alice, 5)
    club.leave_as_it_is(old)
    await cast(bob, 6)
    await cast_in_form(alice, 9, by="act", on=old)
    assert "**Alice** is ready" in club.messages[-1].text


async def test_an_old_menu_chooses_nothing(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await turn(club, (5, 6), (5,))
    menu = hand(alice)
    await alice.choose("recycle", "1", on=menu)
    async with nothing_changes(club):
        choice = forged(alice.person.user, menu, "b:1:2:recycle:", "5")
        refused((await club.at_once(choice))[0], "That question has passed")
    assert "Power: **Alice** 6" in club.messages[-1].text


async def test_who_is_not_asked_is_told_who_is(club: Club, alice: Player, bob: Player) -> None:
    """Out of turn: while Alice chooses for Recycle, Bob has nothing to do."""
    await begun(club)
    await turn(club, (5, 6), (5,))
    async with nothing_changes(club):
        refused(await bob.press("act", on=club.messages[-1]), "No te toca: se espera a **Alice**")
        refused(await cast(bob, 5), "no tienes nada que decidir")
        refused(await bob.slash("shazamm recycle", change=1), "no tienes nada que decidir")
    async with nothing_changes(club):
        refused(await cast(alice, 5), "Recycle waits for you")
        refused(await alice.slash("shazamm recycle", change=6), "from 1 to 10")
        refused(await alice.slash("shazamm clone", spell="7"), "Recycle waits for you")


async def test_choices_that_cannot_be_are_explained(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await turn(club, (5, 7), (5, 8))
    await turn(club, (5, 2), (5, 3, 10))
    async with nothing_changes(club):
        refused(await alice.slash("shazamm clone", spell="Inferno"), "You may take Double dose")
        refused(await alice.slash("shazamm clone", spell="8, 9"), "is not possible here. Choose 8")
    await alice.slash("shazamm clone", spell="8")
    async with nothing_changes(club):
        refused(await bob.slash("shazamm steal", spells="7"), "No puedes robar")
        refused(await bob.slash("shazamm steal", spells="8, 8"), "no es posible aquí")
    await bob.slash("shazamm steal", spells="8")
    assert "steals Double dose" in club.messages[-1].text


async def test_before_the_duel_spells_are_put_in_order(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, "arranged")
    async with nothing_changes(club):
        refused(await cast(alice, 5), "First put all your fourteen spells in order")
        refused(await bob.slash("shazamm arrange", order="1, 2, 3"), "catorce")
        opened = await bob.press("act")
        refused(await bob.submit(opened, stock="1 2 3 4 5 6 7 8 9 10 11 12 13 13"), "Succión")
    assert len(hands(bob)) == 1
