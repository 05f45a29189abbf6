"""/privacy: what is kept of whoever asks, as words and as a file, and how all of it is deleted."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.components import LABEL, Message, cut
from cogs.chat.private import acknowledge, turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.ids import ANY, ControlId
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, text
from tables.blocks import Blocked, naming
from tables.privacy.forgetting import Stakes, StakesChanged
from tables.privacy.own import Kept

FILE, ASK, FORGET, KEEP = "own-file", "forget-ask", "forget", "forget-no"
"""The verbs: get all as a file, be asked whether all is to be deleted, delete it, or keep it."""
LARGEST = 8_000_000
"""Bytes of a file that Discord takes from everybody; what is larger is packed."""
MOST_NAMED = 20
"""How many of those who are blocked are named; the file names them all."""


class PrivacyCog(commands.Cog):
    """Tells people what is kept of them, and forgets them."""

    group = app_commands.Group(**named("command-privacy"))

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(FILE, self._file)
        router.on(ASK, self._ask)
        router.on(FORGET, self._forget)
        router.on(KEEP, self._keep)

    @group.command(**named("command-privacy-show"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Tell what is kept of whoever asks."""
        tables = self.client.services.tables
        kept = await tables.own.kept(interaction.user.id)
        say = await self._say(interaction)
        lines = _told(kept, tables.retention.days)
        file = _button(FILE, say(text("button-own-file")))
        ask = _button(ASK, say(text("button-forget-ask")), discord.ButtonStyle.danger)
        await whisper(interaction, view=_page(say, lines, file, ask))

    @group.command(**named("command-privacy-delete"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """Ask whether all that is kept of whoever asks is to be deleted."""
        await whisper(interaction, view=await self._question(interaction))

    async def _ask(self, press: Press) -> None:
        await turn(press.interaction, await self._question(press.interaction))

    async def _question(self, interaction: discord.Interaction, *before: Text) -> Message:
        """Return the question, bound to the matches that are at stake. Raises `Refusal`."""
        forgetting, me = self.client.services.tables.forgetting, interaction.user.id
        if not await forgetting.knows(me):
            raise Refusal(text("refusal-privacy-nothing"))
        stakes = await forgetting.stakes(me)
        say = await self._say(interaction)
        yes, no = say(text("button-forget")), say(text("button-forget-no"))
        sure = _button(FORGET, yes, discord.ButtonStyle.danger, f"{me}.{stakes.mark}")
        return _page(say, (*before, _sure(stakes)), sure, _button(KEEP, no))

    async def _forget(self, press: Press) -> None:
        """Delete everything, if it is whoever was asked, and about what they were asked."""
        interaction, me = press.interaction, press.interaction.user.id
        whose, _, mark = press.control.extra.partition(".")
        if whose != str(me):
            raise Refusal(text("refusal-privacy-not-yours"))
        forgetting = self.client.services.tables.forgetting
        if not await forgetting.knows(me):
            raise Refusal(text("refusal-privacy-nothing"))
        await acknowledge(interaction)
        try:
            await forgetting.forget(me, mark)
        except StakesChanged as changed:
            await turn(interaction, await self._question(interaction, changed.text))
        else:
            await self._say_instead(interaction, text("reply-privacy-deleted"))

    async def _keep(self, press: Press) -> None:
        await self._say_instead(press.interaction, text("reply-privacy-kept"))

    async def _file(self, press: Press) -> None:
        """Give all that is kept of whoever asks as a file."""
        interaction = press.interaction
        data = await self.client.services.tables.own.export(interaction.user.id)
        name = "broadside.json"
        if len(data) > LARGEST:
            name, data = f"{name}.zip", _packed(name, data)
        say = await self._say(interaction)
        file = discord.File(BytesIO(data), filename=name)
        await whisper(interaction, say(text("reply-privacy-file")), files=[file])

    async def _say_instead(self, interaction: discord.Interaction, said: Text) -> None:
        await turn(interaction, _page(await self._say(interaction), (said,)))

    async def _say(self, interaction: discord.Interaction) -> Say:
        return speaker(await self.client.services.languages.of(interaction))


def _told(kept: Kept, days: int | None) -> tuple[Text, ...]:
    """Return what is kept of a person, and for how long matches are that are over."""
    return (
        text("privacy-head"),
        text("privacy-language", language=text(f"language-{kept.language or 'auto'}")),
        text("privacy-calls", how=text(f"notify-how-{kept.calls.how}"), zone=kept.calls.zone),
        text("privacy-away", many=len(kept.away.holidays)),
        _blocked(kept.blocked),
        text("privacy-lessons", many=kept.lessons),
        text("privacy-matches", live=kept.live, over=kept.over),
        text("privacy-imported", many=kept.imported),
        text("privacy-ratings", many=kept.ratings),
        text("privacy-ranked" if kept.ranked else "privacy-unranked"),
        text("privacy-sounds", sounds=kept.sounds, votes=kept.votes),
        text("privacy-seeks", many=kept.seeks),
        text("privacy-for-ever") if days is None else text("privacy-days", days=days),
        text("privacy-who-sees"),
    )


def _blocked(blocked: Sequence[Blocked]) -> Text:
    """Return whom somebody has blocked; of many the first, and how many more there are."""
    who, left = naming(blocked[:MOST_NAMED]), len(blocked) - MOST_NAMED
    if left > 0:
        return text("privacy-blocked-more", who=who, many=left)
    return text("privacy-blocked", who=who) if who else text("privacy-blocked-nobody")


def _sure(stakes: Stakes) -> Text:
    return text("privacy-sure", lobbies=len(stakes.lobbies), running=len(stakes.running))


def _page(say: Say, lines: tuple[Text, ...], *buttons: ui.Button[Any]) -> Message:
    told: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(map(say, lines)))
    return Message([told, ui.ActionRow(*buttons)] if buttons else [told])


def _button(
    verb: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    extra: str = "",
) -> ui.Button[Any]:
    control = ControlId(0, ANY, verb, extra)
    return ui.Button(
        custom_id=str(control), id=control.component, label=cut(label, LABEL), style=style
    )


def _packed(name: str, data: bytes) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return packed.getvalue()


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(PrivacyCog(client))
