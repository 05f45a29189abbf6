"""What the rules say in a test can be said to people, in every language."""

from __future__ import annotations

from functools import cache

from cogs.words.strings import LOCALES, speaker
from engines.core import Say, Text


@cache
def _speaker(locale: str) -> Say:
    return speaker(locale, lambda seat: f"Seat {seat}")


def sayable(text: Text) -> Text:
    """Return a text. Raises where a catalogue lacks it, or it lacks what its words name."""
    for locale in LOCALES:
        _speaker(locale)(text)
    return text
