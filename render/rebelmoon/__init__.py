"""The pictures of Rebel Moon Defense: the board for everyone, secrets and previews for one."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Say, Seat, Trace
from engines.rebelmoon.model import REBEL, Activate, Cell, Config, Fly, Kind, Phase, View
from render.kit.canvas import Picture, finished
from render.kit.chosen import kept
from render.kit.covers import bound
from render.kit.legends import explained
from render.kit.plot import Plot
from render.kit.seating import Seating
from render.rebelmoon.alt import board_alt, hand_alt, preview_alt
from render.rebelmoon.layout import FIELD, LIVERY
from render.rebelmoon.preview import coverage_picture, flight_picture, weapon_picture
from render.rebelmoon.strip import STRIP, draw_strip, side_sign
from render.rebelmoon.whole_board import scene
from render.rebelmoon.whole_cover import STYLE, art
from render.rebelmoon.whole_hand import drawn_hand
from render.rebelmoon.whole_legend import parts
from render.rebelmoon.words import seat_name

MARKED = frozenset({"board", "hand"})
"""The pictures that show what has happened lately."""


def _sign(seat: Seat, size: int, _say: Say) -> Image.Image:
    return side_sign(seat, size)


SEATING = Seating(seat_name, LIVERY.__getitem__, _sign)


def board(view: View, say: Say, lately: Sequence[Trace] = ()) -> Picture:
    """Return what everyone may see; the same picture for whoever's view it is drawn from.

    What has happened `lately` is marked on it.
    """
    image = scene(view, FIELD + STRIP, lately=lately)
    draw_strip(image, view, FIELD, say)
    return finished(image, board_alt(view, say), kept("rebelmoon", "board"))


def hand(view: View, say: Say, lately: Sequence[Trace] = ()) -> Picture:
    """Return the viewer's private picture.

    It has all of the board. The Rebel's shows the own weapons' kinds; the Imperial's (and a
    spectator's) where the bomb can fly, and what everyone knows of the weapons.
    """
    return finished(drawn_hand(view, say, lately), hand_alt(view, say), kept("rebelmoon", "hand"))


def private(view: View, deciding: bool) -> frozenset[str]:
    """Return which picture the viewer decides by, "board" or "hand"; who waits needs neither.

    A hand has all of the board, which stands in the channel; where pieces are placed, the
    Imperial's adds nothing to it.
    """
    if not deciding:
        return frozenset()
    adds = view.seat == REBEL or view.phase is not Phase.PLACEMENT
    return frozenset(("hand" if adds else "board",))


def preview(view: View, action: Fly | Activate, say: Say) -> Picture:
    """Return what an action would do, from what the viewer knows: for the viewer alone.

    Of an activation it shows what the weapon covers; a destroyer's target may be left out.
    Raises `IllegalAction` for an illegal flight, or a weapon that is not there or secret.
    """
    if isinstance(action, Fly):
        return _preview(*flight_picture(view, action, say), say)
    return _preview(*weapon_picture(view, action, say), say)


def coverage(view: View, cell: Cell, kind: Kind, say: Say) -> Picture:
    """Return what any weapon of a kind would cover from a cell of the board."""
    return _preview(*coverage_picture(view, cell, kind, say), say)


def cover(_config: Config, say: Say) -> Picture:
    """Return what stands for the game before it begins, whatever is agreed on."""
    return bound("rebelmoon", art(), STYLE, say)


def legend(_config: Config, say: Say) -> Picture:
    """Return what every sign of board and hand means, whatever is agreed on."""
    return explained("rebelmoon", parts(say), say)


def _preview(image: Plot, shown: View, words: str, say: Say) -> Picture:
    return finished(image, preview_alt(shown, words, say), kept("rebelmoon", "board"))
