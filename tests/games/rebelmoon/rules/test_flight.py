"""The turn of the bomb (rulebook, "Moviendo la Bomba del Caos" and appendix 1)."""

from __future__ import annotations

import pytest

from engines.core import Text
from engines.rebelmoon.flight import flights, fly
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Activate,
    Bomb,
    Colour,
    Config,
    Direction,
    End,
    Fly,
    Pass,
    Phase,
    Place,
    Upgrade,
)
from tests.games.rebelmoon.positions import (
    ALL_UPGRADES,
    after,
    flying,
    key,
    named,
    refusal,
    step,
)

THRUST = Fly(advance=True, upgrade=Upgrade.THRUSTERS)
LASER = Fly(upgrade=Upgrade.BOMB_LASER)
FAR = {"E9": "laser yellow"}
"""A weapon out of everybody's way, so that the Rebel is asked."""


def test_the_bomb_starts_on_the_gate_and_faces_the_moon() -> None:
    """Rulebook, "Preparación" (ruling "Facing"): all shields whole."""
    assert flying().bomb == Bomb("A1", Direction.SE, Colour.RED, 6)


@pytest.mark.parametrize(
    ("turn", "cell", "facing"),
    [(0, "B2", Direction.SE), (1, "B1", Direction.SW), (-1, "A2", Direction.E)],
)
def test_turn_then_advance(turn: int, cell: str, facing: Direction) -> None:
    """Steps (a) and (b), in this order; positive turns are clockwise."""
    bomb = after(flying(weapons=FAR), Fly(turn, advance=True)).bomb
    assert (bomb.cell, bomb.facing) == (cell, facing)
    assert (bomb.shield, bomb.strength) == (Colour.RED, 6)


def test_turning_alone_and_nothing_at_all_are_allowed() -> None:
    """All steps are optional."""
    assert after(flying(weapons=FAR), Fly(1)).bomb == Bomb("A1", Direction.SW)
    assert after(flying(weapons=FAR), Fly()).bomb == flying().bomb
    assert after(flying(weapons=FAR), Fly()) == after(flying(weapons=FAR), Pass())


@pytest.mark.parametrize("turn", [-3, -2, 2, 3])
def test_one_side_at_most(turn: int) -> None:
    """Step (a): 60 degrees, one side."""
    said = refusal(flying(), Fly(turn))
    assert (key(said), said.args["sides"]) == ("turn-too-far", abs(turn))


def test_the_bomb_stays_on_the_board() -> None:
    said = refusal(flying("A5", facing="e"), Fly(advance=True))
    assert (key(said), said.args["cell"]) == ("edge", "A5")
    assert said.args["facing"] == Text("rebelmoon-direction-e")


def test_the_bomb_does_not_enter_occupied_cells() -> None:
    """Ruling "Obstacles": the refusal names the piece."""
    rock = refusal(flying("D4", asteroids="E5"), Fly(advance=True))
    disc = refusal(flying("D4", weapons={"E5": "emp red"}), Fly(advance=True))
    assert (key(rock), named(rock, "piece")) == ("blocked", "E5")
    assert (key(disc), named(disc, "piece")) == ("blocked", "E5")


def test_the_bomb_may_return_to_the_gate() -> None:
    assert after(flying("B2", facing="nw", weapons=FAR), Fly(advance=True)).bomb.cell == "A1"


def test_the_rebel_is_asked_after_the_bomb() -> None:
    """Rulebook, "Fase de movimiento": first the bomb moves, then a weapon may fire."""
    state = after(flying(weapons=FAR), Fly(advance=True))
    assert (state.phase, state.to_act, state.turn) == (Phase.DEFENCE, REBEL, 1)
    state = after(state, Pass())
    assert (state.phase, state.to_act, state.turn) == (Phase.FLIGHT, IMPERIAL, 2)


def test_a_rebel_without_weapons_is_not_asked() -> None:
    """Ruling "No weapons left"."""
    state = after(flying(), Fly(advance=True))
    assert (state.phase, state.turn) == (Phase.FLIGHT, 2)


def test_the_path_is_kept() -> None:
    state = after(after(flying(), THRUST), Fly(-1, advance=True))
    assert state.path == ("A1", "B2", "C3", "C4")


def test_thrusters_move_one_cell_more_for_three_points() -> None:
    """Appendix 1, "Propulsores"."""
    state = after(flying(weapons=FAR), THRUST)
    assert state.bomb == Bomb("C3", Direction.SE, Colour.RED, 3)
    assert state.flight is not None
    assert (state.flight.cells, state.flight.paid) == (("B2", "C3"), 3)


def test_thrusters_keep_the_facing() -> None:
    """Ruling "Thrusters": the extra cell lies straight ahead."""
    bomb = after(flying(weapons=FAR), Fly(-1, advance=True, upgrade=Upgrade.THRUSTERS)).bomb
    assert (bomb.cell, bomb.facing) == ("A3", Direction.E)


def test_thrusters_without_an_advance() -> None:
    """Ruling "Thrusters": legal, and they cost the same."""
    bomb = after(flying(weapons=FAR), Fly(upgrade=Upgrade.THRUSTERS)).bomb
    assert (bomb.cell, bomb.strength) == ("B2", 3)


def test_thrusters_stop_at_obstacles_and_at_the_edge() -> None:
    rock = refusal(flying(asteroids="C3"), THRUST)
    assert (key(rock), named(rock, "piece")) == ("blocked", "C3")
    assert key(refusal(flying("I3", facing="se"), Fly(upgrade=Upgrade.THRUSTERS))) == "edge"


@pytest.mark.parametrize(("shield", "strength"), [("yellow", 2), (None, 0)])
def test_thrusters_must_be_affordable(shield: str | None, strength: int) -> None:
    """Ruling "Upgrade cost": all that is left must cover the cost."""
    said = refusal(flying(shield=shield, strength=strength), THRUST)
    assert (key(said), said.args) == ("poor-thrusters", {"cost": 3, "left": strength})


def test_the_last_points_may_be_spent() -> None:
    """Ruling "Upgrade cost": it leaves the bomb unprotected."""
    bomb = after(flying(shield="yellow", strength=3, weapons=FAR), THRUST).bomb
    assert (bomb.shield, bomb.strength) == (None, 0)


def test_a_cost_carries_over_to_the_next_shield() -> None:
    """Rulebook, note in "Escudos e impactos"."""
    bomb = after(flying(shield="red", strength=2, weapons=FAR), THRUST).bomb
    assert (bomb.shield, bomb.strength) == (Colour.ORANGE, 5)


def test_a_cost_of_exactly_the_shield_removes_it() -> None:
    """Rulebook, "Escudos e impactos": below 1 the shield is removed, the next has 6."""
    bomb = after(flying(shield="orange", strength=3, weapons=FAR), THRUST).bomb
    assert (bomb.shield, bomb.strength) == (Colour.YELLOW, 6)


@pytest.mark.parametrize(
    ("upgrade", "why"),
    [(Upgrade.SCANNER, "without-scanner"), (Upgrade.BOMB_LASER, "without-bomb-laser")],
)
def test_the_basic_game_has_thrusters_only(upgrade: Upgrade, why: str) -> None:
    """Appendix 1: the other upgrades are variants that both agree on."""
    target = "E9" if upgrade is Upgrade.SCANNER else None
    assert key(refusal(flying(weapons=FAR), Fly(upgrade=upgrade, target=target))) == why


@pytest.mark.parametrize("upgrade", [Upgrade.SCANNER, Upgrade.BOMB_LASER])
def test_each_upgrade_is_agreed_on_by_itself(upgrade: Upgrade) -> None:
    config = Config(scanner=upgrade is Upgrade.SCANNER, bomb_laser=upgrade is Upgrade.BOMB_LASER)
    state = flying(weapons={"D4": "emp red"}, config=config)
    used = {move.upgrade for move in flights(state)}
    assert used == {None, Upgrade.THRUSTERS, upgrade}


def test_the_scanner_turns_one_weapon_up_for_two_points() -> None:
    """Appendix 1, "Escáner"; it is not activated, so it keeps all its shots."""
    state = flying(weapons={"D4": "emp orange", "A5": "laser red"}, config=ALL_UPGRADES)
    done = step(state, Fly(upgrade=Upgrade.SCANNER, target="D4"))
    assert done.state.weapons["D4"].face_up
    assert done.state.weapons["D4"].shots == 0
    assert not done.state.weapons["A5"].face_up
    assert done.state.bomb.strength == 4
    assert done.revealed


def test_the_scanner_needs_sight() -> None:
    """It looks from where the bomb ends; the refusal names what is in the way."""
    state = flying(asteroids="B2", weapons={"D4": "emp orange"}, config=ALL_UPGRADES)
    said = refusal(state, Fly(upgrade=Upgrade.SCANNER, target="D4"))
    hiding = said.args["hiding"]
    assert key(said) == "scan-hidden"
    assert hiding == (Text("rebelmoon-piece-asteroid", {"cell": "B2"}),)
    assert fly(state, Fly(-1, True, Upgrade.SCANNER, "D4")).target == "D4"


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (None, "scan-choose"),
        ("C3", "scan-no-weapon"),
        ("G3", "scan-face-up"),
        ("Z9", "no-such-cell"),
    ],
)
def test_the_scanner_needs_a_face_down_weapon(target: str | None, why: str) -> None:
    weapons = {"A4": "emp orange", "G3": "frag_mine red up 1"}
    state = flying(weapons=weapons, config=ALL_UPGRADES)
    assert key(refusal(state, Fly(upgrade=Upgrade.SCANNER, target=target))) == why


def test_a_scanner_that_sees_nothing_says_so() -> None:
    state = flying(weapons={"G3": "frag_mine red up 1"}, config=ALL_UPGRADES)
    assert key(refusal(state, Fly(upgrade=Upgrade.SCANNER))) == "scan-nothing"


def test_the_scanner_must_be_affordable() -> None:
    state = flying(shield="yellow", strength=1, weapons=FAR, config=ALL_UPGRADES)
    said = refusal(state, Fly(upgrade=Upgrade.SCANNER, target="E9"))
    assert (key(said), said.args) == ("poor-scanner", {"cost": 2, "left": 1})


def test_the_bomb_laser_destroys_the_first_piece_ahead() -> None:
    """Appendix 1, "Láser": for all that the active shield has left."""
    state = flying("C3", strength=4, asteroids="E5", weapons={"G5": "emp red"}, config=ALL_UPGRADES)
    fired = after(state, LASER)
    assert fired.asteroids == frozenset()
    assert "G5" in fired.weapons
    assert (fired.bomb.shield, fired.bomb.strength) == (Colour.ORANGE, 6)
    assert fired.flight is not None
    assert (fired.flight.target, fired.flight.paid) == ("E5", 4)


def test_the_bomb_laser_fires_where_the_bomb_then_faces() -> None:
    state = flying("C3", asteroids="E5 C7", weapons=FAR, config=ALL_UPGRADES)
    assert after(state, Fly(-1, True, Upgrade.BOMB_LASER)).asteroids == {"E5"}


def test_a_face_down_weapon_is_lost_unseen() -> None:
    """Ruling "Bomb laser": its kind stays a secret for good."""
    state = flying("C3", weapons={"G5": "emp red", **FAR}, config=ALL_UPGRADES)
    done = step(state, LASER)
    assert (done.state.lost, done.state.spent) == ({"G5"}, {})
    assert not done.revealed


def test_a_face_up_weapon_is_destroyed_in_the_open() -> None:
    state = flying("C3", weapons={"G5": "emp red up 1", **FAR}, config=ALL_UPGRADES)
    fired = after(state, LASER)
    assert (fired.lost, set(fired.spent)) == (frozenset(), {"G5"})


def test_the_bomb_laser_needs_a_shield_and_something_ahead() -> None:
    """Rulings "Upgrade cost" and "Bomb laser"."""
    bare = flying("C3", shield=None, asteroids="E5", config=ALL_UPGRADES)
    assert key(refusal(bare, LASER)) == "poor-bomb-laser"
    assert key(refusal(flying("C3", config=ALL_UPGRADES), LASER)) == "laser-nothing"


def test_only_the_scanner_takes_a_target() -> None:
    assert key(refusal(flying(), Fly(advance=True, target="B2"))) == "target-needless"
    state = flying("C3", asteroids="E5", config=ALL_UPGRADES)
    assert key(refusal(state, Fly(upgrade=Upgrade.BOMB_LASER, target="E5"))) == "target-needless"


def test_an_upgrade_is_not_needed_on_the_moon() -> None:
    state = flying("H5")
    assert key(refusal(state, THRUST)) == "moon-reached"
    assert after(state, Fly(advance=True)).end is End.MOON_REACHED


def test_placing_and_activating_have_to_wait() -> None:
    state = flying(weapons=FAR)
    assert key(refusal(state, Place("E5"))) == "placement-over"
    assert key(refusal(state, Activate("E9"))) == "in-flight"


def test_the_listed_flights_are_all_that_are_legal() -> None:
    """Every turn, advance, upgrade and target is tried against the list."""
    state = flying(
        "C3", asteroids="C5 E5", weapons={"D2": "emp red", "F6": "laser red"}, config=ALL_UPGRADES
    )
    listed = list(flights(state))
    assert len(listed) == len(set(listed))
    for turn in range(-3, 4):
        for upgrade in (None, *Upgrade):
            for target in (None, "D2", "F6", "E5"):
                for advance in (True, False):
                    move = Fly(turn, advance, upgrade, target)
                    if move in listed:
                        fly(state, move)
                    else:
                        refusal(state, move)
