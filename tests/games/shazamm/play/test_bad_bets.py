"""Bets and cards that cannot be: each is explained in private, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engines.shazamm.model import SPELLS
from tests.bot.club import Club
from tests.bot.deeds import filled_in
from tests.games.shazamm.play.duels import begun, cast, cast_in_form, nothing_changes, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    """Return a club with a match in its first turn, which no test brings further."""
    async with Club(tmp_path_factory.mktemp("bets"), ("alice", "bob")) as opened:
        await begun(opened, "drawn")
        yield opened


def in_both_languages(english: str, spanish: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("name", "gist"), [("alice", english), ("bob", spanish)])


async def held(club: Club, name: str) -> tuple[int, ...]:
    """Return the hand of Alice or Bob, the decoy first."""
    state = (await club.bot.services.tables.live.position(1)).state
    return state.wizards[("alice", "bob").index(name)].hand


@pytest.mark.parametrize("bet", [0, -7, 51, 9_007_199_254_740_991])
@in_both_languages("Bet from 1 to 50", "Apuesta de 1 a 50")
async def test_a_typed_bet_lies_between_one_and_all_mana(
    club: Club, name: str, gist: str, bet: int
) -> None:
    async with nothing_changes(club):
        refused(await cast(club[name], bet), gist)


@pytest.mark.parametrize("bet", ["0", "-1", "51", "+999999"])
@in_both_languages("Bet from 1 to 50", "Apuesta de 1 a 50")
async def test_a_bet_in_a_form_lies_between_one_and_all_mana(
    club: Club, name: str, gist: str, bet: str
) -> None:
    async with nothing_changes(club):
        refused(await cast_in_form(club[name], bet), gist)


@pytest.mark.parametrize("bet", ["ten", "1.5", "1e3", "99999999", "５ ５", "½", "*5*", "-"])
@in_both_languages("is not a whole number", "no es un número entero")
async def test_a_bet_is_a_number(club: Club, name: str, gist: str, bet: str) -> None:
    async with nothing_changes(club):
        refused(await cast_in_form(club[name], bet), gist, "12")


@pytest.mark.parametrize("name", ["alice", "bob"])
async def test_a_card_that_is_not_held_is_named_beside_the_hand(club: Club, name: str) -> None:
    hand = await held(club, name)
    missing = next(spell for spell in SPELLS if spell not in hand)
    gist = "You do not hold" if name == "alice" else "No tienes"
    async with nothing_changes(club):
        refused(await cast(club[name], 5, hand[1], missing), gist)
        form = filled_in(
            club[name].person.member,
            club.channel.id,
            "b:1:1:cast:=",
            {"bet": "5"},
            {"spells": (str(missing),)},
        )
        (reply,) = await club.at_once(form)
        refused(reply, gist)


@in_both_languages("twice", "dos veces")
async def test_a_card_is_laid_once(club: Club, name: str, gist: str) -> None:
    card = (await held(club, name))[1]
    async with nothing_changes(club):
        refused(await cast(club[name], 5, card, 0, card), gist)


@pytest.mark.parametrize(
    "spells", ["Fireball", "15", "99999", "-3", "7 Excalibur", "a", "@everyone"]
)
@in_both_languages("is not possible here. Choose", "no es posible aquí. Elige")
async def test_an_unknown_card_is_told_with_those_in_hand(
    club: Club, name: str, gist: str, spells: str
) -> None:
    async with nothing_changes(club):
        refused(await club[name].slash("shazamm cast", bet=5, spells=spells), gist)


@pytest.mark.parametrize(
    ("typed", "escaped"),
    [
        ("*bold*", r"\*bold\*"),
        ("||x||", r"\|\|x\|\|"),
        ("<#1>", r"\<#1>"),
        ("@here", "@\u200bhere"),
    ],
)
async def test_what_was_typed_comes_back_as_it_was_typed(
    club: Club, typed: str, escaped: str
) -> None:
    """Names and texts are never trusted: markdown and mentions are escaped."""
    by_command = await club["alice"].slash("shazamm cast", bet=5, spells=typed)
    by_form = await cast_in_form(club["alice"], typed)
    for reply in (by_command, by_form):
        refused(reply, f"“{escaped}”")


@pytest.mark.parametrize("picked", ["x", "", "7,8", "²", "9" * 40])
async def test_a_forged_form_is_refused_like_any_other(club: Club, picked: str) -> None:
    async with nothing_changes(club):
        form = filled_in(
            club["bob"].person.member,
            club.channel.id,
            "b:1:1:cast:=",
            {"bet": "5"},
            {"spells": (picked,)},
        )
        (reply,) = await club.at_once(form)
        refused(reply, "No he podido leer eso")


@pytest.mark.parametrize(
    ("size", "why"), [(0, "still to be filled in"), (3000, "is not a whole number")]
)
async def test_a_form_with_too_much_or_too_little_typed_is_refused(
    club: Club, size: int, why: str
) -> None:
    form = filled_in(
        club["alice"].person.member, club.channel.id, "b:1:1:cast:=", {"bet": "x" * size}
    )
    async with nothing_changes(club):
        (reply,) = await club.at_once(form)
        refused(reply, why)
