"""The buttons of messages that a whole channel sees: of a lobby, and of a board."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from cogs.panels.beneath import public_panel
from cogs.panels.lobby import answers, lobby_panel
from cogs.panels.panel import Menu, Panel
from engines.core import Dice, encode
from store import Status
from tables import Scene
from tables.agreement import Gathering
from tests.laws.panels import OFFERED_CASES, position_of


@cache
def posted() -> frozenset[str]:
    """Return the keys of what stands on buttons that everybody sees in the channel's language."""
    panels = (panel for scene in _boards() for panel in (public_panel(scene), *_lobbies(scene)))
    return frozenset(key for panel in (*panels, (answers(),)) for key in _labels(panel))


def _boards() -> tuple[Scene, ...]:
    """Return a match as all see it: running, with a computer on somebody's seat, and over."""
    case = OFFERED_CASES[0]
    state = case.engine.start(case.config, case.seats, Dice("posted", 0)).state
    runs = position_of(case, state).scene(None)
    left = replace(runs, seats=tuple(replace(seat, sat_in_at=1.0) for seat in runs.seats))
    return runs, left, replace(runs, match=replace(runs.match, status=Status.ENDED))


def _lobbies(board: Scene) -> tuple[Panel, ...]:
    """Return the panels of its lobby with one who sits there: alone, and with terms to agree to."""
    match = replace(board.match, status=Status.LOBBY)
    scene = replace(board, match=match, seats=board.seats[:1], view=None)
    asked = replace(scene.seats[0], orders=encode(Gathering(match, ()).terms))
    return tuple(lobby_panel(one, "nonce") for one in (scene, replace(scene, seats=(asked,))))


def _labels(panel: Panel) -> tuple[str, ...]:
    return tuple(one.label.key for row in panel if not isinstance(row, Menu) for one in row)
