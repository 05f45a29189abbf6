"""What a side can still build: the types of unit with their prices and the tokens left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Say, Seat, text
from engines.imperium.board import Board
from engines.imperium.construction import MINES_PRICE, forbidden, price
from engines.imperium.names import kind_name, mines_name
from engines.imperium.stock import mines_left, stock
from engines.imperium.units import Kind
from render.imperium.layout import LIVERY, SPARK, STEEL
from render.imperium.ships import silhouette
from render.imperium.strip import coin
from render.imperium.terrain import mines
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, line, write
from render.kit.paint import toned
from render.kit.palette import INK, IVORY, SAND, mixed
from render.kit.plot import Surface
from render.kit.shapes import panel

ACROSS, CELL, GAP = 4, (288, 92), 8
"""How many types lie side by side, and the size of one."""


def stock_height() -> int:
    """Return how high the table is, its title not included."""
    return -(-(len(Kind) + 1) // ACROSS) * (CELL[1] + GAP)


def draw_stock(image: Surface, board: Board, seat: Seat, top: int, say: Say) -> None:
    """Draw the table with its upper edge at `top`."""
    left = (WIDTH - ACROSS * (CELL[0] + GAP) + GAP) // 2
    for n, ware in enumerate(_wares(board, seat, say)):
        at = (left + n % ACROSS * (CELL[0] + GAP), top + n // ACROSS * (CELL[1] + GAP))
        _entry(image, ware, board.sides[seat].points, seat, at)


class Ware(NamedTuple):
    """Something that can be built: `kind` is None for mines."""

    kind: Kind | None
    name: str
    price: int
    usable: bool
    left: str


def _wares(board: Board, seat: Seat, say: Say) -> Iterator[Ware]:
    for kind in Kind:
        left, barred = stock(board, seat, kind), forbidden(board, seat, kind)
        words = say(
            text("imperium-picture-barred" if barred else "imperium-picture-left", count=left)
        )
        cost = price(board, seat, kind)
        yield Ware(kind, say(kind_name(kind)), cost, left > 0 and not barred, words)
    left = mines_left(board)
    words = say(text("imperium-picture-left", count=left))
    yield Ware(None, say(mines_name()), MINES_PRICE, left > 0, words)


def _entry(image: Surface, ware: Ware, points: int, seat: Seat, at: tuple[int, int]) -> None:
    livery, affordable = LIVERY[seat], ware.usable and ware.price <= points
    ground = (mixed(livery.deep, INK, 0.45), mixed(livery.deep, INK, 0.75))
    if not ware.usable:
        ground = ((26, 27, 40), (18, 19, 30))
    put(image, panel(*CELL, ground, SPARK if affordable else STEEL, radius=12), at)
    put(image, _sprite(ware.kind, seat, pale=not ware.usable), (at[0] + 8, at[1] + 10))
    x, room = at[0] + 88, CELL[0] - 98
    ink = IVORY if ware.usable else mixed(SAND, INK, 0.35)
    write(image, fit(ware.name, Face.TEXT, 29, room, 17), (x, at[1] + 8), ink)
    put(image, coin(30), (x, at[1] + 52))
    cost = line(str(ware.price), Face.TEXT, 32)
    write(image, cost, (x + 35, at[1] + 66), SPARK if affordable else SAND, "lm")
    write(image, fit(ware.left, Face.TEXT, 26, room - 80, 15), (x + 80, at[1] + 67), ink, "lm")


@lru_cache(maxsize=64)
def _sprite(kind: Kind | None, seat: Seat, *, pale: bool) -> Image.Image:
    colour = mixed(LIVERY[seat].bright, IVORY, 0.4)
    sprite = mines(2, 6, 72) if kind is None else silhouette(kind, 72, colour)
    sprite = sprite.copy()
    if pale:
        sprite.putalpha(toned(sprite.getchannel("A"), lambda value: value * 0.35))
    return sprite
