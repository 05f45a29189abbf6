"""What a preview says is said once."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.rebelmoon import ENGINE
from engines.rebelmoon.flight import flights
from engines.rebelmoon.model import IMPERIAL
from render.rebelmoon import preview
from tests.games.rebelmoon.positions import ALL_UPGRADES, flying
from tests.render.sentences import ill_told

WEAPONS = {"E5": "laser red", "F2": "emp orange", "C6": "frag_mine red up 1", "G4": "emp red"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_turn_of_the_bomb_is_told_once(locale: str) -> None:
    say = speaker(locale, ("Ana", "Bo").__getitem__)
    state = flying("C3", asteroids="E3 G6", weapons=WEAPONS, config=ALL_UPGRADES)
    view = ENGINE.view(state, IMPERIAL)
    for move in flights(view):
        assert list(ill_told(preview(view, move, say).alt)) == []
