"""Which words a picture writes, and which of them its letters cannot write."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from render.kit import hexes, lettering
from render.kit.lettering import Face, covers
from tests.render.covering import forget

UNWRITABLE = ("🔥🔥", "محمد", "山田太郎", "דוד", "Ana 🔥山田", "佐藤", "\u202eAbe", "فاطمة 7")
"""What people are called who write no Latin, Greek or Cyrillic letters, or few."""
RIGHT_TO_LEFT = frozenset(("R", "AL", "RLE", "RLO", "RLI"))


@contextmanager
def drawn() -> Iterator[set[tuple[Face, str]]]:
    """Collect all words that are drawn, with the face of each; what was ready is drawn anew."""
    found, stamp, letter = set[tuple[Face, str]](), lettering._stamp, hexes._letter  # pyright: ignore[reportPrivateUsage]

    def stamped(words: str, face: Face, size: int, stroke: int) -> Any:
        found.add((face, words))
        return stamp(words, face, size, stroke)

    def lettered(char: str, size: int, stroke: int) -> Any:
        found.add((Face.TEXT, char))
        return letter(char, size, stroke)

    forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "_stamp", stamped)
        patch.setattr(hexes, "_letter", lettered)
        yield found


def unwritten(found: set[tuple[Face, str]]) -> list[str]:
    """Return what was drawn of which a face lacks something, or which is read the other way."""
    return sorted(
        words
        for face, words in found
        if not all(covers(face, char) for char in words)
        or any(unicodedata.bidirectional(char) in RIGHT_TO_LEFT for char in words)
    )
