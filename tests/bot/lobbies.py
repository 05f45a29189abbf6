"""What people choose in a lobby, on the private pages behind its button."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.bot.player import Player, Reply
from tests.bot.seen import Control, Seen

OPTIONS = "options"


async def pages(player: Player, on: Seen | None = None) -> AsyncIterator[Seen]:
    """Open the options of a lobby (the newest), and turn all their pages."""
    found = None if on else player.finds("start")
    page = (await player.press(OPTIONS, on=found[0] if found else on)).messages[0]
    tabs = [c.custom_id for c in page.controls if f":{OPTIONS}:" in c.custom_id]
    for tab in tabs:
        if not page.control(tab):  # it stands on the first page alone
            await player.press(tabs[0], on=page)
            page = player.now(page)
        await player.press(tab, on=page)
        yield (page := player.now(page))


async def options_with(player: Player, what: str, on: Seen | None = None) -> Seen:
    """Return the page of a lobby's options that has this control."""
    async for page in pages(player, on):
        if page.control(what):
            return page
    raise AssertionError(f"no page of the options offers {what!r} to {player.name}")


async def menus(player: Player, on: Seen | None = None) -> list[Control]:
    """Return the menus of all options and clocks."""
    return [
        c async for page in pages(player, on) for c in page.controls if ":option:" in c.custom_id
    ]


async def sets(player: Player, field: str, value: str, on: Seen | None = None) -> Reply:
    """Choose a value of an option, or a clock."""
    return await player.choose(field, value, on=await options_with(player, field, on))


async def presses(player: Player, what: str, on: Seen | None = None) -> Reply:
    """Press a button among the options."""
    return await player.press(what, on=await options_with(player, what, on))
