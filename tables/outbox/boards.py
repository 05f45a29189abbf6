"""Where the news of a board goes: into the message that stands, or into one of its own.

A match that keeps one board has it changed where it stands. Edits notify nobody: whoever is
called has a new message of their hand. So it is posted anew only where somebody must be called in
the channel, or where others have buried it with what they write.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from engines.core import Text, decode
from store import Match, Message
from tables.notice import Notice
from tables.options import Board, TableOptions

Counts = Callable[[Sequence[Text]], int]
"""Tells how many of some lines, the first or the last of them, a message tells."""
BURIED = 5
"""How many messages of others may stand below a board."""
REST = 600.0
"""Seconds for which a board that was posted is not posted anew because others write."""


def keeps_one_board(match: Match) -> bool:
    """Tell whether a match keeps one board, instead of a new one each turn."""
    return decode(match.options, TableOptions).board is Board.ONE


def rests_until(shown: Message) -> float:
    """Return from when on a board may be posted anew because others write."""
    return shown.posted_at + REST


def each_turn(notice: Notice) -> Notice:
    """Return a notice of a match that has a board each turn, as it is to be told."""
    return replace(notice, new=notice.new or notice.turn)


def on_one_board(notice: Notice, below: int, unreached: Collection[int | None]) -> Notice:
    """Return a notice of a match that keeps the board that is shown, as it is to be told.

    `below` is how many messages stand below it (0 while it rests), `unreached` whom no direct
    message calls.
    """
    if notice.new:
        return notice
    called = notice.ping.intersection(unreached)
    return replace(notice, new=bool(called) or below > BURIED, ping=called)


def rolled(
    holds: Counts, lasts: Counts, earlier: tuple[Text, ...], notice: Notice
) -> tuple[Text, ...]:
    """Return the lines of one board that goes on; the earliest make room for what is new.

    Where a turn begins those stay that it `lasts`, and no message tells more than it `holds`.
    """
    both = (*earlier, *notice.events)
    most = (lasts(both) if notice.turn else len(both)) - len(notice.events)
    kept = earlier[-most:] if most > 0 else ()
    while kept and holds((*kept, *notice.events)) < len(kept) + len(notice.events):
        kept = kept[1:]
    return (*kept, *notice.events)
