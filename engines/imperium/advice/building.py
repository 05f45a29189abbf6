"""What can be built, for how much, how often, and where."""

from __future__ import annotations

from msgspec import Struct

from engines.imperium.construction import forbidden, price, sites
from engines.imperium.maps import Sector
from engines.imperium.state import View
from engines.imperium.stock import stock
from engines.imperium.units import Kind


class Offer(Struct, frozen=True):
    """A kind of unit as the construction phase offers it.

    `price` is that of the nearest site; `stock` the tokens left; `sites` is empty where the
    kind cannot be built at all, be it for want of points, tokens, place or by the mission.
    """

    kind: Kind
    price: int
    stock: int
    affordable: bool
    forbidden: bool
    sites: tuple[Sector, ...]


def catalogue(view: View) -> tuple[Offer, ...]:
    """Return an offer for every kind, in the order of the reference sheet.

    For a spectator there are none.
    """
    if view.seat is None:
        return ()
    return tuple(_offer(view, view.seat, kind) for kind in Kind)


def _offer(view: View, seat: int, kind: Kind) -> Offer:
    board = view.board
    cost, left = price(board, seat, kind), stock(board, seat, kind)
    barred = forbidden(board, seat, kind)
    affordable = cost <= board.sides[seat].points
    places = sites(board, seat, kind) if left and affordable and not barred else ()
    if kind is Kind.BASE:
        points = board.sides[seat].points
        places = tuple(at for at in places if price(board, seat, kind, at) <= points)
    return Offer(kind, cost, left, affordable, barred, places)
