"""How a match is won, and how it would be counted out, in words."""

from __future__ import annotations

from engines.core import Player, Seat, Text, text
from engines.imperium.board import BLUE, RED, Board
from engines.imperium.missions import Mission, Tally
from engines.imperium.names import slug
from engines.imperium.victory import counts_supremacy, last_turn, supremacy_from, tally

LAST_TURNS = 3
"""How many Game Turns before the end both sides' numbers are shown with each turn."""

AIMS_OF_OLD = frozenset((Mission.DEFEAT, Mission.GATES))
"""The missions that were won otherwise before version 3 of the rules."""


def mission_aim(board: Board) -> Text:
    """Return how the mission is won by the rules that the match is played by."""
    mission, last = board.config.mission, last_turn(board)
    key = f"imperium-mission-{slug(mission)}-aim"
    if counts_supremacy(board):
        return text(key, last=last, first=supremacy_from(board))
    if mission in AIMS_OF_OLD and board.rules_version < 3:
        return text(f"{key}-at-first", last=last)
    return text(key, last=last)


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
