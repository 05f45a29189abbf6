"""A weapon's kind is the Rebel's secret until it is face up (ruling "Face down"), or the end."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from engines.core import Dice, Seat, Text, encode, text
from engines.rebelmoon import ENGINE
from engines.rebelmoon.board import board
from engines.rebelmoon.model import (
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    WEAPONS,
    Action,
    Activate,
    Colour,
    Fly,
    Kind,
    Pass,
    Phase,
    Place,
    State,
    Upgrade,
    Weapon,
)
from tests.games.rebelmoon.positions import (
    ALL_UPGRADES,
    after,
    defending,
    flying,
    marker,
    placing,
    step,
)

BOARD = {
    "D6": "laser red",
    "F6": "emp red",
    "G3": "contact_mine orange",
    "E8": "frag_mine red up 1",
}


@pytest.mark.parametrize("seat", [IMPERIAL, None])
def test_imperial_and_spectators_see_colours_alone(seat: Seat | None) -> None:
    seen = ENGINE.view(flying(weapons=BOARD), seat)
    assert {cell: disc.colour for cell, disc in seen.weapons.items()} == {
        "D6": Colour.RED,
        "F6": Colour.RED,
        "G3": Colour.ORANGE,
        "E8": Colour.RED,
    }
    assert {cell: disc.kind for cell, disc in seen.weapons.items() if disc.kind} == {
        "E8": Kind.FRAG_MINE
    }


def test_the_rebel_sees_the_own_weapons() -> None:
    seen = ENGINE.view(flying(weapons=BOARD), REBEL)
    assert {c: d.kind for c, d in seen.weapons.items()} == {
        c: marker(w).kind for c, w in BOARD.items()
    }


@pytest.mark.parametrize("seat", [IMPERIAL, None])
def test_the_reserve_is_counted_by_colour(seat: Seat | None) -> None:
    state = placing(REBEL, weapons={"E5": "laser red", "G3": "emp red"})
    seen = ENGINE.view(state, seat)
    assert seen.reserve == ()
    assert seen.weapons_left == {Colour.RED: 3, Colour.ORANGE: 5, Colour.YELLOW: 5}
    assert ENGINE.view(state, REBEL).reserve == state.reserve


def test_a_placement_tells_the_colour_to_all_and_the_kind_to_the_rebel() -> None:
    placed = step(placing(REBEL), Place("E5", Weapon(Kind.EMP, Colour.RED)))
    public = [event for event in placed.events if event.heard_by(IMPERIAL)]
    assert [event.text.key for event in public] == ["rebelmoon-event-weapon"]
    assert b"emp" not in encode(public)
    assert any(b"emp" in encode(event) for event in placed.events if event.heard_by(REBEL))
    assert not any(event.heard_by(None) for event in placed.events if event not in public)
    told = [event.text.key for event in placed.events if event.kept_by(REBEL)]
    assert told == ["rebelmoon-event-secret"], "which says what all hear, and more"


def test_an_activation_shows_the_kind_to_all() -> None:
    done = step(defending("E5", {"E6": "laser yellow", "A5": "emp red"}), Activate("E6"))
    assert all(event.heard_by(None) for event in done.events)
    seen = ENGINE.view(done.state, None)
    assert seen.spent == {"E6": Weapon(Kind.LASER, Colour.YELLOW)}


def test_a_scan_shows_the_kind_to_all() -> None:
    state = flying(weapons={"D4": "emp red", "A5": "laser red"}, config=ALL_UPGRADES)
    scanned = after(state, Fly(upgrade=Upgrade.SCANNER, target="D4"))
    kinds = {cell: disc.kind for cell, disc in ENGINE.view(scanned, None).weapons.items()}
    assert kinds == {"D4": Kind.EMP, "A5": None}


ENDS: dict[str, tuple[State, Action, tuple[int, ...]]] = {
    "moon reached": (flying("H5", weapons=BOARD), Fly(advance=True), ()),
    "bomb destroyed": (
        defending("E7", {**BOARD, "D7": "contact_mine red"}, shield=None),
        Activate("D7"),
        (),
    ),
    "stalled": (
        replace(defending("E5", BOARD), quiet=QUIET_TURNS - 1, turn=9),
        Pass(),
        (),
    ),
    "evacuated": (replace(defending("E5", BOARD), turn=LAST_TURN), Pass(), ()),
    "evacuated after a shot": (
        replace(defending("E5", BOARD), turn=LAST_TURN),
        Activate("E8"),
        (),
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_everything_is_turned_up_at_the_end(end: str) -> None:
    state, action, faces = ENDS[end]
    last = step(state, action, *faces)
    assert last.state.phase is Phase.OVER
    assert last.revealed
    for seat in (IMPERIAL, REBEL, None):
        seen = ENGINE.view(last.state, seat)
        assert all(disc.face_up for disc in seen.weapons.values())
        assert {cell: disc.kind for cell, disc in seen.weapons.items()} == {
            cell: one.kind for cell, one in last.state.weapons.items()
        }
    told = [event.text.args for event in last.events if event.heard_by(None)]
    weapons = [args["weapons"] for args in told if "weapons" in args]
    named = [name for names in weapons if isinstance(names, tuple) for name in names]
    shown = sum(not one.face_up for one in state.weapons.values()) - (end == "bomb destroyed")
    assert len(named) == shown + len(WEAPONS) - len(state.weapons)


def test_the_end_tells_nothing_where_nothing_was_hidden() -> None:
    placed = (f"{one.kind} {one.colour} up" for one in WEAPONS)
    weapons = dict(zip(board(5).cells[2:], placed, strict=False))
    last = step(flying("H5", weapons=weapons), Fly(advance=True))
    assert not last.revealed
    assert [event.text.key for event in last.events] == ["rebelmoon-event-advance"]


def test_a_weapon_lost_face_down_is_counted_out_at_the_end() -> None:
    state = flying("G5", weapons={"H5": "emp yellow", **BOARD}, config=ALL_UPGRADES)
    lost = after(after(state, Fly(upgrade=Upgrade.BOMB_LASER)), Pass())
    ended = step(after(after(lost, Fly(advance=True)), Pass()), Fly(advance=True))
    said = {event.text.key: event.text for event in ended.events}["rebelmoon-event-left-out"]
    assert said.args["lost"] == "yes"
    assert text("rebelmoon-weapon-emp", colour="yellow") in cast(
        tuple[Text, ...], said.args["weapons"]
    )


def test_a_weapon_lost_face_down_is_not_seen_before_the_end() -> None:
    """Ruling "Bomb laser"."""
    state = flying(weapons={"D4": "emp red", "A5": "laser red"}, config=ALL_UPGRADES)
    lost = after(state, Fly(upgrade=Upgrade.BOMB_LASER))
    assert lost.lost == {"D4"}
    assert b"emp" not in encode(ENGINE.view(lost, IMPERIAL))
    assert _kinds_of(lost, "A5", Colour.RED) == set(Kind)


def test_unplaced_weapons_are_not_seen_before_the_end() -> None:
    """Ruling "Unplaced": no view of the movement phase has them."""
    state = after(after(placing(IMPERIAL, weapons={"E5": "laser red"}), Pass()), Pass())
    assert state.phase is Phase.FLIGHT
    for seat in (IMPERIAL, REBEL, None):
        seen = ENGINE.view(state, seat)
        assert (seen.reserve, set(seen.weapons_left.values())) == ((), {0})


def _kinds_of(state: State, cell: str, colour: Colour) -> set[Kind]:
    """Return the kinds that the Imperial must think possible on a cell."""
    draws = [ENGINE.resample(state, IMPERIAL, Dice("draw", n)) for n in range(200)]
    assert {drawn.weapons[cell].colour for drawn in draws} == {colour}
    return {drawn.weapons[cell].kind for drawn in draws}


def test_resample_deals_what_fits_the_colour_and_was_not_seen() -> None:
    state = flying(weapons=BOARD)
    assert _kinds_of(state, "D6", Colour.RED) == set(Kind) - {Kind.FRAG_MINE}
    assert _kinds_of(state, "G3", Colour.ORANGE) == set(Kind)
    assert _kinds_of(state, "E8", Colour.RED) == {Kind.FRAG_MINE}


def test_resample_counts_spent_weapons_as_seen() -> None:
    state = after(defending("E5", {"E6": "laser red", "A5": "emp red"}), Activate("E6"))
    assert _kinds_of(state, "A5", Colour.RED) == set(Kind) - {Kind.LASER}


def test_resample_keeps_the_fifteen_weapons_together() -> None:
    state = placing(IMPERIAL, weapons={"D6": "laser red", "F6": "emp red", "G3": "emp yellow"})
    for number in range(50):
        drawn = ENGINE.resample(state, IMPERIAL, Dice("draw", number))
        placed = [one.weapon for one in drawn.weapons.values()]
        assert sorted(map(repr, [*placed, *drawn.reserve])) == sorted(map(repr, WEAPONS))


def test_the_rebel_has_nothing_to_guess() -> None:
    state = flying(weapons=BOARD)
    assert ENGINE.resample(state, REBEL, Dice("draw", 0)) == state
