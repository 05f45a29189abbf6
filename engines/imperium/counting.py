"""How a match would be counted out, in words: what is compared, and where both sides stand."""

from __future__ import annotations

from engines.core import Player, Seat, Text, text
from engines.imperium.board import BLUE, RED, Board
from engines.imperium.missions import Tally
from engines.imperium.victory import last_turn, tally

LAST_TURNS = 3
"""How many Game Turns before the end both sides' numbers are shown with each turn."""


def count_words(board: Board, viewer: Seat | None = None) -> tuple[Text, ...]:
    """Return after which Game Turn what is compared, and each side's numbers now.

    Whoever looks, if it is one of the two, is spoken to.

    Nothing for a mission in which nothing is counted (ruling I-R28).
    """
    by = board.scenario.tally
    if not by:
        return ()
    names = tuple(text(f"imperium-tally-{one}") for one in by)
    rule = text("imperium-count-rule", last=last_turn(board), names=names)
    keys = ((s, "imperium-count-yours" if s == viewer else "imperium-count") for s in (RED, BLUE))
    return (rule, *(text(key, **side_count(board, seat)) for seat, key in keys))


def soon_counted(board: Board, viewer: Seat | None) -> tuple[Text, ...]:
    """Return the same in the last Game Turns, in which all play for the count."""
    return count_words(board, viewer) if board.turn > last_turn(board) - LAST_TURNS else ()


def side_count(board: Board, seat: Seat) -> dict[str, Player | tuple[Text, ...]]:
    """Return whose numbers they are and what a side is counted out by, for a text."""
    values = zip(board.scenario.tally, tally(board, seat), strict=True)
    return {"player": Player(seat), "counts": tuple(_counted(by, value) for by, value in values)}


def _counted(by: Tally, value: float) -> Text:
    """Return a number with what it counts; that of strength may have a tenth."""
    whole, tenth = divmod(round(value * 10), 10)
    return text(f"imperium-counted-{by}", count=whole, tenth=tenth)
