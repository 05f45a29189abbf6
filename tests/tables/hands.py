"""What two computers hold that are shot at (see `tests/tables/battles.py`)."""

from __future__ import annotations

from typing import TypeAlias

from engines.magblast.model import Card

Hands: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...]]
ONE: Hands = ((), ())
"""Both can but pass."""
MANY: Hands = (("strategic-allocation", "temporal-flux"), ("evasive-action",))
"""Each can do something else too."""
