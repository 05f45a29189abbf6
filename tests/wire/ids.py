"""Discord's ids: numbers that grow with time and tell when a thing was made."""

from __future__ import annotations

from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400.0


class Ids:
    """Gives out ids, each once."""

    def __init__(self) -> None:
        self._last = 0

    def new(self, at: float) -> int:
        """Return the id of a thing that is made at this time (seconds since 1970)."""
        made = int((at - DISCORD_EPOCH) * 1000) << 22
        self._last = max(made, self._last + 1)
        return self._last


def made_at(snowflake: int) -> float:
    """Return when the thing with this id was made."""
    return (snowflake >> 22) / 1000 + DISCORD_EPOCH


def iso(at: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()
