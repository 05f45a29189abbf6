"""Whole matches, as people play them: by commands, by panels, and against the computer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bots import choose
from cogs.words.computers import computer_name
from engines.core import Dice
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import Pass, Phase
from store import Seat as SeatRow
from tests.bot.club import Club
from tests.bot.lobbies import presses, sets
from tests.bot.player import Player
from tests.games.rebelmoon.play.raids import (
    GLANCE,
    RED_CONTACT,
    RED_EMP,
    SET_OUT,
    YELLOW_FRAG,
    Raid,
    arms,
    begun,
    type_in,
)
from tests.proofs import confirmed
from tests.sampled import sampled


@pytest.mark.club("alice", "bob", server_locale="es-ES")
async def test_two_people_play_by_commands_from_the_lobby_to_the_proof(
    club: Club, alice: Player, bob: Player
) -> None:
    """Alice speaks English, Bob and the server Spanish; the bomb reaches the moon."""
    raid = Raid(club, await begun(club, board_side="4"))
    placed = await raid.does(alice, "place", cell="d 7")
    assert placed.private
    assert "**Alice** coloca un asteroide en D7" in club.messages[-1].text
    armed = await raid.does(bob, "place", cell="c-4", weapon="mina de contacto roja")
    assert armed.private
    assert "Solo lo sabes tú" in armed.text
    assert "mina de contacto roja" in armed.text
    assert "**Bob** coloca un arma roja boca abajo en C4" in club.messages[-1].text
    await raid.does(alice, "pass")
    await raid.does(bob, "pass")
    assert "La Bomba del Caos se pone en marcha" in club.messages[-1].text

    await raid.does(alice, "fly", upgrade="thrusters")
    assert "los propulsores" in club.messages[-1].text.lower()
    assert "rebelmoon" in bob.dms[-1].text.lower() or "Te toca" in bob.dms[-1].text
    await raid.does(bob, "activate", weapon="C4")
    assert "mina de contacto roja" in club.messages[-1].text
    assert "naranja" in club.messages[-1].text
    for _ in range(4):
        await raid.does(alice, "fly")

    final = club.messages[-2].text
    assert "La Bomba del Caos ha alcanzado la luna" in final
    assert "¡Gana **Alice**!" in final
    for player, gist in ((alice, "This match is over"), (bob, "Esta partida ha terminado")):
        assert gist in player.dms[-1].text
    proof = await alice.slash("export")
    assert confirmed(proof.messages[0].pictures[0]).startswith("confirmed")


async def test_two_people_play_by_panels_in_the_channel_and_in_direct_messages(
    club: Club, alice: Player, bob: Player
) -> None:
    """A form to place, buttons to steer with a preview, menus of upgrades and weapons."""
    raid = Raid(club, await begun(club, board_side="4"))
    await place_by_forms(club, alice, bob)
    await fly_by_buttons(club, alice, raid)
    await activate_by_menu(club, bob, raid)
    for _ in range(4):
        await alice.press("Fly like this", on=alice.dms[-1])
    assert "has reached the moon" in club.messages[-2].text
    assert "**Alice** wins!" in club.messages[-2].text


async def place_by_forms(club: Club, alice: Player, bob: Player) -> None:
    """Let each place one piece, Alice from the board and Bob from his hand, and pass."""
    opened = await alice.press("act", on=club.messages[-1])
    assert opened.form is not None
    assert set(opened.form.fields) == {"cell"}
    await alice.submit(opened, cell="E5")
    opened = await bob.press("place", on=bob.dms[-1])
    assert opened.form is not None
    assert len(opened.form.fields["weapon"].options) == 15
    await bob.submit(opened, cell="C4", weapon=["contact_mine/red"])
    await alice.press("pass", on=alice.dms[-1])
    await bob.press("act", on=club.messages[-1])
    await bob.press("pass", on=bob.dms[-1])


async def fly_by_buttons(club: Club, alice: Player, raid: Raid) -> None:
    """Let Alice turn the bomb in a preview, turn it back, and fly on with thrusters."""
    panel = (await alice.press("act", on=club.messages[-1])).messages[0]
    labels = [control.label for control in panel.controls]
    assert labels[:3] == ["Turn left → A2", "✓ Keep course → B2", "Turn right → B1"]
    await alice.press("Turn left → A2", on=panel)
    turned = club.look_up(panel.channel_id, panel.id)
    assert "You turn the bomb left and advance to A2" in turned.text
    assert turned.control("✓ Turn left → A2")
    assert turned.pictures[0] != panel.pictures[0], "the preview shows the course"
    assert turned.alt_texts[0] != panel.alt_texts[0]
    await alice.press("Keep course → B2", on=turned)
    straight = club.look_up(panel.channel_id, panel.id)
    menu = straight.control("Upgrade")
    assert menu is not None
    assert set(menu.options.values()) == {"No upgrade", "Thrusters"}
    await alice.choose("Upgrade", *list(menu.options)[1:], on=straight)
    ready = club.look_up(panel.channel_id, panel.id)
    assert "carry the bomb to C3" in ready.text
    assert (await raid.state()).turn == 1, "nothing has happened yet"
    await alice.press("Fly like this", on=ready)
    assert "carry the bomb to C3" in club.messages[-1].text


async def activate_by_menu(club: Club, bob: Player, raid: Raid) -> None:
    """Let Bob aim the weapon he placed, and activate it once he has seen what it covers."""
    hand = bob.dms[-1]
    weapon = hand.control("activate")
    assert weapon is not None
    assert list(weapon.options.values()) == ["C4 · mina de contacto roja"]
    await bob.choose("activate", *weapon.options, on=hand)
    aimed = club.look_up(hand.channel_id, hand.id)
    assert aimed.pictures[0] != hand.pictures[0], "the preview shows what it covers"
    assert not (await raid.state()).shot
    await bob.press("Activarla", on=aimed)
    assert "and the shield collapses" in club.messages[-1].text


async def finish(raid: Raid) -> None:
    """Let both play on by commands as a computer would, until the match is over.

    They place one piece, no more: the computer goes on placing for some time.
    """
    for ply in range(200):
        state = await raid.told()
        if state.to_act is None:
            return
        player = (raid.imperial, raid.rebel)[state.to_act]
        action = choose(ENGINE, state, state.to_act, Dice("finish", ply), GLANCE)
        if ply and state.phase is Phase.PLACEMENT:
            action = Pass()
        reply = await type_in(raid, player, action)
        assert reply.private
        assert await raid.state() != state, reply.text
    raise AssertionError("the match does not end")


@pytest.mark.club("alice")
@pytest.mark.parametrize("rebel", sampled([False, True]))
async def test_one_person_plays_the_computer_on_either_side(
    club: Club, alice: Player, rebel: bool
) -> None:
    await alice.slash("play", game="rebelmoon", computers=1, level="easy")
    await sets(alice, "board_side", "4")
    if rebel:
        await presses(alice, "rotate")
    await alice.press("start")
    raid = Raid(club, 1, ("alice", "alice"))
    assert (await raid.state()).config.board_side == 4
    assert alice.id in {row.user_id for row in await seats(club) if row.seat == int(rebel)}
    await finish(raid)
    await club.rest()
    assert any(computer_name(1, int(not rebel)) in message.text for message in club.messages)
    assert "wins!" in club.messages[-2].text


async def seats(club: Club) -> Sequence[SeatRow]:
    return (await club.bot.services.tables.scene(1, None)).seats


@pytest.mark.parametrize("killed", [False, True])
async def test_a_match_goes_on_after_a_restart_with_its_old_buttons(
    club: Club, alice: Player, bob: Player, killed: bool
) -> None:
    raid = Raid(club, await begun(club))
    await raid.goes(*arms(C4=RED_CONTACT, D6=RED_EMP, G3=YELLOW_FRAG), *SET_OUT)
    await club.restart(killed=killed)
    for player in (alice, bob):
        await player.slash("board", again=True)
    await alice.press("fly", on=alice.dms[-1])
    drafted = alice.dms[-1]
    before = await raid.state()
    await club.restart(killed=killed)
    assert await raid.state() == before
    await alice.press("Fly like this", on=drafted)
    hand = bob.dms[-1]
    await club.restart(killed=killed)
    await bob.choose("activate", "D6", on=hand)
    await bob.press("Activarla", on=bob.dms[-1])
    assert "red EMP device" in club.messages[-1].text
    after = await raid.state()
    assert after.shot is not None
    await club.restart(killed=killed)
    assert await raid.state() == after
    await raid.does(alice, "fly")
    assert (await raid.state()).turn == 2


async def test_a_match_that_was_given_up_is_laid_open(
    club: Club, alice: Player, bob: Player
) -> None:
    """No rule ended it; what lies face down is turned up for everyone all the same."""
    raid = Raid(club, await begun(club, board_side="4"))
    await raid.does(alice, "place", cell="D7")
    await raid.does(bob, "place", cell="C4", weapon=RED_CONTACT)
    hidden = club.messages[-1].alt_texts[0]
    tables = club.bot.services.tables
    secret = (await tables.scene(raid.number, None)).view
    assert any(disc.kind is None for disc in secret.weapons.values())
    question = (await alice.slash("resign")).messages[0]
    await alice.press("Yes, give up", on=question)
    for seat in (None, 0, 1):
        view = (await tables.scene(raid.number, seat)).view
        assert view.weapons and all(disc.face_up and disc.kind for disc in view.weapons.values())
    assert club.messages[-1].alt_texts[0] != hidden
