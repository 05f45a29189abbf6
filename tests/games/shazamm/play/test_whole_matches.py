"""Whole matches, as people play them: by commands, by panels, and against the computer."""

from __future__ import annotations

import re

import pytest

from cogs.words.computers import computer_name
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, cast_in_form, hand, lobby, turn
from tests.proofs import confirmed

SECRET = re.compile(r"`([0-9a-f]{64})`")


@pytest.mark.club("alice", "bob", server_locale="es-ES")
async def test_two_people_play_by_commands_from_the_lobby_to_the_proof(
    club: Club, alice: Player, bob: Player
) -> None:
    """Alice speaks English, Bob and the server Spanish."""
    opened = await alice.slash("play", game="shazamm")
    assert opened.private
    assert "The lobby is open" in opened.text
    promise = SECRET.search(club.messages[0].text)
    assert promise is not None
    assert "Tienes un asiento" in (await bob.press("join")).text
    await alice.press("start")
    assert "Comienza el duelo" in club.messages[-1].text
    assert "It is your turn" in alice.dms[-1].text
    assert "Te toca" in bob.dms[-1].text

    mine = await cast(alice, 50)
    assert mine.private
    assert "You bet 50 mana" in mine.text
    assert "Bob ya ha elegido" not in club.messages[-1].text
    assert "**Alice** ya ha elegido" in club.messages[-1].text
    yours = await cast(bob, 1)
    assert yours.private
    assert "**Alice** apuesta 50" in club.messages[-1].text
    await turn(club, (50,), (1,))

    final = club.messages[-2].text
    assert "**Alice** cayó a la lava" in final
    assert "¡Gana **Bob**!" in final
    assert SECRET.search(final) is not None
    for player, gist in ((alice, "This match is over"), (bob, "Esta partida ha terminado")):
        assert gist in player.dms[-1].text
    proof = await alice.slash("export")
    assert proof.private
    assert confirmed(proof.messages[0].pictures[0]).startswith("confirmed")


async def test_two_people_play_by_panels_in_the_channel_and_in_direct_messages(
    club: Club, alice: Player, bob: Player
) -> None:
    """Forms and menus of every kind: bets, Clone, Theft of twins, Recycle."""
    await begun(club, "full")
    await cast_in_form(alice, 5, 7)
    await cast_in_form(bob, 5, by="cast", on=bob.dms[-1])
    assert "bets 5 with Attack boost" in club.messages[-1].text

    await cast_in_form(bob, 5, 2, 7, by="Apostar y lanzar", on=bob.dms[-1])
    await cast_in_form(alice, 5, 3, 6, by="Your move", on=club.messages[-1])
    assert "Clone: **Bob** chooses" in club.messages[-1].text
    assert "Clonar: ¿qué hechizo tomas?" in [c.label for c in bob.dms[-1].controls]
    await bob.choose("clone", "7", on=bob.dms[-1])

    panel = await alice.press("act", on=club.messages[-1])
    assert panel.private
    menu = panel.messages[0].control("steal")
    assert menu is not None
    assert list(menu.options.values()) == ["7 Attack boost", "7 Attack boost"]
    stolen = await alice.choose("steal", *menu.options, on=panel.messages[0])
    assert stolen.acknowledged
    after = club.look_up(panel.messages[0].channel_id, panel.messages[0].id)
    assert not after.control("steal"), "the panel goes on with what is asked next"

    recycle = alice.dms[-1].control("recycle")
    assert recycle is not None
    assert recycle.options["5"] == "+5 → bet 10"
    await alice.choose("recycle", "5", on=alice.dms[-1])
    assert "Power: **Alice** 24, **Bob** 5" in club.messages[-1].text

    for mana in (40, 50):
        await cast_in_form(alice, 1, by="act", on=club.messages[-1])
        await cast_in_form(bob, mana, by="cast", on=bob.dms[-1])
    assert "**Alice** rules the bridge" in club.messages[-2].text
    assert "**Alice** wins!" in club.messages[-2].text


async def test_whoever_takes_nothing_presses_that(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, "full")
    await turn(club, (5, 7), (5, 3))
    await bob.press("Descartarlos todos")
    assert "discards Attack boost" in club.messages[-1].text
    await turn(club, (5, 2), (5,))
    await alice.choose("clone", "none")
    assert "takes nothing" in club.messages[-1].text


@pytest.mark.parametrize("deal", ["drawn", "full", "arranged"])
async def test_every_deal_begins(club: Club, alice: Player, bob: Player, deal: str) -> None:
    await begun(club, deal)
    if deal == "arranged":
        assert "order they will draw them" in club.messages[-1].text
        typed = ", ".join(map(str, range(14, 0, -1)))
        await alice.slash("shazamm arrange", order=typed)
        opened = await bob.press("act")
        assert opened.form is not None
        assert opened.form.filled["stock"].startswith("1, 2, 3")
        await bob.submit(opened, stock=typed)
    cast_form = (await bob.press("act")).form
    assert cast_form is not None
    assert len(cast_form.fields["spells"].options) == (15 if deal == "full" else 6)
    await turn(club, (5,), (6,))
    assert "bets 6" in club.messages[-1].text


@pytest.mark.club("alice")
async def test_one_person_plays_the_computer_to_the_end(club: Club, alice: Player) -> None:
    """The bot dies after each of Alice's moves; the computer is never called."""
    await alice.slash("play", game="shazamm", computers=1, level="easy")
    await alice.press("start")
    for _ in range(40):
        if club.messages[-1].control("again"):
            break
        await club.restart(killed=True)
        offered = [c.custom_id.split(":")[3] for c in hand(alice).controls]
        if "cast" in offered:
            view = (await club.bot.services.tables.scene_for(1, alice.id)).view
            await cast(alice, view.sides[0].mana)
        elif "clone" in offered:
            await alice.slash("shazamm clone")
        else:
            raise AssertionError(f"asked for {offered}")
    final = club.messages[-2].text
    assert "wins!" in final or "A draw!" in final
    assert computer_name(1, 1) in final
    assert SECRET.search(final) is not None
    assert {user for ping in club.pings for user in ping.user_ids} == {alice.id}


async def test_the_lobby_tells_who_sits_where_and_what_was_chosen(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    shown = club.messages[-1].text
    assert alice.mention in shown
    assert bob.mention in shown
    assert "3 days" in shown
