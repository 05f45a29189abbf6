"""A position with its secrets, and the view of it that a seat is given."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat
from engines.imperium.board import Board
from engines.imperium.cards import Card, Rank
from engines.imperium.maps import Sector


class Committed(Struct, frozen=True, order=True):
    """A card face down at a declared combat."""

    combat: int
    card: Card


class Hidden(Struct, frozen=True):
    """What only its owner knows.

    `hand` is in the order of the cards' numbers and keeps the cards that are committed or
    pledged. `limit` and `pledge` belong to the bid that stands. `watch` and `truce` are the
    secret orders. `known` are the cards of this hand that the enemy has seen.
    """

    hand: tuple[Card, ...] = ()
    limit: int = 0
    pledge: tuple[Card, ...] = ()
    commits: tuple[Committed, ...] = ()
    watch: Rank | None = None
    truce: Sector | None = None
    known: tuple[Card, ...] = ()


class State(Struct, frozen=True):
    """A position. `piles` are drawn from the front: one per seat, or a shared one."""

    board: Board
    hidden: tuple[Hidden, Hidden]
    piles: tuple[tuple[Card, ...], ...]
    decisions: tuple[int, int] = (1, 1)

    def with_board(self, board: Board) -> State:
        """Return the state with the board replaced."""
        return replace(self, board=board)

    def with_hidden(self, seat: Seat, hidden: Hidden) -> State:
        """Return the state with one seat's secrets replaced."""
        pair = (hidden, self.hidden[1]) if seat == 0 else (self.hidden[0], hidden)
        return replace(self, hidden=pair)

    def pile_of(self, seat: Seat) -> int:
        """Return the index of the pile a seat draws from and discards to."""
        return seat if len(self.piles) > 1 else 0


class View(Struct, frozen=True):
    """What one seat (or a spectator: `seat` is None) may know.

    `own` are the viewer's own secrets; `enemy_known` the cards of the enemy's hand that the
    viewer has seen.
    """

    seat: Seat | None
    board: Board
    hand_sizes: tuple[int, int]
    pile_sizes: tuple[int, ...]
    own: Hidden | None = None
    enemy_known: tuple[Card, ...] = ()


def without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return some cards without others, each taken out once where it is there."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def includes(cards: tuple[Card, ...], some: Iterable[Card]) -> bool:
    """Tell whether each of `some` is there, as often as it is named."""
    left = list(cards)
    for card in some:
        if card not in left:
            return False
        left.remove(card)
    return True
