"""Whoever moves by a command is told what was done, and what is asked next."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.games import offered
from cogs.strings import speaker
from cogs.ui.names import chat_voice
from engines.core import text
from tables.tables import By
from tests.bot.club import Club
from tests.bot.duels import begun as duel
from tests.bot.duels import cast
from tests.bot.magblast.noises import begun as battle
from tests.bot.magblast.noises import guns
from tests.bot.player import Player
from tests.bot.rebelmoon.raids import begun as raid
from tests.bot.running import begin

DONE = {speaker(locale)(text("reply-done")) for locale in ("en", "es")}


async def test_a_placement_is_told_and_who_is_waited_for(
    club: Club, alice: Player, bob: Player
) -> None:
    await raid(club)
    answer = (await alice.slash("rebelmoon place", cell="F6")).text
    assert "F6" in answer
    assert "Waiting for **Bob**" in answer
    answer = (await bob.slash("rebelmoon pass")).text
    assert "Se espera a **Alice**" in answer
    assert not DONE & set(answer.splitlines())


async def test_a_shot_without_its_sound_is_told_and_the_sound_asked_for(
    club: Club, alice: Player
) -> None:
    await battle(club, guns())
    shot = {"ship": "scout-dink", "card": "laser-blast", "target": "cruiser-tash"}
    answer = (await alice.slash("magblast fire", **shot)).text
    assert "Dink" in answer
    assert "where is the sound" in answer
    assert not DONE & set(answer.splitlines())


async def test_a_bet_is_told_and_that_it_may_be_changed(club: Club, alice: Player) -> None:
    await duel(club)
    answer = (await cast(alice, 5)).text
    assert "You bet 5" in answer
    assert "you may still change it" in answer


@pytest.mark.parametrize("game", offered())
async def test_what_is_heard_of_a_move_is_told_and_nothing_that_only_others_hear(
    club: Club, game: str
) -> None:
    """From the receipts that every answer is made of."""
    number = await begin(club, game)
    tables = club.bot.house.tables
    position = await tables.live.position(number)
    seat = min(position.asked)
    action = next(iter(position.engine.legal_actions(position.state, seat)))
    heard: list[Any] = []

    async def listen(_: Any, advance: Any) -> None:
        heard.extend(e for e in advance.events if e.audience is None or seat in e.audience)

    tables.play.consequences.append(listen)
    receipt = await tables.play.submit(number, By(position.seats[seat].user_id), action)
    assert receipt.heard == tuple(event.text for event in heard)
    say = chat_voice(receipt.scene.seats, "en")
    assert say(club.bot.house.showing.asked_next(receipt.scene))
