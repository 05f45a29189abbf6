"""What matters can be read on a phone: when a card may be laid, and what a side has so far."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from cogs.words.strings import LOCALES, speaker
from engines.imperium import ENGINE
from engines.imperium.board import Phase
from engines.imperium.cards import Card, Timing
from engines.imperium.missions import Mission
from engines.imperium.names import timing_name
from render.imperium import board
from render.imperium.cards import fitted_moment
from render.imperium.strip import STRIP
from render.kit.lettering import READABLE
from tests.games.imperium.positions import position
from tests.render.covering import watched, written


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("timing", Timing)
def test_when_a_card_may_be_laid_can_be_read(timing: Timing, locale: str) -> None:
    moment = speaker(locale)(timing_name(timing))
    fitted = fitted_moment(moment)
    assert fitted.size >= READABLE
    assert " ".join(fitted.lines) == moment


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("discarded", [(), (Card.SMUGGLING,)])
@pytest.mark.parametrize("active", [0, 1])
def test_what_a_side_has_can_be_read(active: int, discarded: tuple[Card, ...], locale: str) -> None:
    """In whatever mission, whoever is asked: it has the initiative and has held what counts."""
    found = list[tuple[str, int]]()
    with watched():
        for mission in Mission:
            state = position(Phase.MOVEMENT, mission=mission, active=active)
            shown = state.board
            counted = {"supremacy": 10} if mission is Mission.DEFEAT else {}
            red = replace(shown.sides[0], gates_held=3, blockades=2, **counted)
            sides = (red, shown.sides[1])
            discards = (discarded, *shown.discards[1:])
            state = state.with_board(replace(shown, sides=sides, discards=discards))
            draw = partial(
                board, ENGINE.view(state, None), speaker(locale, ("Ana", "Bo").__getitem__)
            )
            seen = written(draw)
            found += [(w.words, w.size) for w in seen.words if w.box[1] > seen.size[1] - STRIP]
    assert [one for one in found if one[1] < READABLE] == []
