"""Which interactions have come: Discord delivers one once more where a connection was resumed."""

from __future__ import annotations

from tables.latest import Latest

KEPT = 4096
"""How many are remembered; what comes once more comes soon."""


class Arrivals:
    """The interactions that came last."""

    def __init__(self) -> None:
        self._known = Latest[int, None](KEPT)

    def is_new(self, interaction_id: int) -> bool:
        """Tell whether an interaction comes for the first time, and remember it."""
        if interaction_id in self._known:
            return False
        self._known[interaction_id] = None
        return True
