"""Everything that is pressed, chosen or filled in comes back here, and goes to its verb.

Controls are read from the raw interaction, so they work after a restart, for two people at
once, and however old their message is. Whatever goes wrong, the person gets an answer.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from cogs.ui.components import Modal, form_id
from cogs.ui.game import ACT, seated, submit_orders
from cogs.ui.house import Client
from cogs.ui.ids import ANY, ControlId, parse
from cogs.ui.panel import Act, Answer, Button, Filled, Form, Keep, Order, Show, Style, Submit
from cogs.ui.refused import Refused
from cogs.ui.replies import (
    acknowledge,
    apologise,
    refuse,
    whisper_choice,
    whisper_shown,
    whisper_texts,
)
from cogs.ui.showing import Shown
from engines.core import MatchOver, NotAsked, Refusal, Text, text
from tables import Paused, Receipt, Scene, StaleDraft
from tables.options import option_value
from tables.tables import By

log = logging.getLogger(__name__)


class Press(NamedTuple):
    """A control that somebody used."""

    interaction: discord.Interaction
    control: ControlId
    filled: Filled


Handler = Callable[[Press], Awaitable[None]]
RETRIES = 4
_OURS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Router(commands.Cog):
    """Sends every press to its verb's handler, or to the game of its match."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.verbs: dict[str, Handler] = {}
        self._refused = Refused()

    def on(self, verb: str, handler: Handler) -> None:
        """Let `handler` answer `verb` in every match. Raises `ValueError` if it is taken."""
        if verb in self.verbs:
            raise ValueError(f"two handlers for {verb}")
        self.verbs[verb] = handler

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a component or a form; commands are answered elsewhere."""
        if interaction.type not in _OURS:
            return
        try:
            await self._route(interaction)
        except Refusal as refusal:
            await self._refuse(interaction, refusal)
        except Exception:
            log.exception("pressing %s failed", (interaction.data or {}).get("custom_id"))
            await apologise(self.client, interaction)

    async def _refuse(self, interaction: discord.Interaction, refusal: Refusal) -> None:
        """Explain a refusal; whoever filled in a form gets a button that opens it again."""
        scene = await self._still_asked(interaction)
        if scene is None:
            await refuse(self.client, interaction, refusal)
            return
        data: Any = interaction.data
        self._refused.keep(interaction.user.id, data["custom_id"], filled_in(data, ""))
        again = Button(ACT, text("button-form-again"), Style.MAIN, _extra_of(data), anyone=True)
        await whisper_choice(self.client, interaction, scene, refusal.text, (again,))

    async def _still_asked(self, interaction: discord.Interaction) -> Scene | None:
        """Return the match of a form's answer as its author sees it, who may act there still."""
        data: Any = interaction.data or {}
        control = parse(str(data.get("custom_id", "")))
        if control is None or interaction.type is not discord.InteractionType.modal_submit:
            return None
        try:
            scene = await self.client.house.tables.scene_for(control.match, interaction.user.id)
        except Refusal:
            return None
        return scene if scene.legal else None

    async def _route(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        control = parse(str(data.get("custom_id", "")))
        if control is None:
            raise Refusal(text("refusal-unknown-control"))
        press = Press(interaction, control, filled_in(data, control.extra))
        handler = self.verbs.get(control.verb, self._play)
        await handler(press)

    async def _play(self, press: Press) -> None:
        interaction, control, filled = press
        tables = self.client.house.tables
        scene = seated(await tables.scene_for(control.match, interaction.user.id))
        if not scene.legal:
            raise _why_not(scene)
        if control.decision not in (ANY, scene.decision):
            await self._whisper_own(interaction, scene, said=(text("refusal-stale"),))
            return
        for _ in range(RETRIES):
            game = self.client.house.games[scene.match.game]
            answer = game.answer(scene, control.verb, filled)
            try:
                await self._follow(interaction, scene, answer, control)
            except StaleDraft:  # two presses in the same moment: this one comes second
                scene = await tables.scene_for(control.match, interaction.user.id)
            else:
                return
        raise StaleDraft(text("refusal-draft-changed"))

    async def _follow(
        self,
        interaction: discord.Interaction,
        scene: Scene,
        answer: Answer,
        control: ControlId,
    ) -> None:
        match answer:
            case Act(action):
                await self._submit(interaction, scene, action, control)
            case Order(field, value):
                await self._order(interaction, scene, field, option_value(value))
            case Form():
                await self._open(interaction, scene, answer)
            case Show(draft):
                await self._show(interaction, scene, draft)
            case Keep(orders, draft):
                kept = await self.client.house.tables.drafts.keep(scene, orders)
                await self._show(interaction, kept, draft)
            case Submit():
                await self._submit_draft(interaction, scene, answer, control)

    async def _open(self, interaction: discord.Interaction, scene: Scene, form: Form) -> None:
        say = self.client.house.plain_say(scene, await self.client.house.languages.of(interaction))
        filled = self._refused.again(interaction.user.id, form_id(form, scene), form)
        await interaction.response.send_modal(Modal(filled, scene, say))

    async def _submit(
        self, interaction: discord.Interaction, scene: Scene, action: Any, control: ControlId
    ) -> None:
        tables = self.client.house.tables
        await self.client.house.defer_if_busy(interaction, scene.match.id)
        decision = scene.decision if control.decision == ANY else control.decision
        receipt = await tables.play.submit(
            scene.match.id, By(interaction.user.id, interaction.id), action, decision
        )
        await self._done(interaction, receipt)

    async def _order(
        self, interaction: discord.Interaction, scene: Scene, field: str, value: str
    ) -> None:
        await self.client.house.defer_if_busy(interaction, scene.match.id)
        by = By(interaction.user.id, interaction.id)
        play = self.client.house.tables.play
        await self._done(interaction, await play.order(scene.match.id, by, field, value))

    async def _done(self, interaction: discord.Interaction, receipt: Receipt) -> None:
        """Tell what was done; a panel of one's own goes on with what is asked next."""
        if interaction.response.is_done():
            await whisper_texts(self.client, interaction, receipt.scene, receipt.told)
        elif interaction.guild_id is None:
            await acknowledge(interaction)  # the hand message itself shows what was done
        elif interaction.message is not None and interaction.message.flags.ephemeral:
            await acknowledge(interaction)
            match_id = receipt.scene.match.id  # whose draft may stand still, in whole or in part
            now = await self.client.house.tables.scene_for(match_id, interaction.user.id)
            await self._renew(interaction, now, said=receipt.told)
        else:
            await whisper_texts(self.client, interaction, receipt.scene, receipt.told)

    async def _submit_draft(
        self, interaction: discord.Interaction, scene: Scene, answer: Submit, control: ControlId
    ) -> None:
        decision = scene.decision if control.decision == ANY else control.decision
        receipt = await submit_orders(self.client, interaction, scene, answer, decision)
        await self._done(interaction, receipt)

    async def _show(self, interaction: discord.Interaction, scene: Scene, draft: str) -> None:
        """Show the own panel: in the message it was pressed on, if that is the own one."""
        if not _on_own_panel(interaction):
            await self._whisper_own(interaction, scene, draft)
            return
        await acknowledge(interaction)
        await self._renew(interaction, scene, draft)

    async def _renew(
        self,
        interaction: discord.Interaction,
        scene: Scene,
        draft: str = "",
        said: tuple[Text, ...] = (),
    ) -> None:
        """Let the own panel, on which something was pressed, show what is asked now."""
        shown = await self._own(interaction, scene, draft, said)
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)

    async def _whisper_own(
        self,
        interaction: discord.Interaction,
        scene: Scene,
        draft: str = "",
        said: tuple[Text, ...] = (),
    ) -> None:
        await acknowledge(interaction, ephemeral=True, thinking=True)  # drawing may take long
        await whisper_shown(interaction, await self._own(interaction, scene, draft, said))

    async def _own(
        self,
        interaction: discord.Interaction,
        scene: Scene,
        draft: str = "",
        said: tuple[Text, ...] = (),
    ) -> Shown:
        house = self.client.house
        locale = await house.languages.of(interaction)
        public = await house.tables.scene(scene.match.id, None)
        nonce = str(interaction.id)
        return await house.showing.hand(scene, public, said, locale, nonce, draft)


def _on_own_panel(interaction: discord.Interaction) -> bool:
    """Tell whether a control was pressed on a message that nobody else sees."""
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return False
    return interaction.guild_id is None or interaction.message.flags.ephemeral


def _extra_of(data: Any) -> str:
    control = parse(data["custom_id"])
    return control.extra if control else ""


def _why_not(scene: Scene) -> Refusal:
    """Return why somebody who sits in the match cannot act."""
    if scene.over:
        return MatchOver(text("refusal-match-over"))
    if scene.paused:
        return Paused(text("refusal-paused"))
    if scene.seat is not None and scene.seats[scene.seat].resigned_at is not None:
        return NotAsked(text("refusal-resigned"))
    return NotAsked(text("refusal-waiting-for", who=scene.who(scene.asked)))


def filled_in(data: Any, extra: str) -> Filled:
    """Return what a raw interaction's data holds: chosen values, or a form's fields."""
    if "components" not in data:
        return Filled(picks={"values": tuple(data.get("values", ()))}, extra=extra)
    lines: dict[str, str] = {}
    picks: dict[str, tuple[str, ...]] = {}
    for field in _fields(data["components"]):
        if "values" in field:
            picks[field["custom_id"]] = tuple(field["values"])
        else:
            lines[field["custom_id"]] = str(field.get("value") or "")
    return Filled(lines, picks, extra)


def _fields(components: Any) -> list[Any]:
    """Return the fields of a form, whether they came in labels or in rows."""
    fields: list[Any] = []
    for component in components:
        inner = component.get("component")
        children = [inner] if inner else component.get("components", [])
        fields += children or ([component] if "custom_id" in component else [])
    return fields


async def setup(client: Client) -> None:
    """Add the router; other cogs register their verbs with it."""
    await client.add_cog(Router(client))


def router_of(client: Client) -> Router:
    """Return the router of a client."""
    router = client.get_cog("Router")
    assert isinstance(router, Router)
    return router
