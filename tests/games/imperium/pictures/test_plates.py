"""How many of which troops hold a planet can be read on every map, whatever lies beside it."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.imperium import ENGINE
from engines.imperium.missions import Mission
from engines.imperium.options import Config
from engines.imperium.state import State
from render.imperium import board
from tests.games.imperium.positions import kinds, position
from tests.render.covering import faults, watched, written

TROOPS = ("T", "TTA", "IIT", "TTTTTTTTTAA")
"""One kind, two, one of them a squadron, which one variant lets stand there, and many."""


def held(mission: Mission, troops: str) -> State:
    """Return the map of a mission, all planets of which are held by so many troops."""
    state = position(config=Config(mission=mission), mission=mission)
    planets = {
        sector: replace(planet, owner=number % 2, troops=kinds(troops))
        for number, (sector, planet) in enumerate(state.board.planets.items())
    }
    return state.with_board(replace(state.board, planets=planets))


@pytest.mark.parametrize("troops", TROOPS)
def test_troops_of_planets_can_be_read(troops: str) -> None:
    say = speaker("en", ("Ana", "Bo").__getitem__)
    found = list[str]()
    with watched():
        for mission in Mission:
            view = ENGINE.view(held(mission, troops), None)
            found += [f"{mission}: {fault}" for fault in faults(written(partial(board, view, say)))]
    assert found == []
