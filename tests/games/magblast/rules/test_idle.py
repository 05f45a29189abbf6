"""There are words for every phase in which nothing can be done."""

from __future__ import annotations

from itertools import product

import pytest

from cogs.words.strings import LOCALES, has
from engines.magblast.model import Phase

IDLE = (Phase.DISCARD, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK)
MINED = (Phase.MANEUVER, Phase.ATTACK)
"""The phases of ships, which may lie under a minefield."""


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_said_of_an_idle_phase_has_words(locale: str) -> None:
    cases = [*product(("idle",), IDLE), *product(("mined",), MINED)]
    said = [f"magblast-prompt-{how}-{phase}{end}" for how, phase in cases for end in ("", "-or")]
    assert [key for key in said if not has(key, locale)] == []
