"""/away: when somebody is away, so that their time is not over then: nights, weekends, holidays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import CHARACTERS, Message, counted
from cogs.chat.menus import Option, menu, menu_of_several
from cogs.chat.private import turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import MOST_CHOICES
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, Verbatim, text
from tables.away import ALLOWANCE, LONGEST_NIGHT, MOST_PLANNED, Away, beginning, moment, night_of
from tables.wishes import Calls, local, start_of

NIGHT, WEEKEND, DAYS, FROM = "away-night", "away-weekend", "away-days", "away-from"
"""The verbs of the menus. That of days carries the day on which they begin, or nothing: now."""
BACK = "away-back"
"""The verb of the button by which somebody is back."""
DROP = "away-drop"
"""The verb of the button that calls off a holiday, and carries when it was to begin."""
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
        for verb, deed in ((NIGHT, self._night), (WEEKEND, self._weekend)):
            router.on(verb, self._chosen(deed))
        for verb, deed in ((DAYS, self._days), (FROM, self._from), (BACK, self._back)):
            router.on(verb, deed)
        router.on(DROP, self._drop)

    @app_commands.command(**named("command-away"))
    @with_options("command-away", "days", "begins")
    async def away(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, ALLOWANCE] | None = None,
        begins: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Show when whoever asks is away, with all that can be chosen.

        Days begin at once, or on the day that is given; of that alone it is asked how many.
        """
        if days is not None:
            await self._take(interaction.user.id, days, begins)
            begins = None
        elif begins is not None:
            begins = await self._day(interaction, begins)
        await whisper(interaction, view=await self._panel(interaction, begins))

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

    async def _days(self, press: Press) -> None:
        chosen = "".join(press.filled.pick()[:1])
        if chosen not in map(str, OFFERED):
            raise Refusal(text("refusal-unknown-control"))
        begins = press.control.extra or None
        await self._take(press.interaction.user.id, int(chosen), begins)
        await turn(press.interaction, await self._panel(press.interaction))

    async def _take(self, user_id: int, days: int, begins: str | None) -> None:
        absences = self.client.services.tables.absences
        if begins is None:
            await absences.take(user_id, days)
        else:
            await absences.plan(user_id, days, begins)

    async def _from(self, press: Press) -> None:
        """Ask for how many days, from the day that was chosen on."""
        day = await self._day(press.interaction, "".join(press.filled.pick()[:1]))
        await turn(press.interaction, await self._panel(press.interaction, day))

    async def _day(self, interaction: discord.Interaction, day: str) -> str:
        """Return a day as it is written. Raises `Refusal` if no holiday may begin on it."""
        tables = self.client.services.tables
        me = interaction.user.id
        calls, away = await tables.people.calls(me), await tables.people.away(me)
        begins = beginning(calls.zone, day, tables.now())
        if not away.left(begins):
            raise Refusal(text("refusal-away-enough", days=0))
        return local(calls.zone, begins).date().isoformat()

    async def _drop(self, press: Press) -> None:
        if not press.control.extra.isdecimal():
            raise Refusal(text("refusal-unknown-control"))
        absences, user_id = self.client.services.tables.absences, press.interaction.user.id
        await absences.call_off(user_id, float(press.control.extra))
        await turn(press.interaction, await self._panel(press.interaction))

    async def _back(self, press: Press) -> None:
        await self.client.services.tables.absences.back(press.interaction.user.id)
        await turn(press.interaction, await self._panel(press.interaction))

    async def _panel(self, interaction: discord.Interaction, begins: str | None = None) -> Message:
        """Return how things stand; days are asked for that begin on a day, or (None) now."""
        tables, me = self.client.services.tables, interaction.user.id
        say = speaker(await self.client.services.languages.of(interaction))
        calls, away = await tables.people.calls(me), await tables.people.away(me)
        now = tables.now()  # by which holidays begin and end, and not when it was pressed
        lines = [say(line) for line in _told(calls, away, now)]
        ends = [say(line) for line in await self._ends(me)]
        if ends:
            lines += [counted(ends[:MOST_MATCHES], say, CHARACTERS, len(ends[MOST_MATCHES:]))]
        told: ui.TextDisplay[Any] = ui.TextDisplay("\n".join((*lines, say(text("away-always")))))
        return Message([told, *_controls(calls, away, now, begins, say)])

    async def _ends(self, user_id: int) -> tuple[Text, ...]:
        """Return when somebody's time is really over, where it runs and absences count."""
        absences, lines = self.client.services.tables.absences, list[Text]()
        found = await absences.matches(user_id)
        for match, seat in found.values():
            due = (await absences.ends(match.id)).get(seat)
            if due is not None:
                named = {"game": text(f"{match.game}-name"), "number": match.id}
                if await absences.stands_still(match.id):
                    lines.append(text("away-stands", **named))
                else:
                    lines.append(text("away-ends", **named, when=moment(due)))
        return tuple(lines)


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
    planned = (
        text("away-planned", start=moment(one.start), end=moment(one.until))
        for one in away.planned(now)
    )
    return (text("away-head"), text("away-what"), _night(calls, away), weekend, holiday, *planned)


def _night(calls: Calls, away: Away) -> Text:
    if calls.quiet is None:
        return text("away-night-none")
    start, end = (f"{hour:02}:00" for hour in (calls.quiet.start, calls.quiet.end))
    if night_of(calls) is None:
        return text("away-night-long", start=start, end=end, most=LONGEST_NIGHT)
    return text("away-night-on" if away.night else "away-night-off", start=start, end=end)


def _controls(
    calls: Calls, away: Away, now: float, begins: str | None, say: Say
) -> Iterable[ui.ActionRow[Any]]:
    """Yield what can be chosen, as things stand."""
    if night_of(calls) is not None:
        yield menu(NIGHT, "away-menu-night", _either("night"), _chosen(on=away.night), say)
    yield menu(WEEKEND, "away-menu-weekend", _either("weekend"), _chosen(on=away.weekend), say)
    is_away, planned = away.until(now) is not None, away.planned(now)
    start = now if begins is None else start_of(calls.zone, date.fromisoformat(begins))
    offered = [n for n in OFFERED if n <= away.left(start)]
    if offered and begins is not None:
        days = [(str(n), text("away-days-later", days=n), None) for n in offered]
        title = text("away-menu-days-later", day=Verbatim(begins))
        yield menu_of_several(DAYS, title, days, (), say, most=1, extra=begins)
    elif offered and not is_away:
        now_on = [(str(n), text("away-days", days=n), None) for n in offered]
        yield menu(DAYS, "away-menu-days", now_on, None, say)
    days_on = _next_days(calls, away, now)
    if days_on and len(planned) < MOST_PLANNED:
        yield menu(FROM, "away-menu-from", days_on, begins, say)
    buttons = [_button(BACK, text("button-away-back"), say)] if is_away else []
    for one in planned:
        day = Verbatim(local(calls.zone, one.start).date().isoformat())
        buttons.append(_button(DROP, text("button-away-drop", day=day), say, f"{one.start:.0f}"))
    if buttons:
        yield ui.ActionRow(*buttons)


def _next_days(calls: Calls, away: Away, now: float) -> list[Option]:
    """Return the next days on which a holiday may begin of which any day is left."""
    today = local(calls.zone, now).date()
    days = (today + timedelta(days=n) for n in range(1, MOST_CHOICES + 1))
    free = (day.isoformat() for day in days if away.left(start_of(calls.zone, day)))
    return [(day, text("away-from", day=Verbatim(day)), None) for day in free]


def _button(verb: str, label: Text, say: Say, extra: str = "") -> ui.Button[Any]:
    control = ControlId(0, ANY, verb, extra)
    return ui.Button(label=say(label), custom_id=str(control), id=control.component)


def _either(what: str) -> list[Option]:
    return [(value, text(f"away-{what}-{value}"), None) for value in (COUNT, NOT)]


def _chosen(*, on: bool) -> str:
    return COUNT if on else NOT


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(AwayCog(client))
