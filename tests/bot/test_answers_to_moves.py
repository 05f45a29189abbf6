"""Whoever moves by a command is told what was done, and what is asked next."""

from __future__ import annotations

from cogs.words.strings import speaker
from engines.core import Event, text
from tables.match.consequences import Advance
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.play.campaigns import begun as campaign
from tests.games.magblast.play.noises import begun as battle
from tests.games.magblast.play.noises import guns
from tests.games.rebelmoon.play.raids import begun as raid
from tests.games.shazamm.play.duels import begun as duel
from tests.games.shazamm.play.duels import cast

AUDIENCES = ((0, None), (1, frozenset({0})), (2, frozenset({1})))
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
    assert "you may still change your mind" in answer


async def test_a_bid_and_a_phase_are_told_and_what_is_asked_next(club: Club, bob: Player) -> None:
    match = await campaign(club)
    (first,) = await match.asked()
    answer = (await first.slash("imperium bid", amount=2)).text
    assert " 2" in answer.splitlines()[0]
    assert ("Se espera al enemigo" if first is bob else "waiting for the enemy") in answer
    (second,) = await match.asked()
    answer = (await second.slash("imperium pass")).text
    assert ("Te plantas" if second is bob else "You stand pat") in answer, "it is told to them"
    answer = (await first.slash("imperium submit", what="phase")).text
    assert ("Te toca" if first is bob else "It is your turn") in answer


async def test_a_seat_hears_what_everyone_and_what_it_alone_may_hear(
    club: Club, alice: Player
) -> None:
    position = await club.bot.services.tables.live.position(await duel(club))
    public, own, others = (Event(text(f"event-{n}"), who) for n, who in AUDIENCES)
    advance = Advance(None, position, (public, others, own), actor=0, now=0.0)
    assert advance.answer(0) == (public.text, own.told_to(0))
    assert advance.answer(1) == (public.text, others.told_to(1))
