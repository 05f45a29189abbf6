"""Leaks that are planted in what others are sent."""

from __future__ import annotations

import pytest

from cogs.games.shazamm import ShazammCog
from engines import keys
from engines.core import text
from tables.match import steps
from tests.laws import shown_leaks


def the_hash(patch: pytest.MonkeyPatch) -> None:
    """Let boards show the hash of what is done in secret."""
    sealed = steps.sealed
    patch.setattr(steps, "sealed", lambda *args, noticed: sealed(*args, noticed=True))


def what_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Let all be asked in other words, by what the whole state is."""
    states, names = shown_leaks.remembered(patch), [text(f"{key}-name") for key in keys()]
    patch.setattr(ShazammCog, "asks", lambda *_: names[shown_leaks.told(states[0]) % len(names)])


LEAKS = (the_hash, what_is_asked)
