"""Somebody in the club who goes through a lesson, pressing what its prompts ask for."""

from __future__ import annotations

from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.lessons import Press, stand_at


class Pupil:
    """A player with a lesson before them; `page` is its message as it was looked at last."""

    def __init__(self, player: Player, key: str, page: Seen) -> None:
        self.player, self.key, self.page = player, key, page
        self.done = 0

    async def goes_on(self) -> Seen:
        """Do what the prompt says, and return the page as it is then."""
        await self.presses(stand_at(self.key, self.done).press)
        self.done += 1
        return self.page

    async def presses(self, press: Press) -> Reply:
        """Press a control of the page, and fill in the form that it opens."""
        custom_id = str(press.control)
        if press.picked:
            reply = await self.player.choose(custom_id, *press.picked, on=self.page)
        else:
            reply = await self.player.press(custom_id, on=self.page)
        if press.form is not None:
            filled = {**press.form.lines, **press.form.picks}
            reply = await self.player.submit(reply, filled)
        self.page = self.player.now(self.page)
        return reply
