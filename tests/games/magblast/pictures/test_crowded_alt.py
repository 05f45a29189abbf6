"""In words, too, the board of eight fleets leaves out no flagship, no hull and no count."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.words.strings import LOCALES, speaker
from render.kit.canvas import ALT_LIMIT
from render.magblast.alt import Measure, board_alt, fleet_words, shown_seats
from tests.laws.played import FILES, read

LONG = 20
"""How many letters the names of those people have: longer than nearly all have in chats."""
LOOKS = 12
CROWDS = [path for path in FILES if "magblast" in path.parts and "-8" in path.name]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", CROWDS, ids=lambda path: path.stem)
def test_eight_fleets_are_told_with_flagships_hull_and_counts(path: Path, locale: str) -> None:
    say = speaker(locale, lambda seat: f"{seat}".rjust(LONG, "x"))
    played = read(path)
    states = played.states()
    for state in states[:: max(1, len(states) // LOOKS)]:
        view = played.engine.view(state, None)
        told = board_alt(view, say)
        assert len(told) <= ALT_LIMIT
        for seat in shown_seats(view):
            tried = (fleet_words(view, seat, measure, say) for measure in Measure)
            assert any(words in told for words in tried), f"fleet {seat} says less: {told}"
