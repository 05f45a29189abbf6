"""Whole missions, as people play them: by commands, by panels, and against the computer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.computers import computer_name
from engines.core import Dice
from engines.imperium import ENGINE
from engines.imperium.actions import Action, End
from engines.imperium.board import Phase
from engines.imperium.offers import proposals
from engines.imperium.state import State
from tests.bot.club import Club
from tests.bot.lobbies import sets
from tests.bot.player import Player
from tests.bot.story import check_story
from tests.games.imperium.play.campaigns import Campaign, begun, type_in
from tests.proofs import confirmed
from tests.sampled import sampled

TURNS = 60
SOME = 7
"""Turns and bids after which somebody gives up, where not all of the match is played."""
ORDERS = 8
"""How many orders of a turn are typed, so that a match of nine Game Turns is told in seconds."""


async def play_a_turn(campaign: Campaign, player: Player) -> None:
    """Let a player draft the most promising orders by commands, and submit the whole turn."""
    seat = campaign.players.index(player)
    imagined = await campaign.state()
    for _ in range(ORDERS):
        action = wanted(imagined, seat)
        if action is None:
            break
        reply = await type_in(campaign, player, action)
        assert reply.private
        assert "✓" in reply.text, reply.text
        imagined = ENGINE.apply(imagined, seat, action, Dice("imagined", 0)).state
    await campaign.does(player, "submit", what="turn")


def wanted(state: State, seat: int) -> Action | None:
    """Return the best order of a turn; the end of a phase where nothing else is."""
    if ENGINE.to_act(state) != {seat} or state.board.choice is not None:
        return None
    found = proposals(state, seat)
    return None if found[0] == End(Phase.COMBAT) else found[0]


@pytest.mark.club("alice", "bob", server_locale="es-ES")
@pytest.mark.parametrize("turns", sampled([SOME, TURNS]))
async def test_a_mission_by_commands_from_the_lobby_to_the_proof(
    club: Club, alice: Player, bob: Player, turns: int
) -> None:
    """Half a Colonial Rush without chance: Alice in English, Bob and the server in Spanish."""
    campaign = await begun(club, mission="colonial_rush", length="short", chance="false")
    for _ in range(turns):
        state = await campaign.state()
        if state.board.result is not None:
            break
        (player, *_) = await campaign.asked()
        if state.board.phase is Phase.INITIATIVE:
            action = proposals(state, campaign.players.index(player))[0]
            await type_in(campaign, player, action)
        else:
            await play_a_turn(campaign, player)
    await check_story(club)
    if turns == TURNS:
        assert (await campaign.state()).board.result is not None
        assert "Recuento final" in club.messages[-2].text
    else:
        await bob.slash("resign")
        await bob.press("resign")
    result = (await campaign.state()).board.result
    drawn = result is not None and result.winner is None
    assert ("¡Empate!" if drawn else "¡Gana") in club.messages[-2].text
    proof = await alice.slash("export")
    assert confirmed(proof.messages[0].pictures[0]).startswith("confirmed")


async def test_a_mission_by_buttons_alone(club: Club, alice: Player, bob: Player) -> None:
    """Whoever presses what stands there gets to the end: the last three Game Turns of ten."""
    campaign = await begun(club, mission="convoy", chance="false")
    state = await campaign.state()
    await campaign.stand(state.with_board(replace(state.board, turn=8)))
    for _ in range(TURNS):
        state = await campaign.state()
        if state.board.result is not None:
            break
        (player,) = await campaign.asked()
        hand = [message for message in player.dms if not message.ephemeral][-1]
        if state.board.phase is Phase.INITIATIVE:
            await player.press("pass" if hand.control("pass") else "least", on=hand)
            continue
        for submit in (":submit:turn", ":submit:turn-now"):  # and yes, though there is more to do
            panel = club.look_up(hand.channel_id, hand.id)
            turn = next(c for c in panel.controls if c.custom_id.endswith(submit))
            await player.press(turn.custom_id, on=panel)
    assert (await campaign.state()).board.result is not None
    assert "has not arrived in time" in club.messages[-2].text
    assert "**Bob** wins!" in club.messages[-2].text


@pytest.mark.club("alice")
async def test_the_computer_answers_and_the_next_turn_is_the_persons(
    club: Club, alice: Player
) -> None:
    await alice.slash("play", game="imperium", computers=1, level="easy")
    await sets(alice, "chance", "false")
    await alice.press("start")
    campaign = Campaign(club, 1, ("alice", "alice"))
    await club.rest()
    for _ in range(TURNS):
        state = await campaign.state()
        if state.board.turn > 1:
            break
        if 0 not in ENGINE.to_act(state):
            await club.rest()
        elif state.board.phase is Phase.INITIATIVE:
            await type_in(campaign, alice, proposals(state, 0)[0])
        else:
            await campaign.does(alice, "submit", what="turn")
    assert (await campaign.state()).board.turn == 2
    assert any(computer_name(1, 1) in message.text for message in club.messages)
