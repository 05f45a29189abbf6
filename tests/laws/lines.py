"""Somebody who types lines about one scene, by the command that every game has."""

from __future__ import annotations

from typing import Any

from cogs.panels.panel import Act, Answer, Keep, Submit
from cogs.words.names import plain_voice
from engines.core import Refusal
from tests.laws.cases import cases
from tests.laws.keyboard import Command, Keyboard, commands_of
from tests.laws.panels import Desk, position_of

COMMAND, OPTION = "do", "line"
MOST, LONGEST = 25, 100
"""How many suggestions Discord takes, and how long each may be."""


def desk_of(key: str, state: Any, seat: int, *drafted: Any) -> Desk:
    """Return what a person has before them in a position of a game."""
    case = next(case for case in cases() if case.key == key)
    return Desk(position_of(case, state), seat, drafted)


def answer_to(desk: Desk, line: str) -> Answer:
    """Return what a line comes to. Raises `Refusal`."""
    return Keyboard(desk.scene).types(_command(desk), **{OPTION: line})


def orders(answer: Answer) -> tuple[Any, ...]:
    """Return the actions that an answer submits, or drafts."""
    if isinstance(answer, Act):
        return (answer.action,)
    assert isinstance(answer, Keep | Submit), answer
    return answer.orders


def refusal(desk: Desk, line: str, locale: str = "en") -> str:
    """Return why a line is refused."""
    try:
        answer = answer_to(desk, line)
    except Refusal as refused:
        return plain_voice(desk.scene.seats, locale)(refused.text)
    raise AssertionError(f"{line!r} is {answer}")


def offered(desk: Desk, line: str) -> list[tuple[str, str]]:
    """Return the labels and values that are suggested for what has been typed."""
    found = Keyboard(desk.scene).suggestions(_command(desk), OPTION, line)
    assert len(found) <= MOST
    assert all(0 < len(one.name) <= LONGEST >= len(str(one.value)) for one in found)
    return [(one.name, str(one.value)) for one in found]


def _command(desk: Desk) -> Command:
    return commands_of(desk.position.match.game)[COMMAND]
