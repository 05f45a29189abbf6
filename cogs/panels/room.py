"""What a message has no room for stands behind one more button, so that all can still be pressed.

Discord takes forty components a message. Rows that are rarely needed make room, and stand alone
in a panel of their own until one goes back.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.panels.panel import MOST_IN_ROW, MOST_OF_PANEL, Button, Menu, Panel, Row, components
from engines.core import text

MORE, BACK = "more", "less"
"""The verbs of the buttons that lead there, and back."""
_MARK = "more-"


def opened(draft: str) -> str:
    """Return the draft in which what has no room stands alone, to go back to `draft`."""
    return _MARK + draft


def inner(draft: str) -> str:
    """Return the draft itself, whether or not what has no room stands alone."""
    return draft.removeprefix(_MARK)


def within(rows: Panel, rare: Sequence[str], draft: str) -> Panel:
    """Return of a panel what there is room for, or what there is none for if `draft` asks that.

    The rows of `rare` verbs make room, the first of them first.
    """
    kept = _kept(rows, rare, inner(draft))
    if draft == inner(draft):
        return kept
    behind = tuple(row for row in rows if _is_rare(row, rare) and row not in kept)
    return (*behind, (Button(BACK, text("panel-less"), extra=inner(draft)),))


def _kept(rows: Panel, rare: Sequence[str], draft: str) -> Panel:
    """Return a panel without as many rows as need be, and with a button that leads to them."""
    more = Button(MORE, text("panel-more"), extra=draft)
    kept = rows
    for count in range(len(rare) + 1):
        without = tuple(row for row in rows if not _is_rare(row, rare[:count]))
        kept = rows if without == rows else _with_button(without, more)
        if components(kept) <= MOST_OF_PANEL:
            break
    return kept


def _is_rare(row: Row, rare: Sequence[str]) -> bool:
    verbs = (row.verb,) if isinstance(row, Menu) else tuple(button.verb for button in row)
    return any(verb in rare for verb in verbs)


def _with_button(rows: Panel, button: Button) -> Panel:
    """Return a panel with a button in the first row that has room for it.

    The last row is left to what ends a turn, so that nobody presses that by mistake.
    """
    for at, row in enumerate(rows[:-1]):
        if not isinstance(row, Menu) and len(row) < MOST_IN_ROW:
            return (*rows[:at], (*row, button), *rows[at + 1 :])
    return (*rows, (button,))
