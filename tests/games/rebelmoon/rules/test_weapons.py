"""What the Rebel's weapons do (rulebook, appendix 2 and "Escudos e impactos")."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Text
from engines.rebelmoon.arms import activations, damage
from engines.rebelmoon.board import board
from engines.rebelmoon.model import (
    Activate,
    Colour,
    Effect,
    End,
    Fly,
    Kind,
    Pass,
    Place,
    Shot,
    State,
)
from engines.rebelmoon.words import dice
from tests.games.rebelmoon.positions import after, defending, key, refusal, step

FIELD = board(5)
KINDS = ("laser", "emp", "frag_mine", "contact_mine", "asteroid_destroyer")


def _shot(state: State) -> Shot:
    assert state.shot is not None
    return state.shot


def _shields(state: State) -> tuple[Colour | None, int]:
    return state.bomb.shield, state.bomb.strength


def test_a_weapon_is_turned_up_when_it_is_activated() -> None:
    """Rulebook, "Activación" (a)."""
    done = step(defending("E5", {"E6": "frag_mine red"}), Activate("E6"))
    assert done.state.weapons["E6"].face_up
    assert done.revealed


def test_a_face_up_weapon_reveals_nothing_more() -> None:
    assert not step(defending("E5", {"E6": "frag_mine red up 1"}), Activate("E6")).revealed


@pytest.mark.parametrize("cell", ["A1", "E1", "I5", "E9"])
def test_the_laser_hits_for_six_at_any_distance(cell: str) -> None:
    """Appendix 2, "Láser": one shot, then it is removed."""
    state = after(defending("E5", {cell: "laser red"}), Activate(cell))
    assert _shields(state) == (Colour.ORANGE, 6)
    assert _shot(state).effect is Effect.SHIELD_LOST
    assert (cell in state.weapons, cell in state.spent) == (False, True)


def test_the_laser_fires_along_the_six_rows_only() -> None:
    """Appendix 2, "Láser direccional"."""
    state = after(defending("E5", {"D6": "laser red", "E9": "emp red"}), Activate("D6"))
    assert _shot(state).effect is Effect.OUT_OF_REACH
    assert _shields(state) == (Colour.RED, 6)
    assert "D6" in state.spent


@pytest.mark.parametrize(("asteroids", "weapons"), [("E7", {}), ("", {"E7": "emp red"})])
def test_every_piece_blocks_sight(asteroids: str, weapons: dict[str, str]) -> None:
    """Ruling "Weapons in the way": weapons block each other too."""
    state = defending("E5", {"E9": "laser red"} | weapons, asteroids=asteroids)
    shot = after(state, Activate("E9"))
    assert _shot(shot).effect is Effect.OUT_OF_SIGHT
    assert _shields(shot) == (Colour.RED, 6)


def test_gate_and_moon_do_not_block() -> None:
    """Ruling "What blocks sight": the line runs between the free gate and a piece on B2."""
    state = defending("A2", {"B1": "emp red", "B2": "emp orange"})
    assert _shot(after(state, Activate("B1"), 6, 6, 6)).effect is Effect.HIT


def test_the_bomb_blocks_the_destroyer_like_a_piece() -> None:
    """Ruling "What blocks sight": with the bomb on the gate both sides of that line are shut."""
    state = defending("A1", {"A2": "asteroid_destroyer red", "B2": "emp red"}, asteroids="B1")
    assert key(refusal(state, Activate("A2", "B1"))) == "asteroid-hidden"


@pytest.mark.parametrize("kind", ["laser", "contact_mine"])
def test_a_wrong_colour_does_nothing_and_the_shot_is_spent(kind: str) -> None:
    """Rulebook, "Escudos e impactos" (ruling "Wrong colour")."""
    state = after(defending("E5", {"E6": f"{kind} yellow"}), Activate("E6"))
    assert _shot(state).effect is Effect.WRONG_COLOUR
    assert _shields(state) == (Colour.RED, 6)
    assert "E6" in state.spent


def test_damage_beyond_a_shield_is_lost() -> None:
    """Rulebook, "Escudos e impactos": the next shield begins with 6 (ruling "Overflow")."""
    state = after(defending("E5", {"E6": "contact_mine red"}, strength=1), Activate("E6"))
    assert _shields(state) == (Colour.ORANGE, 6)


def test_the_contact_mine_hits_neighbours_for_six() -> None:
    """Appendix 2, "Mina de contacto"."""
    near = after(defending("E5", {"F5": "contact_mine red"}), Activate("F5"))
    assert _shields(near) == (Colour.ORANGE, 6)
    assert "F5" in near.spent
    far = after(defending("E5", {"G5": "contact_mine red"}), Activate("G5"))
    assert _shot(far).effect is Effect.OUT_OF_REACH
    assert "G5" in far.spent


@pytest.mark.parametrize(("cell", "left"), [("E6", 3), ("E7", 4), ("E8", 5), ("E9", 6)])
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_the_fragmentation_mine_by_distance_in_any_colour(
    cell: str, left: int, colour: str
) -> None:
    """Appendix 2, "Mina de fragmentación": 3, 2 or 1 up to distance 3; it stays."""
    state = after(defending("E5", {cell: f"frag_mine {colour}"}), Activate(cell))
    assert _shields(state) == (Colour.RED, left)
    assert state.weapons[cell].face_up


def test_the_fragmentation_mine_fires_as_often_as_one_likes() -> None:
    """Appendix 2: multiple shots."""
    state = defending("E5", {"E8": "frag_mine red"})
    for left in (5, 4, 3, 2, 1):
        state = after(state, Activate("E8"))
        assert _shields(state) == (Colour.RED, left)
        state = after(state, Pass())
    assert _shields(after(state, Activate("E8"))) == (Colour.ORANGE, 6)


def test_the_fragmentation_mine_needs_sight() -> None:
    state = after(defending("E5", {"E7": "frag_mine red"}, asteroids="E6"), Activate("E7"))
    assert _shot(state).effect is Effect.OUT_OF_SIGHT


def test_the_emp_takes_its_best_die_less_the_distance() -> None:
    """Appendix 2, "Dispositivo EMP", with the rulebook's example: 3-5-2 at distance 1."""
    state = after(defending("E5", {"E6": "emp red"}), Activate("E6"), 3, 5, 2)
    assert _shot(state).dice == (3, 5, 2)
    assert (_shot(state).damage, _shields(state)) == (4, (Colour.RED, 2))
    for rolled, said in (((3, 5, 2), "dice"), ((1, 2), "dice"), ((3,), "die")):
        assert dice(replace(_shot(state), dice=rolled)).key == f"rebelmoon-event-{said}"


def test_the_emp_fires_thrice_with_three_two_and_one_dice() -> None:
    """Appendix 2 (ruling "EMP"): the third shot rolls one die and removes it."""
    state = after(defending("E5", {"E6": "emp red"}), Activate("E6"), 2, 2, 2)
    assert state.weapons["E6"].shots == 1
    state = after(after(state, Pass()), Activate("E6"), 1, 2)
    assert (_shot(state).dice, state.weapons["E6"].shots) == ((1, 2), 2)
    state = after(after(state, Pass()), Activate("E6"), 3)
    assert _shot(state).dice == (3,)
    assert ("E6" in state.weapons, "E6" in state.spent) == (False, True)
    assert _shields(state) == (Colour.RED, 2)


def test_a_scanned_emp_has_not_fired() -> None:
    """Ruling "EMP": being turned up by the scanner uses no shot."""
    state = after(defending("E6", {"E5": "emp red up"}), Activate("E5"), 3, 5, 2)
    assert (_shot(state).dice, _shields(state)) == ((3, 5, 2), (Colour.RED, 2))
    assert state.weapons["E5"].shots == 1


def test_the_emp_reaches_at_any_angle() -> None:
    state = after(defending("E5", {"D6": "emp red"}), Activate("D6"), 6, 1, 1)
    assert (_shot(state).distance, _shot(state).damage) == (2, 4)


@pytest.mark.parametrize(("cell", "distance"), [("E9", 4), ("E8", 3)])
def test_an_emp_roll_that_does_not_exceed_the_distance_does_nothing(
    cell: str, distance: int
) -> None:
    state = after(defending("E5", {cell: "emp red"}), Activate(cell), 1, 2, distance)
    assert (_shot(state).effect, _shot(state).damage) == (Effect.TOO_WEAK, 0)
    assert _shields(state) == (Colour.RED, 6)


def test_an_emp_of_the_wrong_colour_rolls_and_is_used() -> None:
    """Ruling "Wrong colour"."""
    state = after(defending("E5", {"E6": "emp yellow"}), Activate("E6"), 6, 6, 6)
    assert _shot(state).effect is Effect.WRONG_COLOUR
    assert state.weapons["E6"].shots == 1


def test_the_destroyer_destroys_an_asteroid_in_sight() -> None:
    """Appendix 2, "Destructor de Asteroides": only G5 of the two is in sight."""
    weapons = {"E5": "asteroid_destroyer red", "E6": "laser red"}
    state = defending("A1", weapons, asteroids="E8 G5")
    assert [a.target for a in activations(state) if a.weapon == "E5"] == ["G5"]
    done = after(state, Activate("E5", "G5"))
    assert done.asteroids == {"E8"}
    assert _shot(done).effect is Effect.ASTEROID_DESTROYED
    assert "E5" in done.spent


def test_the_destroyer_names_what_hides_an_asteroid() -> None:
    weapons = {"E5": "asteroid_destroyer red", "E6": "laser red"}
    said = refusal(defending("A1", weapons, asteroids="E8"), Activate("E5", "E8"))
    assert key(said) == "asteroid-hidden"
    assert said.args["hiding"] == (Text("rebelmoon-piece-red", {"cell": "E6"}),)


def test_the_bomb_hides_asteroids_from_the_destroyer() -> None:
    """Ruling "What blocks sight": the bomb's cell is occupied for lines beyond it."""
    state = defending("E6", {"E5": "asteroid_destroyer red"}, asteroids="E8")
    said = refusal(state, Activate("E5", "E8"))
    assert said.args["hiding"] == (Text("rebelmoon-piece-bomb", {"cell": "E6"}),)


@pytest.mark.parametrize(
    ("target", "why"), [(None, "choose-asteroid"), ("G6", "no-asteroid"), ("Z1", "no-such-cell")]
)
def test_the_destroyer_needs_an_asteroid(target: str | None, why: str) -> None:
    state = defending("A1", {"E5": "asteroid_destroyer red"}, asteroids="G5")
    assert key(refusal(state, Activate("E5", target))) == why


def test_a_destroyer_without_asteroids_is_spent_for_nothing() -> None:
    """Ruling "Destroyer": any weapon may be activated, even without effect."""
    state = after(defending("A1", {"E5": "asteroid_destroyer red"}), Activate("E5"))
    assert _shot(state).effect is Effect.NO_ASTEROID
    assert "E5" in state.spent


def test_the_destroyer_never_hurts_the_bomb() -> None:
    """Ruling "Unprotected": not even an unprotected one."""
    weapons = {"E6": "asteroid_destroyer red", "A5": "emp red"}
    state = after(defending("E5", weapons, shield=None, asteroids="E8"), Activate("E6", "E8"))
    assert state.end is None


@pytest.mark.parametrize("kind", ["laser", "frag_mine", "contact_mine"])
@pytest.mark.parametrize("colour", list(Colour))
def test_any_colour_destroys_an_unprotected_bomb(kind: str, colour: Colour) -> None:
    """Rulebook, "Escudos e impactos": without shields any colour destroys it."""
    state = after(defending("E5", {"E6": f"{kind} {colour}"}, shield=None), Activate("E6"))
    assert (_shot(state).effect, state.end) == (Effect.DESTROYED, End.BOMB_DESTROYED)


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_a_destroyer_does_no_bomb_any_damage(distance: int) -> None:
    """It is for asteroids; mines of fragments alone are weaker from afar."""
    assert damage(Kind.DESTROYER, distance) == 0
    assert damage(Kind.FRAG_MINE, distance) == 4 - distance
    assert damage(Kind.LASER, distance) == damage(Kind.CONTACT_MINE, distance)


def test_an_emp_destroys_an_unprotected_bomb_if_it_does_any_damage() -> None:
    """Ruling "Unprotected": at least one point; a zero does nothing."""
    state = defending("H5", {"C3": "emp red"}, shield=None)
    assert after(state, Activate("C3"), 5, 2, 1).end is None
    assert after(state, Activate("C3"), 6, 2, 1).end is End.BOMB_DESTROYED


def test_the_hit_that_takes_the_last_shield_does_not_destroy() -> None:
    """Ruling "Shield removed by a hit"."""
    state = defending("E5", {"E6": "contact_mine yellow"}, shield="yellow", strength=2)
    shot = after(state, Activate("E6"))
    assert (_shields(shot), shot.end) == ((None, 0), None)


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {Kind.DESTROYER}))
def test_any_weapon_may_be_activated_to_no_effect(kind: str) -> None:
    """Rulebook: even a weapon that can fire at nothing. Nobody is proposed that."""
    state = defending("A1", {"I1": f"{kind} yellow"}, asteroids="E1 E2 E3 E4 E5 E6 E7 D4")
    shot = _shot(after(state, Activate("I1"), 1, 1, 1))
    assert shot.effect in (Effect.OUT_OF_SIGHT, Effect.OUT_OF_REACH)
    assert not list(activations(state))


@pytest.mark.parametrize("distance", range(1, 9))
def test_an_emp_is_proposed_as_far_as_it_may_hurt(distance: int) -> None:
    """At best its die of six is one more than the cells that it has to cross."""
    cells = (cell for cell in FIELD.cells if FIELD.distance("A1", cell) == distance)
    cell = next(cells)
    state = defending("A1", {cell: "emp red"})
    assert (Activate(cell) in activations(state)) is (distance < 6)


def test_activating_is_optional() -> None:
    """Rulebook: the Rebel is not obliged."""
    state = after(defending("E5", {"E6": "laser red"}), Pass())
    assert "E6" in state.weapons
    assert state.shot is None


@pytest.mark.parametrize(
    ("cell", "why"), [("E9", "no-weapon"), ("C3", "no-weapon"), ("Q1", "no-such-cell")]
)
def test_there_must_be_a_weapon(cell: str, why: str) -> None:
    state = defending("E5", {"E6": "laser red"}, asteroids="C3")
    assert key(refusal(state, Activate(cell))) == why


def test_a_spent_weapon_cannot_be_activated() -> None:
    """The refusal names the weapon that was there."""
    weapons = {"E6": "laser red", "A5": "emp red"}
    state = after(after(defending("E5", weapons), Activate("E6")), Fly())
    said = refusal(state, Activate("E6"))
    assert key(said) == "spent"
    assert said.args["weapon"] == Text("rebelmoon-weapon-laser", {"colour": "red"})


def test_only_the_destroyer_takes_a_target() -> None:
    state = defending("E5", {"E6": "laser red"}, asteroids="C3")
    assert key(refusal(state, Activate("E6", "C3"))) == "needs-no-target"


def test_flying_and_placing_have_to_wait() -> None:
    state = defending("E5", {"E6": "laser red"})
    assert key(refusal(state, Fly(advance=True))) == "in-defence"
    assert key(refusal(state, Place("C3"))) == "placement-over"


def test_every_cell_named_in_a_refusal_is_a_piece() -> None:
    state = defending("E5", {"E8": "asteroid_destroyer red"}, asteroids="E3 E6")
    said = refusal(state, Activate("E8", "E3"))
    hiding = said.args["hiding"]
    assert isinstance(hiding, tuple)
    cells = [one.args["cell"] for one in hiding if isinstance(one, Text)]
    assert cells == ["E6", "E5"]
