"""What can be asked of any match, whatever the game: hand, board, status, giving up, proof."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.acting import holding, seated
from cogs.chat.commands import named, with_options
from cogs.chat.components import listed, rows
from cogs.chat.mine import own_lines
from cogs.chat.own import check_look, whisper_own
from cogs.chat.places import here_of, open_match_at
from cogs.chat.private import acknowledge, hasten, is_whisper, whisper, whisper_shown
from cogs.chat.replies import answer_choice, whisper_choice, whisper_said
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.which import LARGEST, match_asked, match_for
from cogs.chat.writing import check_may_write
from cogs.panels.agreeing import draw_button
from cogs.panels.lobby import clock_lines, status_line
from cogs.panels.panel import Button, Style
from cogs.panels.substitutes import OTHERS_PLAY
from cogs.words.names import mention
from cogs.words.strings import speaker
from engines.core import Refusal, Text, Verbatim, text
from tables import Scene, StaleDecision
from tables.away import moment
from tables.calling_off import players
from tables.rows import Match
from tables.tables import By

RESIGN = Button("resign", text("button-resign"), Style.DANGER)
PLAY_ON = Button("resign-no", text("button-play-on"), anyone=True)
ANEW = Button("board-again", text("button-board-again"), anyone=True)
"""Under the board that one was shown in private: it is posted for everyone."""


class TableCog(commands.Cog):
    """Looks at matches, gives up, and proves that all was fair."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on("hand", self._hand_pressed)
        router.on(ANEW.verb, self._anew_pressed)
        router.on("resign", self._resign_pressed)
        router.on("resign-no", self._resign_refused)

    @app_commands.command(**named("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the own hand in private."""
        match_id = await self._match_near(interaction)
        scene = await self.client.services.tables.scene_for(match_id, interaction.user.id)
        await self._show_hand(interaction, scene)

    async def _hand_pressed(self, press: Press) -> None:
        await self._show_hand(press.interaction, await scene_of(self.client, press))

    async def _show_hand(self, interaction: discord.Interaction, scene: Scene) -> None:
        scene = seated(scene)
        check_look(self.client, interaction, scene)
        await whisper_own(self.client, interaction, scene)

    @app_commands.command(**named("command-board"))
    @with_options("command-board", "again")
    async def board(self, interaction: discord.Interaction, again: bool = False) -> None:
        """Show the board in private, or post it for everyone once more."""
        services = self.client.services
        match_id = await self._match_near(interaction)
        public = await services.tables.scene(match_id, None)
        if public.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        if not again:
            check_look(self.client, interaction)
        hasten(interaction, thinking=True)
        if again:
            scene = await services.tables.scene_for(match_id, interaction.user.id)
            await self._post_anew(interaction, scene)
            return
        locale = await services.languages.of(interaction)
        shown = await services.messages.board(public, (), locale, str(interaction.id))
        if any(row.user_id == interaction.user.id for row in public.seats):
            for row in rows(((ANEW,),), public, speaker(locale)):
                shown.view.add_item(row)
        await whisper_shown(interaction, shown)

    async def _anew_pressed(self, press: Press) -> None:
        hasten(press.interaction, thinking=True)
        await self._post_anew(press.interaction, await scene_of(self.client, press))

    async def _post_anew(self, interaction: discord.Interaction, scene: Scene) -> None:
        """Post the board for everyone once more. Raises what `seated` and `show_again` raise."""
        match_id = seated(scene).match.id
        await check_may_write(self.client, interaction, match_id)
        rests = await self.client.services.tables.show_again(match_id, interaction.user.id)
        await whisper_said(self.client, interaction, _posted(rests))

    @app_commands.command(**named("command-status"))
    async def status(self, interaction: discord.Interaction) -> None:
        """Tell how the match of this channel stands, and which own matches wait."""
        tables = self.client.services.tables
        locale = await self.client.services.languages.of(interaction)
        lines: list[str] = []
        here = await open_match_at(tables.records, here_of(interaction))
        if here is not None:
            lines += await self._status_lines(here, locale)
        lines.append(await own_lines(self.client, interaction.user.id, locale))
        await whisper(interaction, view=listed(lines, speaker(locale)))

    async def _status_lines(self, match: Match, locale: str) -> list[str]:
        scene = await self.client.services.tables.scene(match.id, None)
        say = self.client.services.say(scene, locale)
        if scene.in_lobby:
            return [say(status_line(scene))]
        here = text("status-here", game=text(f"{match.game}-name"), number=match.id)
        if scene.paused:
            return [say(here), say(text("table-stands-still"))]
        waiting = tuple(mention(scene.seats[s], locale, scene.seats) for s in sorted(scene.asked))
        lines = [
            here,
            text("table-waiting", who=waiting),
            *clock_lines(scene),
            *_resting(scene),
            *self.client.services.games[match.game].standing(scene),
        ]
        lines += await self._deadline_lines(scene)
        return [say(line) for line in lines]

    async def _deadline_lines(self, scene: Scene) -> list[Text]:
        absences = self.client.services.tables.absences
        clocks = await absences.ends(scene.match.id)
        due = {seat: over for seat, over in clocks.items() if seat in scene.asked}
        if due and await absences.stands_still(scene.match.id):
            return [text("table-stands-shut")]
        lines = [_due(scene, frozenset({s}), due[s]) for s in due if s not in scene.responding]
        quick = [due[seat] for seat in due if seat in scene.responding]
        if quick:  # named together: who has answered already is not told
            lines.append(_due(scene, scene.responding, max(quick)))
        return lines

    @app_commands.command(**named("command-resign"))
    async def resign(self, interaction: discord.Interaction) -> None:
        """Give up the own seat, after asking once more."""
        match_id = await self._match_near(interaction)
        scene = holding(await self.client.services.tables.scene_for(match_id, interaction.user.id))
        sure = _about("reply-resign-sure", scene)
        await whisper_choice(self.client, interaction, scene, sure, _resigning(scene))

    async def _resign_pressed(self, press: Press) -> None:
        """Give up a match; one that has gone on since the question is asked about once more."""
        interaction, match_id = press.interaction, press.control.match
        tables = self.client.services.tables
        if is_whisper(interaction):
            await acknowledge(interaction)
        by = By(interaction.user.id, interaction.id)
        try:
            await scene_of(self.client, press)  # another process may have gone on from what is read
            await tables.play.resign(match_id, by, press.control.question)
        except StaleDecision:
            scene = await tables.scene_for(match_id, interaction.user.id)
            again = _about("reply-resign-anew", scene)
            await answer_choice(self.client, interaction, again, scene, _resigning(scene))
        except Refusal as refusal:
            await answer_choice(self.client, interaction, refusal.text)
        else:
            await answer_choice(self.client, interaction, text("reply-resigned"))

    async def _resign_refused(self, press: Press) -> None:
        await answer_choice(self.client, press.interaction, text("reply-plays-on"))

    @app_commands.command(**named("command-export"))
    @with_options("command-export", "match")
    async def export(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, LARGEST] | None = None,
    ) -> None:
        """Give a finished match as a file that anybody can check."""
        match_id = (await match_asked(self.client, interaction, match)).id
        tables = self.client.services.tables
        check_look(self.client, interaction)  # it plays the whole match again
        hasten(interaction, thinking=True)
        data = await tables.export(match_id)
        file = discord.File(BytesIO(data), filename=f"match-{match_id}.json")
        say = speaker(await self.client.services.languages.of(interaction))
        found = await tables.records.match(match_id)
        key = "reply-export" if found is None or found.chance else "reply-export-earlier"
        await whisper(interaction, say(text(key, number=match_id)), files=[file])

    async def _match_near(self, interaction: discord.Interaction) -> int:
        return (await match_for(self.client, interaction)).id


def _resigning(scene: Scene) -> tuple[Button, ...]:
    """Return what is offered to whoever would give up: where others play, an end by agreement."""
    others = players(scene.seats) - {scene.seat}
    return (RESIGN, OTHERS_PLAY, *((draw_button(scene),) if others else ()), PLAY_ON)


def _about(key: str, scene: Scene) -> Text:
    return text(key, game=text(f"{scene.match.game}-name"), number=scene.match.id)


def _resting(scene: Scene) -> tuple[Text, ...]:
    until = scene.match.rests_until
    return () if until is None else (text("table-resting", when=moment(until)),)


def _due(scene: Scene, seats: frozenset[int], due_at: float) -> Text:
    when = Verbatim(f"<t:{int(due_at)}:R>")
    return text("status-deadline", who=scene.who(seats), when=when)


def _posted(rests: float | None) -> Text:
    """Return that a board was posted anew, or from when on it may be."""
    if rests is None:
        return text("reply-done")
    return text("reply-board-rests", when=Verbatim(f"<t:{int(rests)}:R>"))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(TableCog(client))
