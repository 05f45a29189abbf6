"""What a game states about how its actions are chosen: `tests/games/<key>/reach.py`.

How an action is typed need not be stated where its command asks for the steps of its way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from discord import AppCommandOptionType
from msgspec.structs import replace

from cogs.chat.acting import ways_of
from cogs.words.strings import speaker
from engines.core import IllegalAction, Refusal, Seat, Text, parse_action
from engines.fields import NOTHING
from tables import Scene
from tables.match.position import Position
from tests.laws.cases import stated_by
from tests.laws.hunting import Hunt
from tests.laws.keyboard import Keyboard, commands_of

READ: dict[Any, Callable[[str], Any]] = {
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: lambda written: written == "true",
}
"""What becomes of a written value that is not typed as words."""
PRESSED, TYPED = "pressed", "typed"
"""The two ways to do something."""


class Typed(NamedTuple):
    """A command as it is typed, without the game's own word, and its options."""

    command: str
    options: dict[str, Any]


def typed(command: str, **options: Any) -> Typed:
    """Return a command with those of the options that are not None."""
    given = {name: value for name, value in options.items() if value is not None}
    return Typed(command, given)


class OneWay(NamedTuple):
    """Actions that cannot be chosen in one way, by a ruling or because there is another.

    `fits` tells by the view and the action; `instead` gives what is done in its place, where
    there is such a thing.
    """

    way: str
    fits: Callable[[Any, Any], bool]
    why: str
    instead: Callable[[Any], Any] | None = None


class Reach(NamedTuple):
    """How the actions of a game are chosen.

    `as_typed` gives the command for an action, by the view (None: by its steps); `meaning`
    gives, by the view too, one action for all that do the same; `one_way` is what cannot be done
    both ways.
    """

    as_typed: Callable[[Any, Any], Typed] | None
    meaning: Callable[[Any, Any], Any]
    one_way: tuple[OneWay, ...]

    def goal(self, way: str, position: Position, seat: Seat, action: Any) -> Any:
        """Return what has to be reached one way for an action; None if nothing has."""
        view = position.engine.view(position.state, seat)
        found = (one for one in self.one_way if one.way == way and one.fits(view, action))
        exception = next(found, None)
        if exception is None:
            return action
        other = None if exception.instead is None else exception.instead(action)
        return other if other is not None and _is_legal(position, seat, other) else None

    def same(self, view: Any, one: Any, other: Any) -> bool:
        """Tell whether two actions do the same."""
        return one == other or self.meaning(view, one) == self.meaning(view, other)


def reach_of(key: str) -> Reach:
    """Return what a game states."""
    stated = stated_by(key, "reach")
    meaning = getattr(stated, "meaning", lambda _, action: action)
    as_typed = getattr(stated, "as_typed", None)
    return Reach(as_typed, meaning, getattr(stated, "ONE_WAY", ()))


def in_order(action: Any, *fields: str) -> Any:
    """Return an action with the items of some of its fields in an order of their own."""
    return replace(action, **{name: tuple(sorted(getattr(action, name))) for name in fields})


def must_be_pressed(position: Position, seat: Seat, action: Any) -> int:
    """Assert that an action can be chosen on the panel; return how many presses were tried."""
    reach = reach_of(position.match.game)
    goal = reach.goal(PRESSED, position, seat, action)
    if goal is None:
        return 0
    view = position.engine.view(position.state, seat)
    hunt = Hunt(position, seat, goal, lambda one: reach.same(view, _parsed(position, one), goal))
    assert hunt.succeeds(), f"no way on the panel of seat {seat} to {goal}"
    return hunt.looks


def must_be_typed(position: Position, seat: Seat, action: Any) -> None:
    """Assert that an action can be typed as a command."""
    reach = reach_of(position.match.game)
    goal = reach.goal(TYPED, position, seat, action)
    if goal is None:
        return
    scene = position.scene(seat)
    as_typed = reach.as_typed or (lambda _, action: _by_its_steps(scene, action))
    name, options = as_typed(scene.view, goal)
    try:
        answer = Keyboard(scene).types(commands_of(position.match.game)[name], **options)
    except Refusal as refusal:
        raise AssertionError(f"{name} {options} is refused: {refusal.text}") from refusal
    orders = getattr(answer, "orders", None) or (getattr(answer, "action", None),)
    found = [_parsed(position, order) for order in orders if order is not None]
    assert any(reach.same(scene.view, one, goal) for one in found), f"{name} {options} is {answer}"


def _by_its_steps(scene: Scene, action: Any) -> Typed:
    """Return the command of an action's way, with an option for each of its steps."""
    ways = ways_of(scene)
    verb, chosen = ways.steps(action)
    name = speaker("en")(Text(f"{scene.match.game}-command-{verb}"))
    options: dict[str, Any] = {}
    for one in commands_of(scene.match.game)[name].parameters:
        values = chosen.get(one.name, ())
        if values not in ((), (NOTHING,)):
            options[one.display_name] = READ.get(one.type, str)(",".join(values))
        elif one.name in chosen and not values and ways.ask(verb, one.name, chosen).usual:
            options[one.display_name] = NOTHING  # left out it is what is usual
    return Typed(name, options)


def _is_legal(position: Position, seat: Seat, action: Any) -> bool:
    try:
        position.engine.check(position.state, seat, action)
    except IllegalAction:
        return False
    return True


def _parsed(position: Position, action: Any) -> Any:
    return parse_action(position.engine, action)
