"""Discord takes every message whole: what a match tells, its pictures, and all that can be pressed.

Panels are held against the limits by themselves (`panels.py`); beside them stand words, pictures
and the buttons below every hand, and the forty components and 4,000 characters are for all.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from cogs.chat.messages import ROOM_FOR_LINES
from cogs.panels import room
from cogs.panels.game import offered
from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES
from engines.core import Text
from tests.laws import whole
from tests.laws.cases import Case
from tests.laws.matches import Match, random_match, spread
from tests.laws.panels import OFFERED_CASES, Desk, position_of, some_offered_cases

MOMENTS = 3
"""How many moments of a match are looked at, both ends among them."""
LINES = 80
"""More than one message can tell."""
DEPTH = 3
"""How many choices one after the other are made in search of a full panel."""


def _told(match: Match, moment: int) -> tuple[Text, ...]:
    """Return the last lines that everybody has heard, as many as come to a full message."""
    steps = (match.start, *(ply.step for ply in match.plies[:moment]))
    said = [event.text for step in steps for event in step.events if event.audience is None]
    return tuple((said * LINES)[-LINES:])


@some_offered_cases
async def test_every_message_of_a_match_is_within_the_limits(case: Case) -> None:
    match = random_match(case, 0)
    for moment in spread(tuple(range(len(match.states))), MOMENTS):
        position = whole.named(position_of(case, match.states[moment]))
        said = _told(match, moment)
        for locale in LOCALES:
            assert not whole.problems(await whole.board(position, said, locale))
            for seat in match.seats:
                shown = await whole.hand(Desk(position, seat), said, locale)
                assert not whole.problems(shown), seat


@some_offered_cases
def test_a_board_holds_as_many_lines_as_have_room_together(case: Case) -> None:
    """Each with its end, as if none were told together with others; one more would have no room."""
    match = random_match(case, 0)
    position = whole.named(position_of(case, match.states[-1]))
    said = _told(match, len(match.plies)) * 2
    for locale in LOCALES:
        say = chat_voice(position.scene(None).seats, locale)
        held = whole.holds(position, said, locale)
        lines = [f"{say(line)}\n" for line in said]
        assert len("".join(lines[:held])) <= ROOM_FOR_LINES < len("".join(lines[: held + 1]))


def _crowded() -> Iterator[Any]:
    """Yield what games have laid out to be crowded, each with its game's first case."""
    for key in offered():
        if find_spec(f"tests.games.{key}.crowded"):
            case = next(one for one in OFFERED_CASES if one.key == key)
            module = importlib.import_module(f"tests.games.{key}.crowded")
            for number, state in enumerate(module.states()):
                yield pytest.param(case, state, id=f"{key}-{number}")


@pytest.mark.parametrize(("case", "state"), list(_crowded()))
async def test_the_fullest_panel_has_room_in_its_message(case: Case, state: Any) -> None:
    position = whole.named(position_of(case, state))
    for seat in sorted(position.asked):
        for desk in whole.fullest(Desk(position, seat), DEPTH):
            for locale in LOCALES:
                shown = await whole.hand(desk, (), locale)
                assert not whole.problems(shown), (seat, desk.drafted, desk.draft)


@pytest.mark.parametrize(("case", "state"), list(_crowded()))
async def test_whatever_a_panel_has_no_room_for_is_one_press_further(
    case: Case, state: Any
) -> None:
    position = whole.named(position_of(case, state))
    for seat in range(case.seats):
        for desk in whole.fullest(Desk(position, seat), DEPTH):
            shown = await whole.hand(desk, (), LOCALES[0])
            pressable = whole.verbs(shown)
            if room.MORE in pressable:
                further = desk._replace(draft=room.opened(desk.draft))
                more = await whole.hand(further, (), LOCALES[0])
                assert not whole.problems(more) and room.BACK in whole.verbs(more)
                pressable |= whole.verbs(more)
            missing = whole.verbs_of(desk.cog.offered(desk.scene, desk.draft)) - pressable
            assert not missing, (seat, desk.drafted, desk.draft)
