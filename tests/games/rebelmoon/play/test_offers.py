"""Autocomplete offers what is legal now, all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from bots import choose
from engines.core import Dice, IllegalAction
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import Activate, Fly, Phase, Place, State, Upgrade, Weapon
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.rebelmoon.play.raids import (
    GLANCE,
    RED_DESTROYER,
    RED_EMP,
    SET_OUT,
    Raid,
    arms,
    begun,
    rocks,
    type_in,
)
from tests.laws.cases import cases
from tests.laws.keyboard import Keyboard, commands_of
from tests.laws.matches import played_at_random
from tests.laws.panels import Desk, position_of

SIDES = {"left": -1, "ahead": 0, "right": 1}
MOST = 25
FLIGHTS = 6


def legal(state: State, *actions: Any) -> bool:
    """Tell whether any of these is legal for whoever is asked."""
    assert state.to_act is not None
    for action in actions:
        try:
            ENGINE.check(state, state.to_act, action)
        except IllegalAction:
            continue
        return True
    return False


def same(offered: Iterable[Any], expected: Iterable[Any]) -> None:
    """Check that just the expected values were offered, or the first that have room."""
    wanted = list(expected)
    assert set(offered) <= set(wanted)
    assert len(list(offered)) == min(len(wanted), MOST)


async def compare(raid: Raid) -> None:
    """Compare all that is offered to whoever is asked with what the rules allow."""
    state = await raid.state()
    player = raid.imperial if state.to_act == 0 else raid.rebel
    await compare_placing(raid, player, state)
    await compare_flying(raid, player, state)
    await compare_activating(raid, player, state)


async def compare_placing(raid: Raid, player: Player, state: State) -> None:
    pieces: list[Weapon | None] = [None] if state.to_act == 0 else list(state.reserve)
    open_ = [cell for cell in cells() if legal(state, *(Place(cell, p) for p in pieces[:1]))]
    same(await raid.suggestions(player, "place", "cell"), open_)
    reserve = [f"{w.kind}/{w.colour}" for w in pieces if w] if open_ else []
    same(await raid.suggestions(player, "place", "weapon", cell="E3"), reserve)


async def compare_flying(raid: Raid, player: Player, state: State) -> None:
    for advance in (True, False):
        plain = [side for side, turn in SIDES.items() if legal(state, Fly(turn, advance))]
        same(await raid.suggestions(player, "fly", "turn", advance=advance), plain)
        for upgrade in Upgrade:
            chosen = {"advance": advance, "upgrade": upgrade.value}
            flown = {side: flights(turn, advance, upgrade) for side, turn in SIDES.items()}
            turns = [side for side, moves in flown.items() if legal(state, *moves)]
            same(await raid.suggestions(player, "fly", "turn", **chosen), turns)
    for (side, turn), advance in product(SIDES.items(), (True, False)):
        if state.phase is Phase.FLIGHT and not legal(state, Fly(turn, advance)):
            continue  # what is refused with any upgrade is read as if it did not stand there
        chosen = {"turn": side, "advance": advance}
        possible = [u.value for u in Upgrade if legal(state, *flights(turn, advance, u))]
        possible = ["none", *possible] if state.phase is Phase.FLIGHT else []
        same(await raid.suggestions(player, "fly", "upgrade", **chosen), possible)
        scans = [f.target for f in flights(turn, advance, Upgrade.SCANNER) if legal(state, f)]
        aiming = chosen | {"upgrade": "scanner"}
        same(await raid.suggestions(player, "fly", "target", **aiming), scans)


def flights(turn: int, advance: bool, upgrade: Upgrade) -> list[Fly]:
    """Return the flights with an upgrade, for the scanner one for each cell."""
    targets = cells() if upgrade is Upgrade.SCANNER else [None]
    return [Fly(turn, advance, upgrade, target) for target in targets]


async def compare_activating(raid: Raid, player: Player, state: State) -> None:
    aimed = {c: [t for t in cells() if legal(state, Activate(c, t))] for c in state.weapons}
    ready = [cell for cell, targets in aimed.items() if targets or legal(state, Activate(cell))]
    same(await raid.suggestions(player, "activate", "weapon"), ready)
    for cell, targets in aimed.items():
        alone = ["none"] if legal(state, Activate(cell)) else []
        same(await raid.suggestions(player, "activate", "target", weapon=cell), targets or alone)


def cells() -> list[str]:
    """Return the cells of a board of side 4."""
    rows = {"A": 4, "B": 5, "C": 6, "D": 7, "E": 6, "F": 5, "G": 4}
    return [f"{row}{number}" for row, length in rows.items() for number in range(1, length + 1)]


@pytest.mark.soak
async def test_every_offer_is_legal_and_every_legal_choice_is_offered(
    club: Club, alice: Player, bob: Player
) -> None:
    options: dict[str, Any] = {"board_side": "4", "scanner": "true", "bomb_laser": "true"}
    raid = Raid(club, await begun(club, **options))
    await compare(raid)
    await raid.goes(*rocks("C3", "D4"))
    await raid.does(alice, "place", cell="G1")
    await compare(raid)
    await raid.does(bob, "place", cell="E2", weapon=RED_DESTROYER)
    await raid.goes(*arms(C6=RED_EMP, B5="laser/red"), *SET_OUT)
    phases = set[Phase]()
    for ply in range(2 * FLIGHTS):
        state = await raid.state()
        if state.to_act is None:
            break
        phases.add(state.phase)
        await compare(raid)
        action = choose(ENGINE, state, state.to_act, Dice("offers", ply), GLANCE)
        await type_in(raid, (alice, bob)[state.to_act], action)
    assert phases == {Phase.FLIGHT, Phase.DEFENCE}


def test_a_switch_counts_while_another_option_is_typed() -> None:
    """With the way ahead blocked and the switch to advance on, only turns are left."""
    case = next(case for case in cases() if case.key == "rebelmoon")
    states = (s for seed in range(9) for s in played_at_random(case, seed).states)
    blocked = next(s for s in states if s.phase is Phase.FLIGHT and _is_blocked(s))
    desk = Desk(position_of(case, blocked), 0)
    found = Keyboard(desk.scene).suggestions(commands_of("rebelmoon")["fly"], "turn", advance=True)
    same(
        [one.value for one in found],
        [side for side, turn in SIDES.items() if legal(blocked, Fly(turn, advance=True))],
    )


def _is_blocked(state: State) -> bool:
    return not legal(state, Fly(0, advance=True)) and legal(
        state, Fly(-1, advance=True), Fly(1, advance=True)
    )


async def test_whoever_is_not_asked_is_offered_nothing_but_looks(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await begun(club, board_side="4"))
    await raid.goes(*arms(C6=RED_EMP, E2="laser/red"))
    for command, option in (("place", "cell"), ("place", "weapon"), ("activate", "weapon")):
        filled = {"cell": "C3"} if option == "weapon" and command == "place" else {}
        assert await raid.suggestions(bob, command, option, **filled) == {}
    own = await raid.suggestions(bob, "look", "cell")
    assert own == {"C6": "C6 · dispositivo EMP rojo", "E2": "E2 · láser rojo"}
    assert await raid.suggestions(alice, "look", "cell") == {}
    assert await raid.suggestions(alice, "look", "cell", kind="laser") == {
        "C6": "the red weapon on C6",
        "E2": "the red weapon on E2",
    }


async def test_offers_are_found_by_what_is_typed_and_said_in_the_persons_language(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await begun(club, board_side="4"))
    await raid.does(alice, "place", cell="G1")
    for typed in ("LÁSER", "filas de casillas"):  # by its name, and by what it does
        offered = await raid.suggestions(bob, "place", "weapon", typed, cell="C4")
        names = [label.partition(" · ")[0] for label in offered.values()]
        assert names == ["láser rojo", "láser naranja", "láser amarillo"]
    assert set(await raid.suggestions(bob, "place", "cell", "d")) == {f"D{n}" for n in range(1, 8)}
    await raid.does(bob, "place", cell="C4", weapon="Láser Rojo")
    assert "C4" in (await raid.state()).weapons
    await raid.goes(*SET_OUT)
    assert await raid.suggestions(alice, "fly", "turn") == {
        "left": "Turn left → A2",
        "ahead": "Keep course → B2",
        "right": "Turn right → B1",
    }
    assert await raid.suggestions(alice, "fly", "upgrade") == {
        "none": "No upgrade",
        "thrusters": "Thrusters · 3 points of shield: one more cell straight ahead",
    }
    assert await raid.suggestions(alice, "fly", "upgrade", turn="sideways") == {}
