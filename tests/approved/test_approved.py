"""What the rules say is what was read and kept; `python -m tests.approved` writes it anew."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.approved.pages import COMMAND, page_of, path_of, places_of
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
