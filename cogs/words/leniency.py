"""What becomes of a text that cannot be worded, or a picture that cannot be drawn.

The fault is ours and is raised, so that tests and laws see it. While people play, it is
logged once and got over: what is missing takes nothing else with it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)

_noted: set[tuple[str, str]] | None = None
"""What was logged already, with the kind of fault; None while faults are raised."""


def _nobody_knows(match_id: int) -> int | None:
    return None


_ply_of: Callable[[int], int | None] = _nobody_knows


@contextmanager
def lenient(ply_of: Callable[[int], int | None] = _nobody_knows) -> Iterator[None]:
    """Get over faults while this lasts; before and after, they are raised.

    `ply_of` tells how far a match has come, for the log alone: it counts answers that are
    secret, so nothing that is shown may know it.
    """
    global _noted, _ply_of  # threads that draw ask too, and inherit no context
    before, _noted, _ply_of = (_noted, _ply_of), set(), ply_of
    try:
        yield
    finally:
        _noted, _ply_of = before


def get_over(fault: Exception, what: str, match_id: int | None) -> None:
    """Log a fault the first time that `what` has it; raise it unless faults are got over.

    `match_id` says in the log which match it was; None if it was none.
    """
    if _is_new(fault, what):
        log.error("%s failed (%s)", what, _moment(match_id), exc_info=fault)


def leave_out(fault: Exception, what: str, match_id: int | None) -> None:
    """Do the same for what is left out because an earlier version wrote it.

    Nothing of this version has led to it, so the log tells it in one line.
    """
    if _is_new(fault, what):
        log.error("%s failed (%s), and is left out: %s", what, _moment(match_id), fault)


def _is_new(fault: Exception, what: str) -> bool:
    """Tell whether a fault was not noted before, and note it; raise it unless it is got over."""
    if _noted is None:
        raise fault
    known = (what, type(fault).__name__)
    if known in _noted:
        return False
    _noted.add(known)
    return True


def _moment(match_id: int | None) -> str:
    return "no match" if match_id is None else f"match {match_id}, ply {_ply_of(match_id)}"
