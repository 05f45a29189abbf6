"""A list that is offered while it is typed has as many things as are needed."""

from __future__ import annotations

import pytest

from cogs.panels.typed import LISTED, read, suggested
from cogs.panels.vocabulary import Vocabulary
from cogs.words.strings import speaker
from engines.choosing import Choice, Pick
from engines.core import Refusal, text

NOTHINGS = ("none", "None ", "nothing", "ninguno", "NINGUNA", "nada", "-")
"""What is typed for nothing, in whatever language."""
NAMES = ("spies", "minesweeper", "entrenchment", "martial-law")


@pytest.mark.parametrize("least", range(1, len(NAMES) + 1))
@pytest.mark.parametrize("begun", ["", "spies", "martial-law,", "entrenchment, mine"])
def test_what_is_offered_of_a_list_is_enough(least: int, begun: str) -> None:
    choices = tuple(Choice(name, text(f"imperium-card-{name}")) for name in NAMES)
    ask = Pick(text("imperium-form-cards"), choices, least, len(choices) + 1)
    offered = [value for _, value in suggested(ask, begun, speaker("en"), Vocabulary())]
    assert offered
    for value in offered:
        things = value.split(LISTED)
        assert len(set(things)) == len(things) >= least
        assert read(ask, Vocabulary(), value) == tuple(things)
    assert len({frozenset(value.split(LISTED)) for value in offered}) == len(offered)


@pytest.mark.parametrize("typed", NOTHINGS)
@pytest.mark.parametrize("least", [0, 1])
def test_nothing_is_said_in_any_language_where_nothing_can_be_chosen(
    typed: str, least: int
) -> None:
    choices = tuple(Choice(name, text(f"imperium-card-{name}")) for name in NAMES)
    ask = Pick(text("imperium-form-cards"), choices, least, len(choices))
    named = Vocabulary({choice.value: choice.label for choice in choices})
    if least:
        with pytest.raises(Refusal):
            read(ask, named, typed)
    else:
        assert read(ask, named, typed) == ()
