"""What the rules say in a test can be said to people."""

from __future__ import annotations

from functools import cache

from cogs.words.strings import LOCALES, speaker
from engines.core import Say, Text


@cache
def _speaker() -> Say:
    return speaker(LOCALES[0], lambda seat: f"Seat {seat}")


def sayable(text: Text) -> Text:
    """Return a text. Raises where the catalogue lacks it, or it lacks what its words name.

    That all languages name the same is a law of its own.
    """
    _speaker()(text)
    return text
