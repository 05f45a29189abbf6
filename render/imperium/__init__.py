"""The pictures of Imperium Galáctica: the map for everyone, the hand and drafts for one."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Say, Seat, Trace
from engines.imperium.actions import Action
from engines.imperium.aftermath import in_the_end
from engines.imperium.maps import Sector
from engines.imperium.options import Config
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import View
from engines.imperium.units import UnitId
from render.imperium.alt import board_alt, lens_alt
from render.imperium.alt_combat import combat_alt
from render.imperium.alt_hand import hand_alt
from render.imperium.combat import drawn_combats
from render.imperium.layout import LIVERY, layout
from render.imperium.lens import Shown, area_picture, draft_picture, reach_picture, supply_picture
from render.imperium.space import set_in
from render.imperium.strip import STRIP, draw_strip, side_sign
from render.imperium.top import TOP, draw_top
from render.imperium.whole_board import draw_scene
from render.imperium.whole_cover import STYLE, art
from render.imperium.whole_hand import drawn_hand
from render.imperium.whole_legend import parts
from render.imperium.words import public, remembered, seat_name, side_letter
from render.kit.canvas import Picture, finished
from render.kit.chosen import kept
from render.kit.covers import bound
from render.kit.legends import explained
from render.kit.plot import Plot
from render.kit.seating import Seating

MARKED = frozenset({"board", "draft"})
"""The pictures that show what has happened lately."""


def _sign(seat: Seat, size: int, say: Say) -> Image.Image:
    return side_sign(seat, size, side_letter(seat, say))


SEATING = Seating(seat_name, LIVERY.__getitem__, _sign)


def board(view: View, say: Say, lately: Sequence[Trace] = ()) -> Picture:
    """Return what everyone may see; the same picture for whoever's view it is drawn from.

    What has happened `lately` is marked on it.
    """
    view, say = public(view), remembered(say)
    place = layout(view.board.config.mission)
    plot = Plot(set_in(place, TOP, STRIP))
    draw_top(plot, view.board, say)
    draw_scene(plot, view.board, place.lowered(TOP), say, lately=lately)
    draw_strip(plot, view, TOP + place.height, say)
    return finished(plot, board_alt(view, say), kept("imperium", "board"))


def hand(view: View, say: Say) -> Picture:
    """Return what only the viewer may see: points, cards, secret orders, stock."""
    view, say = in_the_end(view), remembered(say)
    return finished(drawn_hand(view, say), hand_alt(view, say), kept("imperium", "hand"))


def private(view: View, deciding: bool) -> frozenset[str]:
    """Return which pictures the viewer decides by, "board", "hand" or both; who waits has a hand.

    Which tokens are lost is decided by what lies on the map, and by no card.
    """
    board = view.board
    if not deciding:
        return frozenset(("hand",))
    if stage(board) is Stage.LOSSES and view.seat in to_act(board):
        return frozenset(("board",))
    return frozenset(("board", "hand"))


def area(view: View, cells: tuple[Sector, ...], say: Say) -> Picture:
    """Return some sectors large, with a list of what lies in them; only what all may see.

    `cells` are names of sectors in any order; without any the whole map is shown.
    """
    return _finished(area_picture(public(view), cells, say), say)


def reach(view: View, unit: UnitId, say: Say) -> Picture:
    """Return where a unit of the viewer can move now, and what would come of it."""
    return _finished(reach_picture(view, unit, say), say)


def supply(view: View, seat: Seat, say: Say) -> Picture:
    """Return in which sectors squadrons of a side are supplied; only what all may see."""
    return _finished(supply_picture(public(view), seat, say), say)


def draft(
    view: View,
    orders: tuple[Action, ...],
    cells: tuple[Sector, ...],
    say: Say,
    lately: Sequence[Trace] = (),
) -> Picture:
    """Return the map as the viewer's own orders would leave it: for the viewer alone.

    Ways are arrows, what would be built is faint, combats have their sums without cards.
    `cells` are the sectors to show; without any it is the whole map. What others have done
    `lately` is marked.
    """
    say = remembered(say)
    return _finished(draft_picture(view, orders, cells, say, lately), say)


def combat(view: View, say: Say) -> Picture:
    """Return the combats still to come: forces, sums and results without cards.

    Cards face down are named to whoever laid them; of the other side nothing is told.
    """
    return finished(drawn_combats(view, say), combat_alt(view, say), kept("imperium", "board"))


def cover(_config: Config, say: Say) -> Picture:
    """Return what stands for the game before it begins, whatever is agreed on."""
    return bound("imperium", art(), STYLE, say)


def legend(_config: Config, say: Say) -> Picture:
    """Return what every sign of map and hand means, whatever is agreed on."""
    return explained("imperium", parts(say), say)


def _finished(shown: Shown, say: Say) -> Picture:
    words = lens_alt(shown.told, shown.board, shown.cells, say)
    return finished(shown.image, words, kept("imperium", "board"))
