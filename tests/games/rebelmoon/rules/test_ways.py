"""What is offered step by step: pieces to place, a flight of the bomb, weapons to activate."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.choosing import Foretold, Pick, follow
from engines.core import MalformedAction, Refusal, Text, text
from engines.rebelmoon import ENGINE
from engines.rebelmoon.board import board
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Activate,
    Colour,
    Fly,
    Kind,
    Place,
    State,
    Upgrade,
    Weapon,
)
from engines.rebelmoon.ways import RebelMoonWays
from tests.games.rebelmoon.positions import ALL_UPGRADES, defending, flying, placing


def ways(state: State, seat: int) -> RebelMoonWays:
    return RebelMoonWays(ENGINE.view(state, seat), seat)


def pick(state: State, seat: int, verb: str, key: str, **chosen: str) -> Pick:
    found = ways(state, seat).ask(verb, key, {at: (value,) for at, value in chosen.items()})
    assert isinstance(found, Pick)
    return found


def verbs(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(w.verb for w in ways(state, seat).now()) for seat in (IMPERIAL, REBEL))


def test_each_phase_has_its_ways_for_whose_turn_it_is() -> None:
    """Both place or pass; the bomb flies; weapons are activated or held, where there are any."""
    assert verbs(placing(IMPERIAL)) == (("place", "pass"), ())
    assert verbs(placing(REBEL)) == ((), ("place", "pass"))
    assert verbs(flying("E5")) == (("fly",), ())
    assert verbs(defending("E5", {"E8": "laser red"})) == ((), ("activate", "pass"))
    assert verbs(defending("E5", {})) == ((), ("pass",))


# -- Placing -----------------------------------------------------------------------------------


def test_an_asteroid_is_placed_on_a_cell_and_a_weapon_of_the_reserve_too() -> None:
    rebel = placing(REBEL, asteroids="E5", weapons={"C3": "laser red"})
    held = pick(rebel, REBEL, "place", "weapon").values
    assert "laser/red" not in held
    assert {"laser/yellow", "emp/red", "asteroid_destroyer/red"} <= set(held)
    cells = pick(rebel, REBEL, "place", "cell").values
    assert "E4" not in cells, "beside an asteroid"
    assert "E9" in cells
    at = ways(rebel, REBEL)
    weapon = Place("E9", Weapon(Kind.LASER, Colour.YELLOW))
    steps = {"cell": ("E9",), "weapon": ("laser/yellow",)}
    assert at.steps(weapon) == ("place", steps)
    assert at.action("place", steps) == weapon
    assert at.action("place", {"cell": (" e9 ",)}) == Place("E9"), "as people type it"
    with pytest.raises(MalformedAction):
        at.action("place", {"cell": ("E9",), "weapon": ("laser/green",)})
    asteroid = ways(placing(IMPERIAL), IMPERIAL)
    assert asteroid.steps(Place("E9")) == ("place", {"cell": ("E9",), "weapon": ("none",)})
    assert pick(placing(IMPERIAL), IMPERIAL, "place", "weapon").values == ()


@pytest.mark.parametrize(
    ("seat", "keys", "about"),
    [(IMPERIAL, ("cell",), "imperial"), (REBEL, ("weapon", "cell"), "rebel")],
)
def test_a_piece_is_placed_by_a_form_whose_cell_is_typed(
    seat: int, keys: tuple[str, ...], about: str
) -> None:
    place, _ = ways(placing(seat), seat).now()
    assert (place.keys, place.form is not None) == (keys, True)
    cell = pick(placing(seat), seat, "place", "cell")
    assert cell.typed
    assert cell.about == text(f"rebelmoon-form-cell-{about}")


def test_a_piece_is_told_with_its_cell() -> None:
    def told(seat: int, **wanted: str) -> Text:
        at = ways(placing(seat), seat)
        way = at.now()[0]
        return at.words(follow(at, way, lambda key, _: (wanted[key],)))

    asteroid = told(IMPERIAL, cell="E9")
    assert asteroid == text("rebelmoon-piece-asteroid", cell="E9")
    weapon = told(REBEL, cell="E9", weapon="laser/red")
    assert (weapon.key, weapon.args["cell"]) == ("rebelmoon-placed", "E9")
    at = ways(defending("E5", {"E8": "laser red"}), REBEL)
    activate = follow(at, at.now()[0], lambda _, __: None)
    assert at.words(activate).args["way"] == text("rebelmoon-told-activate")


def test_the_first_piece_is_explained_and_later_when_the_placing_ends() -> None:
    def hinted(state: State, seat: int) -> list[str]:
        return [hint.key for hint in ways(state, seat).hints(None)]

    assert hinted(placing(IMPERIAL), IMPERIAL) == ["rebelmoon-hint-first-asteroid"]
    assert hinted(placing(IMPERIAL, asteroids="E5"), IMPERIAL) == ["rebelmoon-hint-pass"]
    assert hinted(placing(REBEL), REBEL) == ["rebelmoon-hint-first-weapon"]
    mined = placing(REBEL, weapons={"C3": "laser red"})
    assert hinted(mined, REBEL) == ["rebelmoon-hint-pass"]
    assert hinted(flying("E5"), IMPERIAL) == ["rebelmoon-hint-flight"]


# -- Flying ------------------------------------------------------------------------------------


def test_the_bomb_turns_by_one_side_and_goes_ahead_unless_something_is_there() -> None:
    """Facing east on E5 it can go on to E6, or turn to one of the cells beside that."""
    free = flying("E5", facing="e")
    turns = pick(free, IMPERIAL, "fly", "turn")
    assert (turns.values, turns.usual) == (("left", "ahead", "right"), ("ahead",))
    advance = pick(free, IMPERIAL, "fly", "advance", turn="ahead")
    assert (advance.values, advance.usual) == (("true", "false"), ("true",))
    blocked = flying("E5", facing="e", asteroids="E6")
    stays = pick(blocked, IMPERIAL, "fly", "advance", turn="ahead")
    assert (stays.values, stays.usual) == (("false",), ("false",))
    assert pick(blocked, IMPERIAL, "fly", "turn", advance="true").values == ("left", "right")
    on, off = (choice.label for choice in advance.choices)
    assert (on.key, off.key) == ("rebelmoon-advance-on", "rebelmoon-advance-off")
    left, ahead, right = (choice.label for choice in pick(blocked, IMPERIAL, "fly", "turn").choices)
    assert ahead == text("rebelmoon-course-blocked", course=text("rebelmoon-turn-none"))
    for label, side in ((left, "left"), (right, "right")):
        assert label.key == "rebelmoon-course-to"
        assert label.args["course"] == text(f"rebelmoon-turn-{side}")
    cells = board(5).neighbours("E5")
    assert {left.args["cell"], right.args["cell"]} <= set(cells) - {"E6", "E4"}
    beside = [board(5).distance(str(side.args["cell"]), "E6") for side in (left, right)]
    assert beside == [1, 1]


def test_upgrades_are_offered_that_the_match_has_and_the_shields_can_pay() -> None:
    """Thrusters cost 3 points, the scanner 2; the laser takes the shield that is active."""
    plain = {"turn": "ahead", "advance": "false"}
    rich = flying("E5", facing="e", weapons={"E8": "laser red"}, config=ALL_UPGRADES)
    assert set(pick(rich, IMPERIAL, "fly", "upgrade", **plain).values) == {"none", *Upgrade}
    poor = flying("E5", facing="e", shield=None, weapons={"E8": "laser red"}, config=ALL_UPGRADES)
    assert pick(poor, IMPERIAL, "fly", "upgrade", **plain).values == ("none",)
    for left, payable in ((1, {"bomb_laser"}), (2, {"bomb_laser", "scanner"}), (3, {*Upgrade})):
        last = replace(rich, bomb=replace(rich.bomb, shield=Colour.YELLOW, strength=left))
        assert set(pick(last, IMPERIAL, "fly", "upgrade", **plain).values) == {"none", *payable}
    standard = flying("E5", facing="e", weapons={"E8": "laser red"})
    assert pick(standard, IMPERIAL, "fly", "upgrade", **plain).values == ("none", "thrusters")


def test_the_scanner_is_aimed_at_weapons_face_down_in_sight_of_where_the_bomb_will_be() -> None:
    weapons = {"E8": "laser red", "E9": "emp red", "C5": "emp yellow up"}
    state = flying("E5", facing="e", weapons=weapons, config=ALL_UPGRADES)
    aimed = {"turn": "ahead", "advance": "true", "upgrade": "scanner"}
    assert pick(state, IMPERIAL, "fly", "target", **aimed).values == ("E8",), "E9 is behind it"
    others = {**aimed, "upgrade": "thrusters"}
    assert pick(state, IMPERIAL, "fly", "target", **others).values == ("none",)
    before = {"turn": "ahead", "advance": "true"}
    upgrades = {
        target: pick(state, IMPERIAL, "fly", "upgrade", **before, target=target).values
        for target in ("none", "E8", "E9")
    }
    assert set(upgrades["none"]) == {"none", *Upgrade}
    assert set(upgrades["E8"]) == {"none", "scanner"}, "nothing else is aimed"
    assert upgrades["E9"] == ("none",)


@pytest.mark.parametrize(
    ("flight", "steps"),
    [
        (Fly(), ("ahead", "false", "none", "none")),
        (Fly(-1, True), ("left", "true", "none", "none")),
        (Fly(1, True, Upgrade.THRUSTERS), ("right", "true", "thrusters", "none")),
        (Fly(0, False, Upgrade.SCANNER, "E8"), ("ahead", "false", "scanner", "E8")),
    ],
)
def test_a_flight_is_its_steps_and_its_steps_are_the_flight(
    flight: Fly, steps: tuple[str, ...]
) -> None:
    at = ways(flying("E5", facing="e", config=ALL_UPGRADES), IMPERIAL)
    keys = ("turn", "advance", "upgrade", "target")
    chosen = {key: (value,) for key, value in zip(keys, steps, strict=True)}
    assert at.steps(flight) == ("fly", chosen)
    assert at.action("fly", chosen) == flight
    assert at.action("fly", {"advance": ("true",)}) == Fly(0, True), "what is not said is not done"
    stays = at.confirm("fly", chosen)
    assert stays is not None
    assert stays.key == ("rebelmoon-stay" if flight == Fly() else "rebelmoon-fly")


def test_a_flight_that_cannot_advance_is_shown_with_the_reason() -> None:
    state = flying("E5", facing="e", asteroids="E6")
    at = ways(state, IMPERIAL)
    (way,) = at.now()
    told = {
        turn: at.foretold(follow(at, way, lambda key, _, t=turn: (t,) if key == "turn" else None))
        for turn in ("ahead", "right")
    }
    assert told["ahead"] is not None and told["right"] is not None
    assert told["ahead"].lines[-1].key == "rebelmoon-refusal-blocked"
    assert "rebelmoon-refusal-blocked" not in [line.key for line in told["right"].lines]


def test_to_leave_the_bomb_where_it_could_move_is_not_what_shines() -> None:
    """Who keeps course before an asteroid would else be led to stay there for ever."""
    still = {"turn": ("ahead",), "advance": ("false",)}
    blocked, on = (
        ways(flying("E5", facing="e", asteroids="E6"), IMPERIAL),
        still | {"turn": ("left",)},
    )
    assert blocked.stands("fly", still)
    assert not blocked.stands("fly", on)
    assert not ways(defending("E5", {"E8": "laser red"}), REBEL).stands(
        "activate", {"weapon": ("E8",)}
    )


# -- Activating --------------------------------------------------------------------------------


def test_a_destroyer_is_aimed_at_an_asteroid_in_sight_and_other_weapons_at_nothing() -> None:
    weapons = {"E7": "asteroid_destroyer red", "C3": "laser red"}
    state = defending("E5", weapons, asteroids="E9 D6 A1")
    assert set(pick(state, REBEL, "activate", "weapon").values) == {"E7", "C3"}
    seen = pick(state, REBEL, "activate", "target", weapon="E7").values
    assert {"D6", "E9"} <= set(seen) <= {"A1", "D6", "E9"}
    assert pick(state, REBEL, "activate", "target", weapon="C3").values == ("none",)
    assert pick(state, REBEL, "activate", "target").values == ("none",)
    alone = defending("E5", {"E7": "asteroid_destroyer red"})
    assert pick(alone, REBEL, "activate", "target", weapon="E7").values == ("none",)
    at = ways(state, REBEL)
    assert at.action("activate", {"weapon": ("e7",), "target": ("d6",)}) == Activate("E7", "D6")
    assert at.action("activate", {"weapon": ("C3",), "target": ("none",)}) == Activate("C3")
    with pytest.raises(Refusal):
        at.action("activate", {"weapon": ("Q1",)})


def test_a_weapon_is_shown_with_what_it_covers_once_it_is_chosen() -> None:
    at = ways(defending("E5", {"E7": "emp red", "C3": "laser red"}), REBEL)
    way = at.now()[0]
    assert at.foretold(follow(at, way, lambda _, __: None)) is None
    chosen = follow(at, way, lambda key, _: ("C3",) if key == "weapon" else None)
    assert at.foretold(chosen) == Foretold((Activate("C3"),))
