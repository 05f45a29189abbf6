"""What the rules say is what was read and kept; `python -m tests.approved` writes it anew."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.approved.matches import records
from tests.approved.pages import COMMAND, Place, page_of, path_of, places_of
from tests.guests import offered_by_the_bot

SHOWN = 40


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_the_rules_say_what_was_approved(key: str) -> None:
    assert path_of(key).exists(), f"`{COMMAND} {key}` writes it"
    approved = path_of(key).read_text(encoding="utf-8")
    said = page_of(key, places_of(approved))
    difference = unified_diff(approved.splitlines(), said.splitlines(), "approved", "said", n=0)
    shown = "\n".join(islice(difference, SHOWN))
    assert not shown, f"{shown}\n\nIf it is meant so, `{COMMAND} {key}` keeps it."


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_every_recorded_match_is_on_the_page_of_its_game(key: str) -> None:
    """A match that is recorded anew is written there as a heading, `= name: 0 lines, 0`."""
    approved = places_of(path_of(key).read_text(encoding="utf-8"))
    assert [name for name in records(key) if Place(name) not in approved] == []
