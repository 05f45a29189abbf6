"""What the lessons of both editions say of the position is so."""

from __future__ import annotations

import pytest

from engines import lessons
from engines.magblast import ENGINE
from engines.magblast.editions import damage
from engines.magblast.model import End, Fire
from engines.magblast.telling import SHIP_NAMES
from tests.lessons import way_through

KEYS = [key for key in lessons.keys() if lessons.game_of(key) == "magblast"]
THIRD, SECOND = KEYS


@pytest.mark.parametrize("key", KEYS)
def test_the_ship_that_a_prompt_calls_hit_is(key: str) -> None:
    """Whoever reads it looks for that ship on the board."""
    (page,) = (
        page
        for page, _ in way_through(key)
        if page.prompt is not None and page.prompt.says.key == f"{key}-lesson-pay"
    )
    fleet = page.scene.view.fleets[page.scene.seat]
    hit = [SHIP_NAMES[ship.id] for ship in fleet.ships if ship.blasts]
    assert page.prompt is not None
    assert hit == [page.prompt.says.args["ship"]]


def _may_fire(key: str, done: int) -> set[Fire]:
    """Return every shot that a pupil may fire who has done so many prompts."""
    state, pupil = lessons.moment(key, done).state, lessons.lesson(key).pupil
    return {one for one in ENGINE.legal_actions(state, pupil) if isinstance(one, Fire)}


def _where(key: str, name: str) -> int:
    """Return how many prompts are done when a pupil reads one."""
    says = [prompt.says.key for prompt in lessons.lesson(key).prompts]
    return says.index(f"{key}-lesson-{name}")


def test_who_ends_the_turn_is_told_to_keep_a_card_that_could_be_fired() -> None:
    """The last card fits another ship, so nothing says that none does; it has a resource."""
    done = _where(THIRD, "end")
    cards = {shot.card for shot in _may_fire(THIRD, done)}
    assert cards == set(lessons.moment(THIRD, done).state.hands[1]) == {"laser-blast-circle"}
    assert lessons.lesson(THIRD).prompts[done].does == (End(),)


def test_a_shot_destroys_what_it_is_said_to() -> None:
    """In both editions: what is left of the target is no more than the card's damage."""
    for key, name in ((THIRD, "second-shot"), (SECOND, "shot")):
        done = _where(key, name)
        (shot,) = lessons.lesson(key).prompts[done].does
        assert isinstance(shot, Fire)
        state = lessons.moment(key, done).state
        assert state.hull_left(shot.target) <= damage(shot.card)


def test_only_the_newcomer_of_the_second_edition_cannot_fire_the_mag_blast() -> None:
    done = _where(SECOND, "gun")
    fitting = {shot.ship for shot in _may_fire(SECOND, done) if shot.card == "mag-blast"}
    assert "dreadnought-2" in fitting
    assert "destroyer-9" not in fitting
