"""What tells people why a form was refused stands there until they have made their move.

It is a private message of its own, with a button that opens the form again. Whoever goes another
way instead, say by the button that opened it first, is not left with a message that is over.
"""

from __future__ import annotations

from cogs.chat.answer import Answer
from tables.latest import Latest

KEPT = 1024
"""How many are remembered; others stay, as after a restart."""


class RefusedForms:
    """The last such message of each person in each match."""

    def __init__(self) -> None:
        self._told = Latest[tuple[int, int], Answer](KEPT)

    async def told(self, match_id: int, user_id: int, answer: Answer) -> None:
        """Remember by what somebody was told; what they were told before goes."""
        await self.take_back(match_id, user_id)
        self._told[match_id, user_id] = answer

    def renewed(self, match_id: int, user_id: int) -> None:
        """Forget a message that shows something else now."""
        self._told.pop((match_id, user_id), None)

    async def take_back(self, match_id: int, user_id: int) -> None:
        """Delete what somebody was told in a match, while Discord lets us."""
        answer = self._told.pop((match_id, user_id), None)
        if answer is not None:
            await answer.take_back()
