"""The pictures of Mag·Blast: the board for everyone, the hand for its owner, one fleet large."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Say, Seat, Trace
from engines.magblast import preview
from engines.magblast.model import Config, Keep, Maneuver, ShipId
from engines.magblast.view import View
from render.kit.canvas import WIDTH, Picture, finished
from render.kit.chosen import kept
from render.kit.covers import bound
from render.kit.legends import explained
from render.kit.plot import Plot
from render.magblast.alt import board_alt, fleet_alt
from render.magblast.alt_hand import hand_alt
from render.magblast.battle import Taken, draw_bolts, draw_marks
from render.magblast.fleets import draw_fleet, places_of, said_in
from render.magblast.lately import draw_sounds, draw_wakes, marks_of
from render.magblast.layout import TOP, Box, layout
from render.magblast.news import draw_fallen, draw_news
from render.magblast.roster import drawn_roster
from render.magblast.space import ground
from render.magblast.top import draw_top
from render.magblast.whole_cover import LOOKS, art
from render.magblast.whole_hand import drawn_hand
from render.magblast.whole_legend import parts
from render.magblast.words import public, shown_seats

MARKED = frozenset({"board"})
"""The pictures that show what has happened lately."""


def board(view: View, say: Say, lately: Sequence[Trace] = ()) -> Picture:
    """Return what everyone may see; the same picture for whoever's view it is drawn from.

    What has happened `lately` is marked on it.
    """
    view = public(view)
    seats = shown_seats(view)
    place = layout(len(seats), len(view.fallen), view.config.edition)
    image = Plot(ground(place))
    draw_top(image, view, say)
    boxes: dict[ShipId, Box] = {}
    for seat, site in zip(seats, place.sites, strict=True):
        boxes |= places_of(view.fleets[seat], site)
    marks = marks_of(view, lately, boxes, place)
    draw_wakes(image, marks, boxes)
    draw_bolts(image, view, boxes)
    for seat, site in zip(seats, place.sites, strict=True):
        draw_fleet(image, view, seat, site, say, marks.hurt)
    draw_news(image, view, place.news, say)
    draw_fallen(image, view, place.fallen, say)
    words = [Box(0, 0, WIDTH, TOP), place.news, place.fallen]
    for seat, site in zip(seats, place.sites, strict=True):
        words += said_in(view, seat, site)
    taken = Taken([*boxes.values(), *words], [site.whole for site in place.sites])
    draw_marks(image, view, boxes, taken, say)
    draw_sounds(image, marks, taken, say)
    return finished(image, board_alt(view, say), kept("magblast", "board"))


def hand(view: View, say: Say) -> Picture:
    """Return what only the viewer may see: the own cards, new ships, an answer in secret."""
    return finished(drawn_hand(view, say), hand_alt(view, say), kept("magblast", "hand"))


def foreseen(view: View, action: Keep | Maneuver, say: Say) -> Picture:
    """Return the board after a maneuver, or the viewer's fleet before anybody else sees it."""
    assert view.seat is not None
    if isinstance(action, Keep):
        return fleet(preview.placed(view, action.ships), view.seat, say)
    moved = {move.ship: move.zone for move in action.moves}
    return board(preview.maneuvered(view, moved), say)


def fleet(view: View, seat: Seat, say: Say) -> Picture:
    """Return one fleet in detail, with a list of its ships; only what everyone may see."""
    view = public(view)
    return finished(
        drawn_roster(view, seat, say), fleet_alt(view, seat, say), kept("magblast", "board")
    )


def cover(config: Config, say: Say) -> Picture:
    """Return what stands for the game before it begins; each edition has its own."""
    return bound("magblast", art(config.edition, say), LOOKS[config.edition].style, say)


def legend(config: Config, say: Say) -> Picture:
    """Return what every sign of board and hand means in the match's edition."""
    return explained("magblast", parts(config.edition, say), say)
