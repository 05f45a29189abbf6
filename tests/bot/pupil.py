"""Somebody in the club who goes through a lesson, pressing what its prompts ask for."""

from __future__ import annotations

from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.lessons import Press, meant, reached


class Pupil:
    """A player with a lesson before them; `page` is its message as it was looked at last."""

    def __init__(self, player: Player, key: str, page: Seen) -> None:
        self.player, self.key, self.page = player, key, page
        self.done = 0
        self.said: tuple[str, ...] = ()

    async def goes_on(self) -> Seen:
        """Do what the prompt says, and return the page as it is then."""
        here = reached(self.key, self.done, self.said)
        press = meant(here)
        await self.presses(press)
        self.done += 1
        self.said = (*self.said, *_said(press))
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


def _said(press: Press) -> tuple[str, ...]:
    """Return what a press says aloud."""
    words = "" if press.form is None else press.form.line("sound")
    return (words,) if words else ()
