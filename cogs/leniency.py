"""What becomes of a text that cannot be worded, or a picture that cannot be drawn.

The fault is ours and is raised, so that tests and laws see it. While people play, it is
logged once and got over: what is missing takes nothing else with it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)

_noted: set[tuple[str, str]] | None = None
"""What was logged already, with the kind of fault; None while faults are raised."""


@contextmanager
def lenient() -> Iterator[None]:
    """Get over faults while this lasts; before and after, they are raised."""
    global _noted  # noqa: PLW0603 - threads that draw ask too, and they inherit no context
    before, _noted = _noted, set()
    try:
        yield
    finally:
        _noted = before


def get_over(fault: Exception, what: str, moment: str) -> None:
    """Log a fault the first time that `what` has it; raise it unless faults are got over.

    `moment` says in the log which match it was, and at which move.
    """
    if _noted is None:
        raise fault
    known = (what, type(fault).__name__)
    if known not in _noted:
        _noted.add(known)
        log.error("%s failed (%s)", what, moment or "no match", exc_info=fault)
