"""Whoever is out has nothing left to use, and reads of nothing that is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.strings import LOCALES, speaker
from engines.core import text
from engines.magblast import ENGINE
from engines.magblast.editions import EDITIONS
from engines.magblast.model import EditionName
from render.magblast import hand
from tests.games.magblast.positions import side, table
from tests.render.letters import drawn

COUNTED = next(iter(EDITIONS[EditionName.THIRD].uses))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("alive", [True, False])
def test_uses_are_left_to_whoever_is_in_the_match(alive: bool, locale: str) -> None:
    say = speaker(locale, ("Ana", "Bo", "Io").__getitem__)
    state = table(side(COUNTED, uses=2), side(), side())
    fleets = (replace(state.fleets[0], alive=alive), *state.fleets[1:])
    view = ENGINE.view(replace(state, fleets=fleets), 0)
    uses = say(text("magblast-picture-uses", count=2))
    with drawn() as found:
        picture = hand(view, say)
    assert (uses in {words for _, words in found}) is alive
    assert (uses.capitalize() in picture.alt) is alive
