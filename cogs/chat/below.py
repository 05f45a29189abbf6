"""How many messages stand below a board: they are counted, and nothing of them is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from tables.latest import Latest

MOST = 4096
"""In how many channels it is counted, those whose boards were shown last."""
MANY = 1000
"""Stands for an unknown number, as where messages came while the bot was not there."""


@dataclass
class _Count:
    message_id: int
    below: int


class Below:
    """Counts, for the board that was last shown in each channel, what came after it."""

    def __init__(self) -> None:
        self._counts = Latest[int, _Count](MOST)

    def posted(self, channel_id: int, message_id: int, last: int | None) -> None:
        """Begin to count below a message that was just posted; `last` is the channel's last."""
        self._begin(channel_id, message_id, int(_is_later(last, message_id)))

    def came(self, channel_id: int, message_id: int) -> None:
        """Take note that a message came in a channel."""
        count = self._counts.get(channel_id)
        if count is not None and message_id > count.message_id:
            count.below += 1

    def of(self, channel_id: int, message_id: int, last: int | None) -> int:
        """Return how many messages stand below one; where they were not counted, none or many.

        `last` is the id of the channel's last message, if that is known.
        """
        count = self._counts.get(channel_id)
        if count is None or count.message_id != message_id:
            count = self._begin(channel_id, message_id, MANY if _is_later(last, message_id) else 0)
        return count.below

    def _begin(self, channel_id: int, message_id: int, below: int) -> _Count:
        count = self._counts[channel_id] = _Count(message_id, below)
        return count


def _is_later(last: int | None, message_id: int) -> bool:
    return last is not None and last > message_id
