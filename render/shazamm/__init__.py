"""The pictures of Shazamm!: the bridge for everyone, the hand for its owner."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Say
from engines.shazamm.model import Config, Phase, View
from render.kit.canvas import Picture, finished
from render.kit.chosen import kept
from render.kit.covers import bound
from render.kit.legends import explained
from render.kit.seating import Seating
from render.shazamm.alt import board_alt, hand_alt
from render.shazamm.backdrop import HEIGHT
from render.shazamm.duel import draw_duel, duel_height, lay_duel_plate
from render.shazamm.scene import name_middle, scene
from render.shazamm.sides import END_HEIGHT, draw_end, draw_sides
from render.shazamm.whole_cover import STYLE, art
from render.shazamm.whole_hand import drawn_hand
from render.shazamm.whole_legend import parts
from render.shazamm.words import seat_name

SEATING = Seating(seat_name)
_GAP = 14


def board(view: View, say: Say) -> Picture:
    """Return what everyone may see; the same picture for whoever's view it is drawn from."""
    over = view.phase is Phase.OVER
    top = HEIGHT + _GAP + (END_HEIGHT + _GAP if over else 0)
    image = scene(view, top + duel_height(view) + _GAP)
    name_middle(image, view, say)
    draw_sides(image, view, say)
    if over:
        draw_end(image, view, HEIGHT + _GAP, say)
    lay_duel_plate(image, top, duel_height(view))
    draw_duel(image, view, top, say)
    return finished(image, board_alt(view, say), kept("shazamm", "board"))


def private(_view: View, _deciding: bool) -> frozenset[str]:
    """Return which pictures the viewer decides by: the hand has what of the board that takes."""
    return frozenset(("hand",))


def seen(kind: str, view: View) -> View:
    """Return a view without what no picture shows: who has chosen, and the viewer's own bet.

    A bet stands in words, so that the hand that it was made by stays as it is.
    """
    if view.phase not in (Phase.CAST, Phase.ARRANGE):
        return view
    first, second = (replace(side, committed=False) for side in view.sides)
    return replace(view, sides=(first, second), cast=None)


def hand(view: View, say: Say) -> Picture:
    """Return all that the viewer decides by, with what only the viewer may see.

    That is cards, commitment and the order of the stock.
    """
    return finished(drawn_hand(view, say), hand_alt(view, say), kept("shazamm", "hand"))


def cover(_config: Config, say: Say) -> Picture:
    """Return what stands for the game before it begins, whatever is agreed on."""
    return bound("shazamm", art(), STYLE, say)


def legend(_config: Config, say: Say) -> Picture:
    """Return what every sign of board and hand means, whatever is agreed on."""
    return explained("shazamm", parts(say), say)
