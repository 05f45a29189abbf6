"""A ship's tile with much on it."""

from __future__ import annotations

import pytest
from PIL import Image

from engines.magblast.fleet import Blast
from engines.magblast.model import Kind
from render.kit.canvas import finished, put
from render.kit.plot import Plot
from render.magblast.layout import LARGE, LINE, SMALL_TILE
from render.magblast.ships import Aim, Tile, sized_tile
from tests.render.covering import faults, watched, written

UPGRADES = (
    Kind.LONG_RANGE_CANNON,
    Kind.EMP_CANNON,
    Kind.POINT_DEFENSE_TURRET,
    Kind.SQUADRON_BAY,
    Kind.SECURITY_FORCE,
)
BARE = Tile("cruiser-1", "Minesweeper 3", "Cruiser", 4, (Blast("laser-blast-circle", 3),) * 3)
BURDENED = (
    BARE._replace(hurt=3),
    BARE._replace(aim=Aim(Kind.MAG_BLAST, 3, lethal=False)),
    BARE._replace(squadrons=(Kind.BOMBER, Kind.FIGHTER, Kind.BOMBER)),
)


@pytest.mark.parametrize("size", [LARGE.tile, LINE.tile, SMALL_TILE])
def test_whatever_lies_on_a_ship_covers_no_name_or_number(size: tuple[int, int]) -> None:
    """Any number of upgrades, with what the ship lost or is about to lose."""
    found = list[str]()
    with watched():
        for count in range(len(UPGRADES) + 1):
            for tile in BURDENED:
                shown = tile._replace(upgrades=UPGRADES[:count])
                plot = Plot(Image.new("RGB", size))

                def draw(tile: Tile = shown, plot: Plot = plot) -> object:
                    put(plot, sized_tile(tile, size), (0, 0))
                    return finished(plot, "a ship")

                found += [f"{count} upgrades: {fault}" for fault in faults(written(draw))]
    assert not found
