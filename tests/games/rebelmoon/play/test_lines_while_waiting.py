"""Lines of Rebel Moon Defense, typed on one's turn and while the other is asked."""

from __future__ import annotations

import pytest

from engines.rebelmoon.model import REBEL
from tests.bot.club import Club
from tests.bot.deeds import commanded
from tests.bot.player import Player
from tests.bot.running import begin
from tests.games.shazamm.play.duels import refused

AHEAD = "Elegido por adelantado"
LINES = ("place red laser C5", "place C5 red laser", "C5 láser rojo", "colocar C5 > láser rojo")
"""The weapon first, as the panel asks, and the cell first, as the command does."""


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("waits", [False, True])
async def test_a_weapon_is_named_before_its_cell_or_behind_it(
    club: Club, alice: Player, bob: Player, line: str, waits: bool
) -> None:
    number = await begin(club, "rebelmoon")
    if waits:
        assert AHEAD in (await bob.slash("rebelmoon do", line=line)).text
    await alice.slash("rebelmoon place", cell="F6")
    if not waits:
        await bob.slash("rebelmoon do", line=line)
    state = (await club.bot.services.tables.live.position(number)).state
    assert [(cell, one.kind, one.colour) for cell, one in state.weapons.items()] == [
        ("C5", "laser", "red")
    ]
    assert state.decisions[REBEL] == 1


async def test_of_two_lines_in_the_same_moment_both_are_chosen_ahead(
    club: Club, bob: Player
) -> None:
    await begin(club, "rebelmoon")
    where, member = club.channel.id, bob.person.member
    lines = ("C5 láser rojo", "E6 láser amarillo")
    replies = await club.at_once(
        *(commanded(club.env, member, where, "rebelmoon do", line=line) for line in lines)
    )
    told = [reply.text.count("en C5") + reply.text.count("en E6") for reply in replies]
    assert sorted(told) == [1, 2]


async def test_what_is_no_weapon_is_said_to_be_none(club: Club, bob: Player) -> None:
    await begin(club, "rebelmoon")
    refused(await bob.slash("rebelmoon do", line="place C5 red cannon"), "láser rojo")


@pytest.mark.parametrize("waits", [False, True])
async def test_a_line_is_suggested_from_its_beginning_to_its_end(
    club: Club, alice: Player, bob: Player, waits: bool
) -> None:
    await begin(club, "rebelmoon")
    if not waits:
        await alice.slash("rebelmoon place", cell="F6")
    for typed, follows in (
        ("", "colocar"),
        ("place ", "place laser/red"),
        ("place laser/red ", "place laser/red C5"),
        ("place C5 ", "place C5 > laser/red"),
        ("C5 ", "colocar C5 > laser/red"),
        ("place C5 em", "place C5 > emp/red"),
    ):
        assert follows in await bob.suggestions("rebelmoon do", "line", typed), typed


async def test_what_says_itself_is_not_explained_once_more(club: Club, bob: Player) -> None:
    await begin(club, "rebelmoon")
    for typed, named in (("pas", "pasar"), ("place laser/red C5", "place laser/red C5")):
        offered = await bob.suggestions("rebelmoon do", "line", typed)
        assert offered[named] == named
    assert offered != (await bob.suggestions("rebelmoon do", "line", "place laser"))


async def test_who_can_choose_nothing_ahead_is_offered_nothing(
    club: Club, alice: Player, bob: Player
) -> None:
    number = await begin(club, "imperium")
    position = await club.bot.services.tables.live.position(number)
    engine, state = position.engine, position.state
    able = {seat for seat in (0, 1) if any(engine.legal_actions(state, seat))}
    assert position.asked <= able  # who waits may order a truce in secret, by some hands
    for seat, player in enumerate((alice, bob)):
        assert bool(await player.suggestions("imperium do", "line", "")) == (seat in able)
