"""A guided first game: what a pupil and a coach do from a fixed deal, one prompt after another.

A lesson is no match. It is data of a game, and where a pupil stands in it is the number of prompts
that are behind: since chance is seeded, the position there is always the same.

A game keeps each lesson in a module of its own, as `LESSON`: `lesson`, or `lesson_second` where an
edition has one for itself. What lessons there are is known without loading any rules.
"""

from __future__ import annotations

import importlib.util
import pkgutil
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, TypeAlias

from msgspec import Struct

import engines
from engines.choosing import Ways, Words
from engines.core import Dice, Engine, Event, Seat, Text, play

Deed: TypeAlias = tuple[Seat, Any]
"""A seat, and the action that it does."""
_MODULE = "lesson"


class Prompt(Struct, frozen=True):
    """One thing for the pupil to press; `says` tells what, and why, in one sentence.

    It is done once the pupil has submitted the actions `does` and has drafted `keeps`, where the
    game drafts turns. Or, if it names a `way`, once what is `chosen` of its steps is chosen in the
    panel, and nothing is submitted; where that is nothing, once the panel is turned to that step.
    `otherwise` explains what else is likely to be pressed (None: nothing particular). `then` is
    what others do once it is done.
    """

    says: Text
    does: tuple[Any, ...] = ()
    keeps: tuple[Any, ...] = ()
    way: str = ""
    chosen: dict[str, tuple[str, ...]] = {}
    otherwise: Text | None = None
    then: tuple[Deed, ...] = ()


class Lesson(Struct, frozen=True):
    """A lesson: `config`, `seats` and `seed` make the deal, `pupil` is whose game it is.

    What is done `before` leads to the first prompt.
    """

    config: Any
    seats: int
    seed: str
    pupil: Seat
    prompts: tuple[Prompt, ...]
    before: tuple[Deed, ...] = ()


class Moment(Struct, frozen=True):
    """Where a pupil stands: what has come about, what is drafted, and what was heard just now.

    `way` and `chosen` are what is chosen already of the next action.
    """

    state: Any
    drafted: tuple[Any, ...] = ()
    way: str = ""
    chosen: dict[str, tuple[str, ...]] = {}
    heard: tuple[Text, ...] = ()


@cache
def keys() -> tuple[str, ...]:
    """Return the key of every lesson: its game's, with the edition where it is of one."""
    return tuple(
        f"{game}{name.removeprefix(_MODULE).replace('_', '-')}"
        for game in engines.keys()
        for name in _modules(game)
        if name == _MODULE or name.startswith(f"{_MODULE}_")
    )


def _modules(game: str) -> Iterator[str]:
    """Yield the names of a game's modules, none of which is loaded."""
    package = importlib.util.find_spec(f"engines.{game}")
    assert package is not None
    yield from (one.name for one in pkgutil.iter_modules(package.submodule_search_locations))


def game_of(key: str) -> str:
    """Return the game that a lesson is of."""
    return key.partition("-")[0]


def lesson(key: str) -> Lesson:
    """Return a lesson. Raises `KeyError` for an unknown key."""
    if key not in keys():
        raise KeyError(key)
    game, _, edition = key.partition("-")
    return engines.loaded("_".join(filter(None, (f"engines.{game}.{_MODULE}", edition)))).LESSON


def nearest(game: str, config: Any) -> str | None:
    """Return the lesson of a game that is most like a config; None where there is none."""
    own = [key for key in keys() if game_of(key) == game]
    return min(own, key=lambda key: _unlike(lesson(key).config, config), default=None)


def _unlike(one: Any, other: Any) -> int:
    """Return in how many fields two configs differ."""
    return sum(getattr(one, name) != getattr(other, name) for name in one.__struct_fields__)


@lru_cache(maxsize=64)
def moment(key: str, done: int, said: tuple[str, ...] = ()) -> Moment:
    """Return where a pupil stands who has `done` so many prompts, and has `said` these words.

    Raises what `play` raises if the rules forbid something of the script.
    """
    course, script = _Course(key, said), lesson(key)
    for seat, action in script.before:
        course.do(seat, action)
    course.now = Moment(course.now.state)
    for prompt in script.prompts[:done]:
        course.pass_by(prompt)
    return course.now


class _Course:
    """A lesson that is gone through."""

    def __init__(self, key: str, said: tuple[str, ...]) -> None:
        self._game, self._lesson, self._said = game_of(key), lesson(key), iter(said)
        self._engine: Engine[Any, Any, Any, Any] = engines.load(self._game)
        self._ply = 0
        deal = Dice(self._lesson.seed, 0)
        self.now = Moment(self._engine.start(self._lesson.config, self._lesson.seats, deal).state)

    def pass_by(self, prompt: Prompt) -> None:
        """Do all of a prompt."""
        if prompt.way:
            self.now = Moment(self.now.state, self.now.drafted, prompt.way, prompt.chosen)
            return
        self.now = Moment(self.now.state, prompt.keeps)
        for action in prompt.does:
            self.do(self._lesson.pupil, self._spoken(action))
        for seat, action in prompt.then:
            self.do(seat, action)

    def do(self, seat: Seat, action: Any) -> None:
        """Do one action of the script."""
        self._ply += 1
        dice = Dice(self._lesson.seed, self._ply)
        step = play(self._engine, self.now.state, seat, action, dice)
        heard = (*self.now.heard, *self._heard(step.events))
        self.now = Moment(step.state, self.now.drafted, heard=heard)

    def _heard(self, events: tuple[Event, ...]) -> Iterator[Text]:
        return (event.text for event in events if event.kept_by(self._lesson.pupil))

    def _spoken(self, action: Any) -> Any:
        """Return an action with what the pupil said for it, if anything is said."""
        view = self._engine.view(self.now.state, self._lesson.pupil)
        ways = engines.ways(self._game, view, self._lesson.pupil)
        key = said_at(ways, action)
        words = None if key is None else next(self._said, None)
        if key is None or words is None:
            return action
        verb, steps = ways.steps(action)
        return ways.action(verb, {**steps, key: (words,)})


def said_at(ways: Ways[Any, Any], action: Any) -> str | None:
    """Return the field of an action that holds what is said with it; None if nothing is."""
    verb, steps = ways.steps(action)
    way = next((way for way in ways.now() if way.verb == verb), None)
    for key in () if way is None else way.keys:
        if getattr(action, key, None) and isinstance(ways.ask(verb, key, steps), Words):
            return key
    return None
