"""Words as one line, whatever they were typed as."""

from __future__ import annotations

import unicodedata

_HARMLESS = {"\u200d"}
"""The joiner of emoji; every other format character could turn text around or hide it."""


NOT_SHOWN = "\ufffd"
"""The sign of what cannot be shown: a sentence would have a gap in its place."""


def one_line(words: str) -> str:
    """Return words as one line without control and direction characters.

    Of words of which nothing is left, a sign that there were some.
    """
    line = " ".join(words.split())
    if not line.isprintable():  # hardly ever: nearly all words have none of these
        shown = (c for c in line if c in _HARMLESS or unicodedata.category(c)[0] != "C")
        line = " ".join("".join(shown).split())
    return line or (words and NOT_SHOWN)
