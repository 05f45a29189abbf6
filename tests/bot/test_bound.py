"""What belongs to a question is told from what does not."""

from __future__ import annotations

import pytest

from cogs.panels.ids import ANY, ControlId
from cogs.panels.lessons import PRESSED
from offline.simcord_inside import Request
from tests.bot.bound import wrongly_bound
from tests.bot.limits import Kind

ALIKE = ("rules", "resign")


def asked(verb: str, question: int, match: int = 1) -> Request:
    """Return a message with one button."""
    button = {"type": int(Kind.BUTTON), "custom_id": str(ControlId(match, question, verb))}
    body = {"components": [{"type": int(Kind.ROW), "components": [button]}]}
    return Request("POST", "/channels/1/messages", body, ())


@pytest.mark.parametrize("verb", ["rules", "act", "+"])
@pytest.mark.parametrize("question", [ANY, 7])
def test_what_does_the_same_at_any_time_belongs_to_no_question(verb: str, question: int) -> None:
    assert bool([*wrongly_bound(asked(verb, question), ALIKE)]) is (question != ANY)


@pytest.mark.parametrize("verb", ["bet", "+bet", "resign"])
@pytest.mark.parametrize("question", [ANY, 7])
def test_what_answers_a_question_belongs_to_it(verb: str, question: int) -> None:
    assert bool([*wrongly_bound(asked(verb, question), ALIKE)]) is (question == ANY)


@pytest.mark.parametrize("question", [ANY, 7])
@pytest.mark.parametrize("verb", ["bet", PRESSED])
def test_what_is_of_no_match_belongs_to_a_prompt_of_a_lesson_or_to_nothing(
    verb: str, question: int
) -> None:
    wrong = [*wrongly_bound(asked(verb, question, match=0), ALIKE)]
    assert bool(wrong) is ((question == ANY) is (verb == PRESSED))
