"""What can be built, for how much, how often, and where."""

from __future__ import annotations

from msgspec import Struct

from engines.imperium.construction import forbidden, price, prices
from engines.imperium.maps import Sector
from engines.imperium.state import View
from engines.imperium.stock import stock
from engines.imperium.units import Kind


class Offer(Struct, frozen=True):
    """A kind of unit as the construction phase offers it.

    `price` is that of the nearest site; `stock` the tokens left; `sites` are the prices by
    sector, empty where the kind cannot be built at all, be it for want of points, tokens, place
    or by the mission.
    """

    kind: Kind
    price: int
    stock: int
    affordable: bool
    forbidden: bool
    sites: dict[Sector, int]


def catalogue(view: View) -> tuple[Offer, ...]:
    """Return an offer for every kind, in the order of the reference sheet.

    For a spectator there are none.
    """
    if view.seat is None:
        return ()
    return tuple(offer(view, view.seat, kind) for kind in Kind)


def offer(view: View, seat: int, kind: Kind) -> Offer:
    """Return how a kind is offered to a seat."""
    board = view.board
    cost, left = price(board, seat, kind), stock(board, seat, kind)
    barred, points = forbidden(board, seat, kind), board.sides[seat].points
    affordable = cost <= points
    places = prices(board, seat, kind) if left and affordable and not barred else {}
    within = {at: cost for at, cost in places.items() if cost <= points}
    return Offer(kind, cost, left, affordable, barred, within)
