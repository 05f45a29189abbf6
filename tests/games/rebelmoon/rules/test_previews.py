"""What people may ask before they decide is what comes of it, and tells no secret."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import IllegalAction
from engines.rebelmoon import ENGINE
from engines.rebelmoon.arms import EMP_DICE
from engines.rebelmoon.board import board
from engines.rebelmoon.flight import flights, fly
from engines.rebelmoon.model import IMPERIAL, REBEL, Activate, Effect, Fly, State, Upgrade
from engines.rebelmoon.preview import Aim, aim, flown, usable
from engines.rebelmoon.sight import sees
from engines.rebelmoon.words import intended
from tests.games.rebelmoon.positions import (
    ALL_UPGRADES,
    after,
    defending,
    flying,
    key,
    step,
)

BOMB = "E5"


def aimed(state: State, cell: str, seat: int = REBEL) -> Aim:
    return aim(ENGINE.view(state, seat), cell)


def why(state: State, cell: str, seat: int = REBEL) -> str:
    with pytest.raises(IllegalAction) as refused:
        aimed(state, cell, seat)
    return key(refused.value.text)


@pytest.mark.parametrize("shots", range(len(EMP_DICE)))
def test_an_emp_does_what_its_best_die_shows_less_the_distance(shots: int) -> None:
    state = defending(BOMB, {"E7": f"emp red up {shots}"})
    found = aimed(state, "E7")
    assert (found.missed, found.distance, found.dice) == (None, 2, EMP_DICE[shots])
    assert (found.least, found.most) == (0, 4)
    near = aimed(defending(BOMB, {"E6": f"emp red up {shots}"}), "E6")
    assert (near.least, near.most) == (0, 5)


@pytest.mark.parametrize(
    ("weapon", "cell", "missed", "points"),
    [
        ("laser red", "E8", None, 6),
        ("laser yellow", "E8", Effect.WRONG_COLOUR, 0),
        ("contact_mine red", "E6", None, 6),
        ("contact_mine red", "E7", Effect.OUT_OF_REACH, 0),
    ],
)
def test_what_a_weapon_would_do_is_what_it_does(
    weapon: str, cell: str, missed: Effect | None, points: int
) -> None:
    state = defending(BOMB, {cell: weapon})
    found = aimed(state, cell)
    assert (found.missed, found.least, found.most, found.dice) == (missed, points, points, 0)
    shot = after(state, Activate(cell)).shot
    assert shot is not None and shot.damage == points


@pytest.mark.parametrize("weapon", ["laser red", "contact_mine red", "frag_mine red"])
def test_a_weapon_covers_the_free_cells_where_it_would_strike_the_bomb(weapon: str) -> None:
    state = defending(BOMB, {"E7": weapon, "E8": "emp yellow"}, asteroids="D6")
    covered = aimed(state, "E7").covered
    assert covered
    for cell in board(5).cells:
        there = replace(state, bomb=replace(state.bomb, cell=cell))
        strikes = cell not in {"E7", "E8", "D6"} and aimed(there, "E7").missed is None
        assert (cell in covered) is strikes or cell == BOMB, cell


def test_a_destroyer_covers_all_that_it_sees_asteroids_too() -> None:
    state = defending(BOMB, {"E7": "asteroid_destroyer red"}, asteroids="E6 D6")
    found = aimed(state, "E7")
    assert found.covered == {
        cell
        for cell in board(5).cells
        if cell != "E7" and sees(board(5), frozenset({"E6", "D6"}), "E7", cell)
    }
    assert set(found.asteroids) == {"E6", "D6"} & found.covered


@pytest.mark.parametrize(
    ("asteroids", "missed"),
    [
        ("", Effect.NO_ASTEROID),
        ("E9", Effect.ASTEROID_DESTROYED),
        ("E9 D6", Effect.ASTEROID_DESTROYED),
    ],
)
def test_a_destroyer_never_hurts_the_bomb(asteroids: str, missed: Effect) -> None:
    """Rulebook: it destroys an asteroid in sight, however many there are."""
    found = aimed(defending(BOMB, {"E7": "asteroid_destroyer red"}, asteroids=asteroids), "E7")
    assert (found.missed, found.least, found.most) == (missed, 0, 0)
    assert set(found.asteroids) == set(asteroids.split())


def test_nothing_is_told_of_secrets_and_of_cells_without_a_weapon() -> None:
    state = defending(BOMB, {"E8": "laser red", "E2": "emp red up 0"})
    assert why(state, "E8", IMPERIAL) == "secret"
    assert aimed(state, "E2", IMPERIAL) == aimed(state, "E2", REBEL)
    assert why(state, "E9") == "no-weapon"
    assert why(state, "Q1") == "no-such-cell"


def test_turns_are_offered_from_straight_ahead_to_standing_still() -> None:
    plain = [move for move in flights(flying("E5", facing="e")) if move.upgrade is None]
    assert (plain[0], plain[-1]) == (Fly(0, True), Fly(0, False))
    for advance in (True, False):
        turns = [abs(move.turn) for move in plain if move.advance is advance]
        assert turns == sorted(turns, reverse=not advance)


def test_every_turn_is_told_but_for_standing_still_to_use_an_upgrade() -> None:
    weapons = {"E7": "emp red", "D6": "laser red", "E3": "laser red"}
    state = flying("E5", facing="e", weapons=weapons, config=ALL_UPGRADES)
    seen = set[tuple[bool, bool, bool]]()
    for move in flights(state):
        flight = fly(state, move)
        advanced = flight.cells != ()
        said = [one.key.rpartition("-")[2] for one in intended(state, flight)]
        silent = not move.turn and move.upgrade is not None and not advanced
        if not advanced:
            assert ("turn" in said) is not silent
            seen.add((bool(move.turn), move.upgrade is not None, silent))
    assert seen == {
        (False, False, False),
        (True, False, False),
        (True, True, False),
        (False, True, True),
    }


def test_upgrades_are_usable_that_some_turn_can_use_or_pay_for() -> None:
    state = flying("E5", facing="e", config=ALL_UPGRADES)
    view = ENGINE.view(state, IMPERIAL)
    assert usable(view) == {move.upgrade for move in flights(view) if move.upgrade is not None}
    waiting = ENGINE.view(defending("E5", {}, config=ALL_UPGRADES), REBEL)
    assert usable(waiting) == set(Upgrade)
    poor = ENGINE.view(defending("E5", {}, shield=None, config=ALL_UPGRADES), REBEL)
    assert usable(poor) == set()


def test_a_turn_that_was_only_considered_has_moved_the_bomb_and_turned_up_nothing() -> None:
    state = flying("E5", facing="e", weapons={"E8": "laser red"}, config=ALL_UPGRADES)
    view = ENGINE.view(state, IMPERIAL)
    for considered in flights(view):
        move = fly(view, considered)
        seen = flown(view, move)
        assert (seen.bomb, seen.path) == (move.bomb, view.path + move.cells)
        destroyed = {move.target} if move.upgrade is Upgrade.BOMB_LASER else set[str]()
        assert set(seen.weapons) == set(view.weapons) - destroyed
        assert replace(seen, bomb=view.bomb, path=view.path, flight=None).asteroids == (
            view.asteroids - destroyed
        )


def test_a_turn_is_said_beforehand_without_what_only_its_scanner_would_show() -> None:
    state = flying("E5", facing="e", weapons={"E8": "laser red"}, config=ALL_UPGRADES)
    view = ENGINE.view(state, IMPERIAL)
    said = {
        move.upgrade: [key(one) for one in intended(view, fly(view, move))]
        for move in flights(view)
        if move.target in (None, "E8") and not move.advance and not move.turn
    }
    assert said[Upgrade.SCANNER] == ["preview-scanner", "shields"]
    assert said[Upgrade.BOMB_LASER] == ["event-bomb-laser", "shields"]
    scan = next(move for move in flights(view) if move.upgrade is Upgrade.SCANNER)
    (told,) = [e.text for e in step(state, scan).events if "scanner" in e.text.key]
    assert key(told) == "event-scanner"


def test_thrusters_are_told_after_the_cell_that_the_bomb_entered_without_them() -> None:
    view = ENGINE.view(flying("E5", facing="e", config=ALL_UPGRADES), IMPERIAL)
    flight = fly(view, Fly(advance=True, upgrade=Upgrade.THRUSTERS))
    advance, thrusters, *_ = intended(view, flight)
    assert (key(advance), advance.args["cell"]) == ("event-advance", flight.cells[0])
    assert (key(thrusters), thrusters.args["cell"]) == ("event-thrusters", flight.cells[1])
