"""The pictures of Mag·Blast: the board for everyone, the hand for its owner, one fleet large."""

from __future__ import annotations

from PIL import Image

from engines.core import Say
from engines.magblast.view import View
from render._magblast_battle import draw_battle
from render._magblast_fleets import draw_fleet
from render._magblast_layout import Box, layout
from render._magblast_news import draw_fallen, draw_news
from render._magblast_space import ground
from render._magblast_top import draw_top
from render._magblast_words import public, shown_seats
from render.kit import Picture, finished


def board(view: View, say: Say) -> Picture:
    """Return what everyone may see; the same picture for whoever's view it is drawn from."""
    view = public(view)
    seats = shown_seats(view)
    place = layout(len(seats), len(view.fallen), view.config.edition)
    image = ground(place).copy()
    draw_top(image, view, say)
    boxes: dict[str, Box] = {}
    for seat, site in zip(seats, place.sites, strict=True):
        boxes |= draw_fleet(image, view, seat, site, say)
    draw_news(image, view, place.news, say)
    draw_fallen(image, view, place.fallen, say)
    draw_battle(image, view, boxes, say)
    return finished(image, "x")
