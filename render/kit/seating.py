"""How a game shows who sits where: what a seat is called, its colours, and the sign that marks it.

What all games share draws these too, so that a seat looks on every picture as on its board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engines.core import Say, Seat
from render.kit.names import Called, numbered
from render.kit.palette import LIVERIES, Livery
from render.kit.shapes import badge


def _livery(seat: Seat) -> Livery:
    return LIVERIES[seat % len(LIVERIES)]


def _sign(seat: Seat, size: int, _say: Say) -> Image.Image:
    return badge(seat, size)


class Seating(NamedTuple):
    """How a game shows its seats.

    `called(seat, say)` names one, `livery(seat)` gives its colours, and `sign(seat, size, say)`
    its mark, `size` pixels square. A game that says nothing has numbers, and the kit's badges.
    """

    called: Called = numbered
    livery: Callable[[Seat], Livery] = _livery
    sign: Callable[[Seat, int, Say], Image.Image] = _sign


USUAL = Seating()
