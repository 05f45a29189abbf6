"""Private answers that stand for a next turn: which of them each person waits by.

Of such an answer delivery knows nothing, and Discord takes changes of it for a quarter of an hour
by the interaction that it answers. It is kept in memory alone: after a restart, and where another
process has made the move that was waited for, the board's button opens what is asked, as ever.
"""

from __future__ import annotations

import discord

from tables.latest import Latest

KEPT = 256
"""How many are remembered; others stay as they are until they are pressed."""


class Followed:
    """The private answer by which each person waits in each match."""

    def __init__(self) -> None:
        self._waiting = Latest[tuple[int, int], discord.Interaction](KEPT)

    def __contains__(self, whose: tuple[int, int]) -> bool:
        """Tell whether one is remembered of a match and a person."""
        return whose in self._waiting

    def note(self, match_id: int, interaction: discord.Interaction) -> None:
        """Remember by what whoever pressed it waits in a match."""
        self._waiting[match_id, interaction.user.id] = interaction

    def take(self, match_id: int, user_id: int) -> discord.Interaction | None:
        """Forget by what somebody waits, and return it if it can be changed still."""
        found = self._waiting.pop((match_id, user_id), None)
        return None if found is None or found.is_expired() else found
