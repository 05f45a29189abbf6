"""The pictures of Imperium Galáctica: the map for everyone, the hand and drafts for one."""

from __future__ import annotations

from PIL import Image

from engines.core import Say
from engines.imperium.state import View
from render._imperium_alt import board_alt
from render._imperium_alt_hand import hand_alt
from render._imperium_board import scene
from render._imperium_hand import drawn_hand
from render._imperium_layout import SPACE, layout
from render._imperium_strip import STRIP, draw_strip
from render._imperium_top import TOP, draw_top
from render._imperium_words import public
from render.kit import WIDTH, Picture, finished


def board(view: View, say: Say) -> Picture:
    """Return what everyone may see; the same picture for whoever's view it is drawn from."""
    view = public(view)
    place = layout(view.board.config.mission)
    image = Image.new("RGB", (WIDTH, TOP + place.height + STRIP), SPACE)
    draw_top(image, view.board, say)
    image.paste(scene(view.board, place, say), (0, TOP))
    draw_strip(image, view, TOP + place.height, say)
    return finished(image, board_alt(view, say))


def hand(view: View, say: Say) -> Picture:
    """Return what only the viewer may see: points, cards, secret orders, stock."""
    return finished(drawn_hand(view, say), hand_alt(view, say))
