"""What the lesson of Rebel Moon Defense says of the position is so."""

from __future__ import annotations

import pytest

from cogs.words.strings import speaker
from engines import lessons
from engines.core import text
from engines.rebelmoon.arms import fire, harms
from engines.rebelmoon.model import Activate, Colour, Effect, Kind, State, Weapon


def _stands(name: str) -> State:
    """Return the position in which a pupil reads a prompt."""
    prompts = lessons.lesson("rebelmoon").prompts
    done = [prompt.says.key for prompt in prompts].index(f"rebelmoon-lesson-{name}")
    return lessons.moment("rebelmoon", done).state


@pytest.mark.parametrize("name", ["left", "on", "nearer"])
def test_the_weapon_that_is_left_is_red_and_cannot_hurt_the_orange_shield(name: str) -> None:
    state = _stands(name)
    (left,) = state.weapons.values()
    assert left.face_up
    assert left.weapon == Weapon(Kind.EMP, Colour.RED)
    assert state.bomb.shield is Colour.ORANGE
    assert not harms(left.weapon, state.bomb)


def test_what_the_coach_has_fired_was_stopped_by_asteroids() -> None:
    for name in ("straight-on", "right"):
        shot = _stands(name).shot
        assert shot is not None
        assert shot.effect is Effect.OUT_OF_SIGHT


def test_the_weapon_on_e4_can_only_hurt_a_shield() -> None:
    state = _stands("past")
    shot, _ = fire(state, state.weapons["E4"].weapon, Activate("E4"), ())
    assert shot.effect is not Effect.DESTROYED


def test_every_colour_that_hurts_is_told_of() -> None:
    """A fragmentation mine, and the bomb without shields, go by no colour."""
    said = speaker("en")(text("rebelmoon-hint-defence"))
    assert "fragmentation" in said
    assert "without shields" in said
