"""Previews: what a path or a weapon would do, worked out from views alone."""

from __future__ import annotations

import pytest

from engines.core import Dice, IllegalAction
from engines.rebelmoon import ENGINE
from engines.rebelmoon.arms import covered
from engines.rebelmoon.flight import flights, fly
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Activate,
    Cell,
    Effect,
    Fly,
    Kind,
    State,
    Upgrade,
    View,
)
from engines.rebelmoon.preview import Aim, aim, flown
from tests.games.rebelmoon.positions import ALL_UPGRADES, after, defending, flying

WEAPONS = {"E5": "laser red", "F2": "emp orange", "C6": "frag_mine red up 1", "G4": "emp red"}


def _aim(weapon: str, bomb: Cell, asteroids: str = "") -> Aim:
    return aim(ENGINE.view(defending(bomb, {"E5": weapon}, asteroids=asteroids), REBEL), "E5")


def _public(view: View) -> tuple[object, ...]:
    weapons = {cell: disc.colour for cell, disc in view.weapons.items()}
    return view.bomb, view.path, view.asteroids, weapons, view.flight


def test_a_flight_is_previewed_as_it_is_flown() -> None:
    """From the Imperial's own view: the same cells, shields and pieces as afterwards."""
    state = flying("C3", asteroids="E3 G6", weapons=WEAPONS, config=ALL_UPGRADES)
    before = ENGINE.view(state, IMPERIAL)
    for move in flights(before):
        seen = ENGINE.view(after(state, move), IMPERIAL)
        assert _public(flown(before, fly(before, move))) == _public(seen)


def test_a_previewed_scan_shows_nothing() -> None:
    state = flying("C3", weapons=WEAPONS, config=ALL_UPGRADES)
    before = ENGINE.view(state, IMPERIAL)
    after_scan = flown(before, fly(before, Fly(upgrade=Upgrade.SCANNER, target="E5")))
    assert after_scan.weapons == before.weapons


def test_views_and_states_allow_the_same_flights() -> None:
    state = flying("C3", asteroids="E3 G6", weapons=WEAPONS, config=ALL_UPGRADES)
    for seat in (IMPERIAL, REBEL, None):
        assert list(flights(ENGINE.view(state, seat))) == list(flights(state))


@pytest.mark.parametrize(
    ("weapon", "bomb", "missed", "least", "most"),
    [
        ("laser red", "E8", None, 6, 6),
        ("laser red", "D7", Effect.OUT_OF_REACH, 0, 0),
        ("laser orange", "E8", Effect.WRONG_COLOUR, 0, 0),
        ("contact_mine red", "E6", None, 6, 6),
        ("contact_mine red", "E7", Effect.OUT_OF_REACH, 0, 0),
        ("frag_mine yellow", "E7", None, 2, 2),
        ("emp red", "E7", None, 0, 4),
        ("emp red up 2", "E6", None, 0, 5),
        ("asteroid_destroyer red", "E6", Effect.NO_ASTEROID, 0, 0),
    ],
)
def test_what_a_weapon_could_do(
    weapon: str, bomb: Cell, missed: Effect | None, least: int, most: int
) -> None:
    seen = _aim(weapon, bomb)
    assert (seen.missed, seen.least, seen.most) == (missed, least, most)


@pytest.mark.parametrize(("shots", "dice"), [("", 3), (" up 1", 2), (" up 2", 1)])
def test_the_dice_an_emp_would_roll(shots: str, dice: int) -> None:
    assert _aim(f"emp red{shots}", "E7").dice == dice


def test_what_stands_in_between() -> None:
    seen = _aim("laser red", "E9", "E7")
    assert (seen.missed, seen.blockers, seen.distance) == (Effect.OUT_OF_SIGHT, ("E7",), 4)


def test_the_asteroids_a_destroyer_could_take() -> None:
    assert _aim("asteroid_destroyer red", "A1", "E7 E8 G5").asteroids == ("E7", "G5")


@pytest.mark.parametrize("seat", [IMPERIAL, None])
def test_a_secret_weapon_is_not_previewed(seat: int | None) -> None:
    view = ENGINE.view(defending("A1", {"E5": "laser red"}), seat)
    with pytest.raises(IllegalAction) as caught:
        aim(view, "E5")
    assert caught.value.text.key == "rebelmoon-refusal-secret"


@pytest.mark.parametrize(("cell", "why"), [("E6", "no-weapon"), ("X1", "no-such-cell")])
def test_only_weapons_are_previewed(cell: Cell, why: str) -> None:
    view = ENGINE.view(defending("A1", {"E5": "laser red"}), REBEL)
    with pytest.raises(IllegalAction) as caught:
        aim(view, cell)
    assert caught.value.text.key == f"rebelmoon-refusal-{why}"


def test_everyone_may_see_what_a_face_up_weapon_covers() -> None:
    view = ENGINE.view(defending("A1", {"E5": "frag_mine red up 1"}), None)
    assert len(aim(view, "E5").covered) == 36


def test_anyone_may_ask_what_a_kind_would_cover() -> None:
    view = ENGINE.view(defending("A1", {"E5": "laser red"}, asteroids="E7"), None)
    assert covered(view, Kind.CONTACT_MINE, "C3") == {"C4", "D4", "D3", "C2", "B2", "B3"}
    assert covered(view, Kind.LASER, "E5") >= {"E6", "A1", "I5"}
    assert not covered(view, Kind.LASER, "E5") & {"E5", "E7", "E8"}
    assert covered(view, Kind.DESTROYER, "E5") >= {"E6", "E7"}


@pytest.mark.parametrize("kind", [k for k in Kind if k is not Kind.DESTROYER])
def test_a_weapon_hurts_the_bomb_exactly_where_it_covers(kind: Kind) -> None:
    """The preview of every cell agrees with what an activation there really does."""
    board = {"E5": f"{kind} red", "D3": "emp yellow"}
    rocks = "F7 G4 C6"
    view = ENGINE.view(defending("A1", board, asteroids=rocks), REBEL)
    seen = aim(view, "E5").covered
    free = set(covered(view, Kind.EMP, "E5")) | set(seen)
    for cell in free - set(board) - set(rocks.split()):
        hit = _fired(defending(cell, board, asteroids=rocks))
        assert (hit in (Effect.HIT, Effect.SHIELD_LOST, Effect.TOO_WEAK)) is (cell in seen)


def _fired(state: State) -> Effect:
    step = ENGINE.apply(state, REBEL, Activate("E5"), Dice("fired", 0))
    assert step.state.shot is not None
    return step.state.shot.effect
