"""Where asteroids and weapons may be placed (rulebook, "Fase de colocación")."""

from __future__ import annotations

import pytest

from engines.core import Text
from engines.rebelmoon.board import board
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Colour,
    Config,
    Exclusion,
    Fly,
    Kind,
    Pass,
    Phase,
    Place,
    Weapon,
)
from engines.rebelmoon.placement import open_cells
from tests.games.rebelmoon.positions import after, key, named, placing, refusal, step

RED_LASER = Weapon(Kind.LASER, Colour.RED)
LENIENT = Config(exclusion=Exclusion.LENIENT)
DIAGONAL = "C1 C2 C3 C4 C5 C6"
"""All of row C but its last cell."""


def test_the_imperial_places_first_and_then_they_alternate() -> None:
    start = placing(IMPERIAL)
    second = after(start, Place("E5"))
    assert (second.to_act, second.asteroids, second.asteroids_left) == (REBEL, {"E5"}, 14)
    third = after(second, Place("C3", RED_LASER))
    assert third.to_act == IMPERIAL
    assert third.weapons["C3"].weapon == RED_LASER
    assert not third.weapons["C3"].face_up
    assert RED_LASER not in third.reserve
    assert len(third.reserve) == 14


def test_an_asteroid_may_touch_an_asteroid() -> None:
    """Rule 1; E5 and E6 are neighbours."""
    assert "E6" in after(placing(IMPERIAL, "E5"), Place("E6")).asteroids


def test_a_weapon_may_touch_a_weapon() -> None:
    """Rule 2."""
    state = placing(REBEL, weapons={"E5": "emp red"})
    assert "E6" in after(state, Place("E6", RED_LASER)).weapons


def test_an_asteroid_must_not_touch_a_weapon() -> None:
    """Rule 1: the refusal names the weapon by cell and colour."""
    said = refusal(placing(IMPERIAL, weapons={"E5": "emp orange"}), Place("E6"))
    assert key(said) == "asteroid-beside"
    assert named(said, "piece") == "E5"
    assert said.args["piece"] == Text("rebelmoon-piece-orange", {"cell": "E5"})


def test_a_weapon_must_not_touch_an_asteroid() -> None:
    """Rule 2: the refusal names the asteroid."""
    said = refusal(placing(REBEL, "D5"), Place("E5", RED_LASER))
    assert (key(said), named(said, "piece")) == ("weapon-beside", "D5")


@pytest.mark.parametrize(("cell", "why"), [("A1", "on-gate"), ("I5", "on-moon")])
@pytest.mark.parametrize("config", [Config(), LENIENT])
def test_nothing_on_gate_and_moon(cell: str, why: str, config: Config) -> None:
    """Rule 3, under both readings."""
    assert key(refusal(placing(IMPERIAL, config=config), Place(cell))) == why


@pytest.mark.parametrize(
    ("cell", "why"), [("B2", "next-to-gate"), ("A2", "next-to-gate"), ("H5", "next-to-moon")]
)
def test_nothing_next_to_gate_and_moon_when_strict(cell: str, why: str) -> None:
    """The caption of the rulebook's figure (ruling "Exclusion")."""
    assert key(refusal(placing(IMPERIAL), Place(cell))) == why
    assert key(refusal(placing(REBEL), Place(cell, RED_LASER))) == why
    assert cell in after(placing(IMPERIAL, config=LENIENT), Place(cell)).asteroids
    assert cell in after(placing(REBEL, config=LENIENT), Place(cell, RED_LASER)).weapons


@pytest.mark.parametrize("seat", [IMPERIAL, REBEL])
def test_one_piece_a_cell(seat: int) -> None:
    weapon = RED_LASER if seat == REBEL else None
    rock = refusal(placing(seat, "E5"), Place("E5", weapon))
    disc = refusal(placing(seat, weapons={"E5": "emp red"}), Place("E5", weapon))
    assert (key(rock), named(rock, "piece")) == ("occupied", "E5")
    assert (key(disc), named(disc, "piece")) == ("occupied", "E5")


@pytest.mark.parametrize("cell", ["A6", "J1", "Z9", "", "e5", "E55"])
def test_a_cell_off_the_board(cell: str) -> None:
    assert key(refusal(placing(IMPERIAL), Place(cell))) == "no-such-cell"


def test_an_asteroid_must_not_close_the_last_way() -> None:
    """Rule 4: the refusal names the pieces that would close it together."""
    said = refusal(placing(IMPERIAL, DIAGONAL), Place("C7"))
    assert key(said) == "asteroid-closes"
    assert said.args["wall"] == ("C6",)
    assert "C7" not in open_cells(placing(IMPERIAL, DIAGONAL), IMPERIAL)


def test_weapons_close_the_way_too() -> None:
    """Ruling "Path": weapons are obstacles as asteroids are."""
    wall = dict.fromkeys(map(str, DIAGONAL.split()), "emp red")
    said = refusal(placing(REBEL, weapons=wall), Place("C7", RED_LASER))
    assert (key(said), said.args["wall"]) == ("weapon-closes", ("C6",))


def test_a_way_that_needs_sharp_turns_is_a_way() -> None:
    """Ruling "Path": turning limits do not count, the bomb may turn on the spot."""
    zigzag = placing(IMPERIAL, f"{DIAGONAL} E2 E3 E4 E5 E6 E7 E8 E9")
    assert "G3" in after(zigzag, Place("G3")).asteroids
    assert key(refusal(zigzag, Place("E1"))) == "asteroid-closes"


def test_around_the_gate_one_way_out_remains() -> None:
    said = refusal(placing(IMPERIAL, "A2 B2", config=LENIENT), Place("B1"))
    assert (key(said), said.args["wall"]) == ("asteroid-closes", ("B2",))


def test_each_side_places_its_own_pieces() -> None:
    assert key(refusal(placing(IMPERIAL), Place("E5", RED_LASER))) == "imperial-weapon"
    assert key(refusal(placing(REBEL), Place("E5"))) == "choose-weapon"


def test_a_weapon_is_placed_once() -> None:
    state = placing(REBEL, weapons={"C3": "laser red"})
    assert key(refusal(state, Place("E5", RED_LASER))) == "weapon-placed"


def test_flying_has_to_wait_for_the_end_of_placement() -> None:
    assert key(refusal(placing(IMPERIAL), Fly(advance=True))) == "in-placement"


@pytest.mark.parametrize("seat", [IMPERIAL, REBEL])
def test_the_open_cells_are_those_that_are_not_refused(seat: int) -> None:
    state = placing(seat, f"{DIAGONAL} G2", {"F6": "emp red", "E8": "laser red"})
    legal = set(open_cells(state, seat))
    for cell in board(5).cells:
        weapon = Weapon(Kind.EMP, Colour.YELLOW) if seat == REBEL else None
        if cell in legal:
            assert after(state, Place(cell, weapon)).to_act is not None
        else:
            refusal(state, Place(cell, weapon))


def test_both_passing_in_a_row_begins_the_flight() -> None:
    """Rulebook: if both pass, the phase ends; unplaced pieces leave (ruling "Unplaced")."""
    state = after(after(placing(IMPERIAL, "E5"), Pass()), Pass())
    assert (state.phase, state.to_act, state.turn) == (Phase.FLIGHT, IMPERIAL, 1)
    assert state.reserve == ()
    assert state.bomb.cell == "A1"


def test_a_pass_does_not_bind() -> None:
    """Ruling "Passing": who passed may place again while the phase goes on."""
    state = after(after(placing(IMPERIAL), Pass()), Place("E5", RED_LASER))
    assert "G3" in after(state, Place("G3")).asteroids


def test_passes_that_do_not_follow_each_other_do_not_end_the_phase() -> None:
    state = after(after(after(placing(IMPERIAL), Pass()), Place("E5", RED_LASER)), Place("G3"))
    assert after(state, Pass()).phase is Phase.PLACEMENT


def test_the_second_pass_may_come_from_either_side() -> None:
    state = after(after(after(placing(IMPERIAL), Place("G3")), Pass()), Pass())
    assert state.phase is Phase.FLIGHT


def test_a_pass_of_the_clock_does_not_count_at_first() -> None:
    """Ruling "Passing by clock": one absence ends nothing."""
    state = after(after(placing(IMPERIAL), Pass()), Pass(absent=True))
    assert (state.phase, state.to_act) == (Phase.PLACEMENT, IMPERIAL)


def test_a_second_pass_of_the_clock_in_a_row_counts() -> None:
    """Ruling "Passing by clock"."""
    state = after(after(placing(IMPERIAL), Pass()), Pass(absent=True))
    assert after(after(state, Pass()), Pass(absent=True)).phase is Phase.FLIGHT


def test_placing_between_makes_an_absence_the_first_again() -> None:
    """Ruling "Passing by clock": only the turn just before matters."""
    state = after(after(placing(IMPERIAL), Pass()), Pass(absent=True))
    state = after(after(after(state, Pass()), Place("E5", RED_LASER)), Pass())
    assert after(state, Pass(absent=True)).phase is Phase.PLACEMENT


def test_two_absent_players_come_to_the_flight() -> None:
    state = placing(IMPERIAL)
    for _ in range(3):
        state = after(state, Pass(absent=True))
        assert state.phase is Phase.PLACEMENT
    assert after(state, Pass(absent=True)).phase is Phase.FLIGHT


def test_who_cannot_place_passes_by_itself() -> None:
    """Ruling "Passing": the last asteroid is placed, so the Rebel goes on alone."""
    rocks = "A4 A5 B4 B5 B6 C5 C6 C7 D6 D7 D8 E7 E8 E9"
    state = after(placing(IMPERIAL, rocks), Place("F8"))
    assert (state.asteroids_left, state.to_act) == (0, REBEL)
    placed = step(state, Place("G2", RED_LASER))
    assert placed.state.to_act == REBEL
    assert placed.events[-1].text.key == "rebelmoon-event-cannot-place"
    again = step(placed.state, Place("G3", Weapon(Kind.EMP, Colour.RED)))
    assert [event.text.key for event in again.events if event.audience is None] == [
        "rebelmoon-event-weapon"
    ], "said once is enough"


def test_a_pass_after_a_forced_one_ends_the_phase() -> None:
    rocks = "A4 A5 B4 B5 B6 C5 C6 C7 D6 D7 D8 E7 E8 E9"
    state = after(after(placing(IMPERIAL, rocks), Place("F8")), Place("G2", RED_LASER))
    assert after(state, Pass()).phase is Phase.FLIGHT


def test_when_nobody_can_place_the_flight_begins() -> None:
    """Ruling "Passing": on the smallest board a few asteroids shut out all weapons."""
    rocks = "A4 B4 C2 C4 C6 D2 D4 D6 E1 E3 F1 F3 G1 E5"
    state = placing(IMPERIAL, rocks, config=Config(board_side=4))
    assert state.asteroids_left == 1
    final = step(state, Place("D7"))
    assert final.state.phase is Phase.FLIGHT
    told = [event.text.key for event in final.events]
    assert told == [
        "rebelmoon-event-asteroid",
        "rebelmoon-event-cannot-place",
        "rebelmoon-event-cannot-place",
        "rebelmoon-event-flight",
    ]
