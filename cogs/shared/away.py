"""/away: when somebody is away, so that their time is not over then: nights, weekends, holidays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import Message
from cogs.chat.menus import Option, menu
from cogs.chat.private import turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.ids import ANY, ControlId
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, text
from tables.away import ALLOWANCE, LONGEST_NIGHT, Away, night_of
from tables.resting import moment
from tables.wishes import Calls

NIGHT, WEEKEND, DAYS = "away-night", "away-weekend", "away-days"
"""The verbs of the menus."""
BACK = "away-back"
"""The verb of the button by which somebody is back."""
COUNT, NOT = "count", "not"
OFFERED = (1, 2, 3, 5, 7, 10, 14, 21, ALLOWANCE)
"""The days that the menu offers."""
MOST_MATCHES = 10
"""How many matches are listed."""


class AwayCog(commands.Cog):
    """Keeps when people are away."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        for verb, deed in ((NIGHT, self._night), (WEEKEND, self._weekend), (DAYS, self._days)):
            router.on(verb, self._chosen(deed))
        router.on(BACK, self._back)

    @app_commands.command(**named("command-away"))
    @with_options("command-away", "days")
    async def away(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, ALLOWANCE] | None = None,
    ) -> None:
        """Show when whoever asks is away, with all that can be chosen; days begin at once."""
        if days is not None:
            await self.client.services.tables.absences.take(interaction.user.id, days)
        await whisper(interaction, view=await self._panel(interaction))

    def _chosen(self, deed: Callable[[int, str], Any]) -> Callable[[Press], Any]:
        """Return what attends to a menu, and shows how things stand then."""

        async def attend(press: Press) -> None:
            await deed(press.interaction.user.id, "".join(press.filled.pick()[:1]))
            await turn(press.interaction, await self._panel(press.interaction))

        return attend

    async def _night(self, user_id: int, chosen: str) -> None:
        absences = self.client.services.tables.absences
        await absences.prefer(user_id, night=_counts(chosen), weekend=None)

    async def _weekend(self, user_id: int, chosen: str) -> None:
        absences = self.client.services.tables.absences
        await absences.prefer(user_id, night=None, weekend=_counts(chosen))

    async def _days(self, user_id: int, chosen: str) -> None:
        if chosen not in map(str, OFFERED):
            raise Refusal(text("refusal-unknown-control"))
        await self.client.services.tables.absences.take(user_id, int(chosen))

    async def _back(self, press: Press) -> None:
        await self.client.services.tables.absences.back(press.interaction.user.id)
        await turn(press.interaction, await self._panel(press.interaction))

    async def _panel(self, interaction: discord.Interaction) -> Message:
        tables, me = self.client.services.tables, interaction.user.id
        say = speaker(await self.client.services.languages.of(interaction))
        calls, away = await tables.people.calls(me), await tables.people.away(me)
        now = interaction.created_at.timestamp()
        lines = (*_told(calls, away, now), *await self._ends(me), text("away-always"))
        told: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(map(say, lines)))
        return Message([told, *_controls(calls, away, now, say)])

    async def _ends(self, user_id: int) -> tuple[Text, ...]:
        """Return when somebody's time is really over, where it runs and absences count."""
        absences, lines = self.client.services.tables.absences, list[Text]()
        found = await absences.matches(user_id)
        for match, seat in found.values():
            due = (await absences.ends(match.id)).get(seat)
            if due is not None:
                game = text(f"{match.game}-name")
                lines.append(text("away-ends", game=game, number=match.id, when=moment(due)))
        return tuple(lines[:MOST_MATCHES])


def _counts(chosen: str) -> bool:
    if chosen not in (COUNT, NOT):
        raise Refusal(text("refusal-unknown-control"))
    return chosen == COUNT


def _told(calls: Calls, away: Away, now: float) -> tuple[Text, ...]:
    """Return when somebody is away, and what that means."""
    until, left = away.until(now), away.left(now)
    holiday = text("away-holiday", days=left, all=ALLOWANCE)
    if until is not None:
        holiday = text("away-until", when=moment(until), days=left, all=ALLOWANCE)
    weekend = text("away-weekend-on" if away.weekend else "away-weekend-off")
    return (text("away-head"), text("away-what"), _night(calls, away), weekend, holiday)


def _night(calls: Calls, away: Away) -> Text:
    if calls.quiet is None:
        return text("away-night-none")
    start, end = (f"{hour:02}:00" for hour in (calls.quiet.start, calls.quiet.end))
    if night_of(calls) is None:
        return text("away-night-long", start=start, end=end, most=LONGEST_NIGHT)
    return text("away-night-on" if away.night else "away-night-off", start=start, end=end)


def _controls(calls: Calls, away: Away, now: float, say: Say) -> Iterable[ui.ActionRow[Any]]:
    """Yield what can be chosen, as things stand."""
    if night_of(calls) is not None:
        yield menu(NIGHT, "away-menu-night", _either("night"), _chosen(on=away.night), say)
    yield menu(WEEKEND, "away-menu-weekend", _either("weekend"), _chosen(on=away.weekend), say)
    if away.until(now) is not None:
        control = ControlId(0, ANY, BACK)
        label = say(text("button-away-back"))
        button: ui.Button[Any] = ui.Button(
            label=label, custom_id=str(control), id=control.component
        )
        yield ui.ActionRow(button)
        return
    left = away.left(now)
    days = [(str(n), text("away-days", days=n), None) for n in OFFERED if n <= left]
    if days:
        yield menu(DAYS, "away-menu-days", days, None, say)


def _either(what: str) -> list[Option]:
    return [(value, text(f"away-{what}-{value}"), None) for value in (COUNT, NOT)]


def _chosen(*, on: bool) -> str:
    return COUNT if on else NOT


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(AwayCog(client))
