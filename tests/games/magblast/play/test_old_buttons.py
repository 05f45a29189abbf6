"""Buttons, menus and forms work after a restart, in the channel and in direct messages."""

from __future__ import annotations

import pytest

from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import End, Fire, Launch, Move, Phase, Zone
from engines.magblast.state import State
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.magblast.play.battles import Battle, begun
from tests.games.magblast.play.phones import Phone
from tests.games.magblast.positions import side, table

VLERO, DINK = "destroyer-vlero", "scout-dink"


def maneuvering() -> State:
    """Alice is to move; one of her ships can then fire at a Dink."""
    return table(
        side(
            Flagship.FREEP,
            green=(VLERO, "carrier-woden"),
            hand=("beam-blast", "fighter-star", "bomber-star"),
        ),
        side(Flagship.TRI_BOT, red=(DINK,), green=("scout-plutt",)),
        phase=Phase.MANEUVER,
    )


@pytest.mark.parametrize("killed", [False, True])
async def test_a_draft_goes_on_after_a_restart(club: Club, alice: Player, killed: bool) -> None:
    """Moves are a draft until they are confirmed, and can be taken back; then a shot is fired."""
    battle = Battle(club, await begun(club))
    await battle.stand(maneuvering())
    panel = (await alice.press("act", on=club.messages[-1])).messages[0]
    phone = Phone(alice, panel)
    await phone.moves(ENGINE.view(maneuvering(), 0), Move(VLERO, Zone.RED))
    assert "Move it, go on to Attack" in labels(phone)
    assert phone.screen.pictures[0] != panel.pictures[0], "the board shows where it would be"
    assert phone.screen.alt_texts[0] != panel.alt_texts[0]
    assert (await battle.state()).phase is Phase.MANEUVER
    await alice.press("Put all back", on=phone.screen)
    assert "Move it, go on to Attack" not in labels(phone)
    await club.restart(killed=killed)
    await phone.moves(ENGINE.view(maneuvering(), 0), Move(VLERO, Zone.RED))
    drafted = phone.screen
    await club.restart(killed=killed)
    await alice.press("Move it, go on to Attack", on=drafted)
    state = await battle.state()
    assert state.phase is Phase.ATTACK
    assert {ship.id: ship.zone for ship in state.fleets[0].ships}[VLERO] is Zone.RED

    await club.restart(killed=killed)
    assert "One shot: from which ship?" in labels(phone), "the panel goes on with the next phase"
    view = ENGINE.view(state, 0)
    await phone.does(view, Fire("beam-blast", VLERO, DINK, "Zas!"))
    assert "End my turn" in labels(phone)
    assert "# Zas!" in club.messages[-1].text
    assert "Vlero hits **Bob**’s Dink in red for 3: destroyed." in club.messages[-1].text
    state = await battle.told()
    await Phone(alice).does(
        ENGINE.view(state, 0), Launch("fighter-star", "scout-plutt", "Brumm brumm")
    )
    assert "# Brumm brumm" in "\n".join(message.text for message in club.messages)
    state = await battle.told()
    await Phone(alice).does(ENGINE.view(state, 0), End())
    assert (await battle.state()).active == 1


def labels(phone: Phone) -> list[str]:
    return [control.label for control in phone.screen.controls]


async def test_one_fleet_is_shown_in_detail_and_in_private(
    club: Club, alice: Player, bob: Player
) -> None:
    battle = Battle(club, await begun(club))
    await battle.stand(maneuvering())
    shown = await bob.slash("magblast fleet", player="0")
    assert shown.private
    assert "Vlero" in shown.messages[0].alt_texts[0]
    assert len(shown.messages[0].pictures) == 1
