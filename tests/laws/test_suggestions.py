"""Whatever autocompletion offers is accepted, once the rest of the command is filled in alike."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from discord import AppCommandOptionType, app_commands

from engines.core import Refusal
from tests.laws.cases import Case
from tests.laws.keyboard import Command, Keyboard, commands_of
from tests.laws.lines import COMMAND
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import Desk, every_offered_case, position_of, some_offered_cases

STATES = int(os.environ.get("LAW_STATES", "1"))
"""How many moments of a random match are looked at; more by raising it in the environment."""
VALUES = 1
"""How many of the values that an option is offered are chosen."""
ALIKE = 3
"""How many values of the other options are tried with one."""
SOMETHING: dict[AppCommandOptionType, Any] = {
    AppCommandOptionType.string: "1",
    AppCommandOptionType.integer: 1,
    AppCommandOptionType.boolean: True,
}
NUMBERS = 60
"""Numbers below this are typed where nothing is offered."""
MANY = 30
"""How many moments of each of its matches the soak looks at."""


@some_offered_cases
def test_what_is_offered_is_accepted(case: Case) -> None:
    chance = random.Random(case.name)
    every = random_match(case, 0).states[:-1]
    for state in chance.sample(every, min(STATES, len(every))):
        _must_accept_offers(case, state, chance, VALUES)


@pytest.mark.soak
@every_offered_case
def test_much_that_is_offered_is_accepted(case: Case) -> None:
    for number in range(2):
        chance = random.Random(f"{case.name}:{number}")
        for state in spread(played_at_random(case, number).states[:-1], MANY):
            _must_accept_offers(case, state, chance, 4)


def _must_accept_offers(case: Case, state: Any, chance: random.Random, values: int) -> None:
    position = position_of(case, state)
    for seat in range(case.seats):
        desk = Desk(position, seat)
        for command in _commands(case):
            kept = _Typing(desk, command, chance).must_accept(values)
            desk = kept if kept is not None and chance.random() < 0.5 else desk


def _commands(case: Case) -> list[Command]:
    """Return the commands of a game but the one of lines: `tests/laws/test_shorthand.py`."""
    return [command for name, command in commands_of(case.key).items() if name != COMMAND]


class _Typing:
    """Somebody who types one command, and chooses from what is offered."""

    def __init__(self, desk: Desk, command: Command, chance: random.Random) -> None:
        self._desk, self._command, self._chance = desk, command, chance
        self._keyboard = Keyboard(desk.scene)

    def must_accept(self, values: int) -> Desk | None:
        """Assert that values of each option are accepted; return a draft that came of one."""
        kept: Desk | None = None
        for option in self._command.parameters:
            if option.autocomplete:
                self._offered(option, self._all_but(option))
                offered = self._offered(option, {})
                for value in self._chance.sample(offered, min(values, len(offered))):
                    after = self._accepted({option.display_name: value})
                    assert after is not None, (
                        f"{self._command.qualified_name}: {option.display_name} {value!r} is "
                        f"offered to seat {self._desk.seat}, and nothing comes of it "
                        f"with {self._desk.drafted}"
                    )
                    kept = after if after.drafted != self._desk.drafted else kept
        return kept

    def _all_but(self, option: app_commands.Parameter) -> dict[str, Any]:
        """Return something for every other option, whether the moment has it or not."""
        return {
            one.display_name: SOMETHING[one.type]
            for one in self._command.parameters
            if one != option and one.type in SOMETHING
        }

    def _accepted(self, filled: dict[str, Any]) -> Desk | None:
        """Return what comes of what is filled in, or of that and more; None if all is refused."""
        left = [one for one in self._command.parameters if one.display_name not in filled]
        if not any(option.required for option in left):
            after = self._done(filled)
            if after is not None:
                return after
        for option in sorted(left, key=lambda one: not one.required):
            for value in self._values(option, filled):
                after = self._accepted({**filled, option.display_name: value})
                if after is not None:
                    return after
            if option.required:
                return None
        return None

    def _values(self, option: app_commands.Parameter, filled: dict[str, Any]) -> Iterator[Any]:
        """Yield some of what an option may be, beside what is filled in."""
        if option.autocomplete:
            offered = self._offered(option, filled)
            yield from self._chance.sample(offered, min(ALIKE, len(offered)))
        elif option.choices:
            yield from (choice.value for choice in option.choices)
        elif option.type is AppCommandOptionType.boolean:
            yield from (True, False)
        elif option.required:
            low, high = int(option.min_value or 0), int(option.max_value or NUMBERS)
            yield from range(low, min(high, NUMBERS) + 1)

    def _offered(self, option: app_commands.Parameter, filled: dict[str, Any]) -> list[Any]:
        found = self._keyboard.suggestions(self._command, option.display_name, **filled)
        return [msgspec.to_builtins(choice.value) for choice in found]

    def _done(self, filled: dict[str, Any]) -> Desk | None:
        try:
            answer = self._keyboard.types(self._command, **filled)
            return self._desk.followed(answer)
        except Refusal:
            return None
        except Exception as error:
            error.add_note(f"seat {self._desk.seat} typed {self._command.qualified_name} {filled}")
            raise
