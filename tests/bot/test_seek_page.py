"""What is chosen on the page of /seek travels in its controls, all of it and unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest
from discord import ui

from cogs.chat import seeking
from cogs.panels.game import offered
from cogs.panels.seeking import read, written
from cogs.words.strings import speaker
from engines.core import Refusal
from tables.options import PRESETS, Clock, Welcome
from tables.seeking.wanted import OFFERED_HOURS, Strength, Wanted

Value = TypeVar("Value")
CHANCE = Random("what is wanted")


def some(values: Sequence[Value]) -> tuple[Value, ...]:
    """Return some of these values, in their order."""
    return tuple(value for value in values if CHANCE.random() < 0.5)


def wanted() -> Wanted:
    """Return anything that can be chosen on the page."""
    return Wanted(
        some(offered()),
        some(PRESETS),
        some(tuple(Clock)),
        CHANCE.choice(tuple(Strength)),
        CHANCE.choice(tuple(Welcome)),
        CHANCE.choice(OFFERED_HOURS),
        abroad=CHANCE.random() < 0.5,
    )


def test_what_was_chosen_is_read_as_it_was_written() -> None:
    for _ in range(300):
        chosen, further = wanted(), CHANCE.random() < 0.5
        assert read(written(chosen, further=further)) == (chosen, further)


@pytest.mark.parametrize("put", ["2", "", "x", "11"])
@pytest.mark.parametrize("place", range(9))
def test_what_nobody_wrote_is_refused_or_read_as_something_that_can_be_chosen(
    put: str, place: int
) -> None:
    for _ in range(20):
        parts = written(wanted()).split(".")
        parts[place] = put
        try:
            found, further = read(".".join(parts))
        except Refusal:
            continue
        assert 0 < place < 7
        assert read(written(found, further=further)) == (found, further)


def test_other_parts_than_there_are_are_refused() -> None:
    for wrong in ("", ".", written(wanted()) + ".0", written(wanted()).rpartition(".")[0]):
        with pytest.raises(Refusal):
            read(wrong)


@pytest.mark.parametrize("opened", [True, False])
def test_a_menu_takes_as_many_choices_as_are_read_from_it(*, opened: bool) -> None:
    """Of games, setups and clocks all there are; of what is one thing in a wish, one."""
    say = speaker("en")
    pages = (*seeking.first(wanted(), say), *seeking.second(wanted(), say, opened=opened))
    menus = [one for row in pages for one in row.children if isinstance(one, ui.Select)]
    most = [menu.max_values for menu in menus]
    assert most == [len(offered()), len(PRESETS), len(tuple(Clock)), 1, 1, 1]
    assert all(menu.min_values <= 1 for menu in menus)
