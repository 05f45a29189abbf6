"""Whole matches, as people play them: by commands, by panels, and against computers."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.words.computers import computer_name
from engines.core import Seat
from engines.magblast import ENGINE
from engines.magblast.model import Action, Config, EditionName, Phase, RoundCap
from engines.magblast.state import State
from store import Seat as SeatRow
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.story import check_story
from tests.games.magblast.play.battles import Battle, begun, wise
from tests.games.magblast.play.hasty import hasty
from tests.games.magblast.play.phones import by_phone
from tests.games.shazamm.play.duels import has_boards
from tests.proofs import confirmed
from tests.sampled import sampled

LONGEST = 400
SOME = 24
"""Moves after which somebody gives up, where not all of the match is played."""
SOON: dict[str, Any] = {"round_cap": RoundCap.TWENTY}


async def play(battle: Battle, *, panels: bool, moves: int = LONGEST) -> State:
    """Let both play on hastily until the match is over, or for so many moves."""
    for _ in range(moves):
        state = await battle.state()
        if ENGINE.outcome(state) is not None:
            return state
        seat = min(ENGINE.to_act(state))
        await act(battle, state, seat, hasty(state, seat), panels=panels)
        assert await battle.state() != state
    assert moves < LONGEST, "the match does not end"
    return await battle.state()


async def act(battle: Battle, state: State, seat: Seat, action: Action, *, panels: bool) -> None:
    if panels:
        await by_phone(battle.players[seat], state, seat, action)
    else:
        assert (await battle.types(seat, action)).private


@pytest.mark.club("alice", "bob", server_locale="es-ES")
@pytest.mark.parametrize("moves", sampled([SOME, LONGEST]))
async def test_two_people_play_the_third_edition_by_commands_from_the_lobby_to_the_proof(
    club: Club, alice: Player, moves: int
) -> None:
    """Alice speaks English, Bob and the server Spanish."""
    battle = Battle(club, await begun(club, **SOON))
    assert (await battle.state()).config == Config(round_cap=SOON["round_cap"])
    state = await play(battle, panels=False, moves=moves)
    await check_story(club)
    if ENGINE.outcome(state) is None:
        await club["bob"].slash("resign")
        await club["bob"].press("resign")
    told = "\n".join(message.text for message in club.messages)
    assert "\n# " in told, "sounds are headlines"
    assert "turno de **Alice**" in told
    proof = await alice.slash("export")
    assert confirmed(proof.messages[0].pictures[0]).startswith("confirmed")


@pytest.mark.soak
async def test_two_people_play_the_second_edition_by_panels_of_their_direct_messages(
    club: Club, alice: Player, bob: Player
) -> None:
    """They type nothing but sounds."""
    options: dict[str, Any] = SOON | {"edition": EditionName.SECOND}
    battle = Battle(club, await begun(club, **options))
    state = await play(battle, panels=True)
    assert state.phase is Phase.OVER
    await check_story(club)
    assert "This match is over" in alice.dms[-1].text
    assert "Esta partida ha terminado" in bob.dms[-1].text


@pytest.mark.soak
@pytest.mark.club("alice")
async def test_one_person_plays_two_computers(club: Club, alice: Player) -> None:
    """The computers answer, pay and shoot; the person plays a few turns by panels, and resigns."""
    await alice.slash("play", game="magblast", computers=2, level="easy")
    await has_boards(club, 1, "turn")
    await alice.press("start")
    battle = Battle(club, 1, ("alice",) * 3)
    turns = set[int]()
    for ply in range(LONGEST):
        state = await battle.told()
        turns.add(state.turn)
        if ENGINE.outcome(state) is not None or len(turns) > 3:
            break
        seat = next(row.seat for row in await seats(club) if row.user_id == alice.id)
        action = wise(state, seat, ply) if state.stack or state.question else hasty(state, seat)
        if seat in ENGINE.to_act(state):
            await by_phone(alice, state, seat, action)
    told = "\n".join(message.text for message in club.messages)
    assert computer_name(1, 2) in told
    await check_story(club)
    assert ENGINE.outcome(await battle.state()) is None
    await alice.slash("resign")
    await alice.press("resign")
    assert "gives up" in "\n".join(message.text for message in club.messages)


async def seats(club: Club) -> tuple[SeatRow, ...]:
    return (await club.bot.services.tables.scene(1, None)).seats
