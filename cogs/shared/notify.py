"""/notify: how somebody is called when a match waits for them, and when they are left in peace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.commands import named, with_options
from cogs.chat.components import Message
from cogs.chat.menus import Option, menu
from cogs.chat.private import turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.panel import MOST_CHOICES
from cogs.panels.seeking import CALLS
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, text
from tables.wishes import HOURS, Calls, How, Quiet, local, zones

HOW, DIGEST, FROM, TILL = "calls-how", "calls-digest", "calls-from", "calls-till"
ZONE = "calls-zone"
"""The verbs of the menus, each of which changes one thing."""
NEVER = "never"
"""Stands in the menu of when quiet hours begin for there being none."""
A_NIGHT = 8
"""Hours that are quiet at first, once somebody has said when they begin."""
PLACES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Mexico_City",
    "America/Chicago",
    "America/Bogota",
    "America/New_York",
    "America/Caracas",
    "America/Santiago",
    "America/Argentina/Buenos_Aires",
    "Atlantic/Canary",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Zones whose clocks are offered to who is asked what time it is; all others can be typed."""


class NotifyCog(commands.Cog):
    """Keeps how people wish to be called."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        for verb, wish in _WISHES.items():
            router.on(verb, self._wished(wish))
        router.on(CALLS, self._opened)

    @app_commands.command(**named("command-notify"))
    @with_options("command-notify", "zone")
    async def notify(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        """Show how whoever asks is called, with all that can be chosen; a zone is taken at once."""
        me, tables = interaction.user.id, self.client.services.tables
        if zone is None:
            calls = await tables.people.calls(me)
        else:
            found = await asyncio.to_thread(_zone_called, zone)
            calls = await tables.calling.wish(me, lambda calls: replace(calls, zone=found))
        await whisper(interaction, view=await self._panel(interaction, calls))

    async def _opened(self, press: Press) -> None:
        """Show it beside what was pressed, which stays."""
        interaction = press.interaction
        calls = await self.client.services.tables.people.calls(interaction.user.id)
        await whisper(interaction, view=await self._panel(interaction, calls))

    @notify.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        found = await asyncio.to_thread(_zones_like, typed)
        now = self.client.services.tables.now()
        return [app_commands.Choice(name=_clock(zone, now), value=zone) for zone in found]

    def _wished(self, wish: Wish) -> Callable[[Press], Any]:
        """Return what attends to a menu by which somebody chooses what `wish` makes of it."""

        async def attend(press: Press) -> None:
            chosen = "".join(press.filled.pick()[:1])
            calling, me = self.client.services.tables.calling, press.interaction.user.id
            calls = await calling.wish(me, lambda calls: wish(calls, chosen))
            await turn(press.interaction, await self._panel(press.interaction, calls))

        return attend

    async def _panel(self, interaction: discord.Interaction, calls: Calls) -> Message:
        say = speaker(await self.client.services.languages.of(interaction))
        now = self.client.services.tables.now()
        told: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(map(say, _told(calls, now))))
        return Message([told, *_menus(calls, now, say)])


Wish = Callable[[Calls, str], Calls]
"""Makes of what somebody wished, and of what they have chosen in a menu, what they wish now."""


def _how(calls: Calls, chosen: str) -> Calls:
    if chosen not in list(How):
        raise Refusal(text("refusal-unknown-control"))
    return replace(calls, how=How(chosen))


def _zone(calls: Calls, chosen: str) -> Calls:
    if chosen not in {*PLACES, calls.zone}:
        raise Refusal(text("refusal-unknown-control"))
    return replace(calls, zone=chosen)


def _digest(calls: Calls, chosen: str) -> Calls:
    return replace(calls, digest=_hour(chosen))


def _from(calls: Calls, chosen: str) -> Calls:
    if chosen == NEVER:
        return replace(calls, quiet=None)
    start = _hour(chosen)
    if calls.quiet is None or calls.quiet.end == start:
        return replace(calls, quiet=Quiet(start, (start + A_NIGHT) % len(HOURS)))
    return replace(calls, quiet=replace(calls.quiet, start=start))


def _till(calls: Calls, chosen: str) -> Calls:
    end = _hour(chosen)
    if calls.quiet is None or end == calls.quiet.start:  # the panel is older than the wish
        raise Refusal(text("refusal-quiet-hours"))
    return replace(calls, quiet=replace(calls.quiet, end=end))


_WISHES: dict[str, Wish] = {HOW: _how, ZONE: _zone, DIGEST: _digest, FROM: _from, TILL: _till}


def _hour(chosen: str) -> int:
    if not (chosen.isascii() and chosen.isdecimal() and int(chosen) in HOURS):
        raise Refusal(text("refusal-unknown-control"))
    return int(chosen)


def _told(calls: Calls, now: float) -> tuple[Text, ...]:
    """Return how somebody is called, and what that means."""
    quiet = calls.quiet
    hours = text("notify-not-quiet")
    if quiet is not None:
        hours = text("notify-quiet", start=_time(quiet.start), end=_time(quiet.end))
    return (
        text("notify-head"),
        text(f"notify-told-{calls.how}", at=_time(calls.digest)),
        hours,
        text("notify-clock", clock=_clock(calls.zone, now)),
        text("notify-always"),
    )


def _menus(calls: Calls, now: float, say: Say) -> Iterable[ui.ActionRow[Any]]:
    """Yield a menu for all that can be chosen, as things stand."""
    hows = [(how.value, text(f"notify-how-{how}"), text(f"notify-about-{how}")) for how in How]
    yield menu(HOW, "notify-menu-how", hows, calls.how, say)
    if calls.how is How.DIGEST:
        at = [(str(hour), text("notify-at", at=_time(hour)), None) for hour in HOURS]
        yield menu(DIGEST, "notify-menu-digest", at, str(calls.digest), say)
    quiet = calls.quiet
    starts: list[Option] = [(NEVER, text("notify-never"), None)]
    starts += [(str(hour), text("notify-from", at=_time(hour)), None) for hour in HOURS]
    chosen = NEVER if quiet is None else str(quiet.start)
    yield menu(FROM, "notify-menu-from", starts, chosen, say)
    if quiet is not None:
        hours = [hour for hour in HOURS if hour != quiet.start]
        ends = [(str(hour), text("notify-till", at=_time(hour)), None) for hour in hours]
        yield menu(TILL, "notify-menu-till", ends, str(quiet.end), say)
    places = sorted({*PLACES, calls.zone}, key=lambda zone: (_ahead(zone, now), zone))
    clocks = [(zone, text("notify-clock-there", clock=_clock(zone, now)), None) for zone in places]
    yield menu(ZONE, "notify-menu-zone", clocks, calls.zone, say)


def _time(hour: int) -> str:
    return f"{hour:02}:00"


def _ahead(zone: str, now: float) -> float:
    """Return how many seconds a zone's clocks are ahead of those of UTC."""
    offset = local(zone, now).utcoffset()
    return 0.0 if offset is None else offset.total_seconds()


def _clock(zone: str, now: float) -> str:
    """Return what the clocks of a zone show, and where that is."""
    shown = local(zone, now)
    return f"{shown:%H:%M} · {zone.replace('_', ' ')}"


def _zone_called(name: str) -> str:
    """Return the zone that somebody means by a name or its last part. Raises `Refusal`."""
    meant = _folded(name)
    for zone in zones():
        if meant in (_folded(zone), _folded(zone.rpartition("/")[2])):
            return zone
    raise Refusal(text("refusal-no-zone", name=name[:50]))


def _zones_like(typed: str) -> list[str]:
    """Return zones in whose name this stands, those first whose last part begins so."""
    meant = _folded(typed)
    found = [zone for zone in zones() if meant in _folded(zone)]
    found.sort(key=lambda zone: not _folded(zone.rpartition("/")[2]).startswith(meant))
    return found[:MOST_CHOICES]


def _folded(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(NotifyCog(client))
