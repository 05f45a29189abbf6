"""Everything that is pressed, chosen or filled in comes back here, and goes to its verb.

Controls are read from the raw interaction, so they work after a restart, for two people at
once, and however old their message is. Whatever goes wrong, the person gets an answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.acting import RETRIES, asked, playing, seated, submit_orders
from cogs.chat.attending import begin, end, explain
from cogs.chat.components import Modal, form_id, nodes
from cogs.chat.own import check_look, is_hand, look_again, renew_own, show_own, whisper_own
from cogs.chat.places import Elsewhere, check_place
from cogs.chat.private import answer_to, hasten, is_private, is_whisper
from cogs.chat.replies import done, refuse, renew_choice, whisper_choice, whisper_done
from cogs.chat.services import Client
from cogs.panels.ahead import come_due
from cogs.panels.given import AHEAD
from cogs.panels.ids import ANY, ControlId, parse
from cogs.panels.panel import (
    ACT,
    Act,
    Button,
    Filled,
    Form,
    Keep,
    Leave,
    Order,
    Show,
    Style,
    Submit,
)
from cogs.panels.refused import Refused
from engines.core import Refusal, Text, text
from tables import NoMatch, Receipt, Scene, StaleDecision, StaleDraft
from tables.match.position import Position
from tables.options import option_value
from tables.rows import Sight
from tables.tables import By


class Press(NamedTuple):
    """A control that somebody used, and its match as it was read for that (None: of no match)."""

    interaction: discord.Interaction
    control: ControlId
    filled: Filled
    sight: Sight | None


Handler = Callable[[Press], Awaitable[None]]
FORM_AGAIN = "form-again"
"""The verb of the button that opens a form once more: one that was refused, or came late."""
_OURS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Router(commands.Cog):
    """Sends every press to its verb's handler, or to the game of its match."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.verbs: dict[str, Handler] = {}
        self._refused = Refused()
        self._renewals: set[asyncio.Task[None]] = set()

    async def moved(self, position: Position) -> None:
        """Renew what those wait by who may have something to do now; nobody waits for that."""
        match_id, followed = position.match.id, self.client.services.followed
        for row in position.seats:
            if row.user_id is not None and (match_id, row.user_id) in followed:
                looks = look_again(self.client, match_id, row.user_id)
                task = asyncio.create_task(looks, name="renewal")
                self._renewals.add(task)
                task.add_done_callback(self._renewals.discard)

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
        if not begin(self.client, interaction):
            return
        try:
            await self._route(interaction)
        except Exception as error:
            await explain(self.client, interaction, error, self._refuse)
        finally:
            await end(interaction)

    async def _refuse(
        self, client: Client, interaction: discord.Interaction, refusal: Refusal
    ) -> None:
        """Explain a refusal; whoever filled in a form gets a button that opens it again."""
        elsewhere = isinstance(refusal, Elsewhere)
        scene = None if elsewhere else await self._still_asked(interaction)
        if scene is None:
            await refuse(client, interaction, refusal)
            return
        data: Any = interaction.data
        word = self._refused.refuse(interaction.user.id, data["custom_id"], filled_in(data, ""))
        again = Button(FORM_AGAIN, text("button-form-again"), Style.MAIN, word or "")
        if word is None:  # opened before a restart: nobody knows any more by what
            again = Button(ACT, text("button-act"), Style.MAIN, anyone=True)
        if _refused_before(interaction):
            await renew_choice(client, interaction, scene, refusal.text, (again,))
            return
        await whisper_choice(client, interaction, scene, refusal.text, (again,))
        told = client.services.refused_forms.told
        await told(scene.match.id, interaction.user.id, answer_to(interaction))

    async def _still_asked(self, interaction: discord.Interaction) -> Scene | None:
        """Return the match of a form's answer as its author sees it, who may act there still."""
        data: Any = interaction.data or {}
        control = parse(str(data.get("custom_id", "")))
        if control is None or interaction.type is not discord.InteractionType.modal_submit:
            return None
        try:
            scene = await self.client.services.tables.scene_for(control.match, interaction.user.id)
        except Refusal:
            return None
        return scene if scene.legal else None

    async def _route(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        control = parse(str(data.get("custom_id", "")))
        if control is None or not all(map(str.isprintable, data.get("values", ()))):
            raise Refusal(text("refusal-unknown-control"))  # all that we ever wrote can be printed
        sight = None
        if control.match:
            self.client.services.followed.take(control.match, interaction.user.id)
            used = interaction.message.id if interaction.message else None
            scenes = self.client.services.tables.scenes
            sight = await scenes.sight(control.match, interaction.user.id, used)
            check_place(interaction, sight)
        press = Press(interaction, control, filled_in(data, control.extra), sight)
        handler = self.verbs.get(control.verb, self._play)
        await handler(press)

    async def _play(self, press: Press) -> None:
        interaction, tables = press.interaction, self.client.services.tables
        scene = seated(await scene_of(self.client, press))
        press = _in_time(press, scene)
        control = press.control
        try:
            (playing if control.verb.startswith(AHEAD) else asked)(scene)
        except Refusal as refusal:
            await self._pass(interaction, scene, refusal)
            return
        if control.question not in (ANY, scene.question):
            await self._tell_passed(interaction, scene)
            return
        for _ in range(RETRIES):
            opener = self._opener(press)
            if opener is None:
                await self._tell_now(interaction, scene, text("reply-form-forgotten"))
                return
            try:
                await self._follow(press, scene, *opener)
            except StaleDraft:  # two presses in the same moment: this one comes second
                scene = await tables.scene_for(control.match, interaction.user.id)
            except StaleDecision:  # the question has passed since the scene was read
                scene = await tables.scene_for(control.match, interaction.user.id)
                await self._tell_passed(interaction, scene)
                return
            else:
                return
        raise StaleDraft(text("refusal-draft-changed"))

    def _opener(self, press: Press) -> tuple[str, Filled] | None:
        """Return what a game is asked about a press: its verb, and what came with it.

        A form that is to be filled in again is opened as it was before; None if that is
        forgotten.
        """
        if press.control.verb != FORM_AGAIN:
            return press.control.verb, press.filled
        found = self._refused.find(press.interaction.user.id, press.control.extra)
        return None if found is None else (found.verb, found.opening)

    async def _pass(self, interaction: discord.Interaction, scene: Scene, refusal: Refusal) -> None:
        """Refuse a press; a panel of one's own no longer offers what cannot be done."""
        if not is_whisper(interaction):
            raise refusal
        check_look(self.client, interaction, scene)
        said = await self._why_not(interaction, refusal.text)
        await show_own(self.client, interaction, scene, (said,))

    async def _tell_passed(self, interaction: discord.Interaction, scene: Scene) -> None:
        """Tell that a press answers a question that has passed, and show what is asked now."""
        said = await self._why_not(interaction, text("refusal-stale"))
        await self._tell_now(interaction, scene, said)

    async def _tell_now(self, interaction: discord.Interaction, scene: Scene, said: Text) -> None:
        """Show what is asked now: a private answer is renewed, any other message stays."""
        tell = show_own if is_whisper(interaction) else whisper_own
        await tell(self.client, interaction, scene, (said,))

    async def _why_not(self, interaction: discord.Interaction, said: Text) -> Text:
        """Return why nothing comes of a press, unless something has: see `explain`."""
        made = await self.client.services.tables.records.was_done(interaction.id)
        return text("reply-made") if made else said

    async def _follow(self, press: Press, scene: Scene, verb: str, filled: Filled) -> None:
        answer = self.client.services.games[scene.match.game].answer(scene, verb, filled)
        match answer:
            case Form():
                await self._open(press.interaction, scene, answer, verb, filled)
            case Show(draft):
                await show_own(self.client, press.interaction, scene, draft=draft)
            case Keep(orders, draft):
                kept = await self.client.services.tables.drafts.keep(scene, orders)
                await show_own(self.client, press.interaction, kept, draft=draft)
            case Leave(actions, draft):
                by = By(press.interaction.user.id, press.interaction.id)
                left = await self.client.services.tables.play.choose_ahead(
                    scene.match.id, by, actions
                )
                await show_own(self.client, press.interaction, left.scene, draft=draft)
            case Act() | Order() | Submit():
                await self._do(press, scene, answer)
        if not isinstance(answer, Form | Show):
            await self._take_back_refusals(press.interaction, scene.match.id)

    async def _open(
        self,
        interaction: discord.Interaction,
        scene: Scene,
        form: Form,
        verb: str,
        opening: Filled,
    ) -> None:
        say = self.client.services.plain_say(
            scene, await self.client.services.languages.of(interaction)
        )
        custom_id = form_id(form, scene)
        filled = self._refused.open(interaction.user.id, custom_id, form, verb, opening)
        if not await answer_to(interaction).open(Modal(filled, custom_id, say)):
            word = self._refused.word(custom_id)
            ready = Button(FORM_AGAIN, text("button-form-open"), Style.MAIN, word)
            said = text("reply-form-ready")
            await whisper_choice(self.client, interaction, scene, said, (ready,))

    async def _do(self, press: Press, scene: Scene, answer: Act | Order | Submit) -> None:
        """Do what was pressed, and show on a panel of one's own what is asked next."""
        interaction = press.interaction
        delivered = is_hand(press.sight, interaction, scene)
        receipt = await self._made(press, scene, answer)
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data
            self._refused.accept(interaction.user.id, data["custom_id"])
        if not is_private(interaction):
            await whisper_done(self.client, interaction, receipt)
            return
        hasten(interaction)
        if interaction.guild_id is None and _refused_before(interaction):
            told = done(self.client, receipt)  # what is asked next stands on the hand beside it
            await renew_choice(self.client, interaction, receipt.scene, told, ())
            return
        if not delivered or isinstance(answer, Order):  # a move shows by itself on that message
            match_id = scene.match.id  # whose draft may stand still, in whole or in part
            now = await self.client.services.tables.scene_for(match_id, interaction.user.id)
            if delivered and now.question != scene.question:
                return
            await renew_own(self.client, interaction, now, receipt.told)

    async def _take_back_refusals(self, interaction: discord.Interaction, match_id: int) -> None:
        """Let nothing tell of a form that was refused, once its author has gone on."""
        forms = self.client.services.refused_forms
        if _refused_before(interaction):  # which shows what was done, or what is asked next
            forms.renewed(match_id, interaction.user.id)
        else:
            await forms.take_back(match_id, interaction.user.id)

    async def _made(self, press: Press, scene: Scene, answer: Act | Order | Submit) -> Receipt:
        interaction, question = press.interaction, press.control.question
        by = By(interaction.user.id, interaction.id)
        play = self.client.services.tables.play
        match answer:
            case Act(action):
                return await play.submit(scene.match.id, by, action, question)
            case Order(field, value):
                return await play.order(scene.match.id, by, field, option_value(value))
            case Submit():
                return await submit_orders(self.client, interaction, scene, answer, question)


async def scene_of(client: Client, press: Press) -> Scene:
    """Return the match of a press as its author sees it. Raises `NoMatch` where there is none."""
    if press.sight is None:
        raise NoMatch(text("refusal-no-such-match"))
    return await client.services.tables.scene_of(press.sight, press.interaction.user.id)


def _in_time(press: Press, scene: Scene) -> Press:
    """Return a press for one's next turn as one of that turn, if it has come meanwhile."""
    control = press.control
    verb = come_due(scene, control.verb, control.question)
    if verb is None:
        return press
    return press._replace(control=replace(control, verb=verb, question=scene.question))


def _refused_before(interaction: discord.Interaction) -> bool:
    """Tell whether a form was opened by what had told that it was refused before."""
    message = interaction.message
    if message is None:
        return False
    found = (parse(str(getattr(node, "custom_id", ""))) for node in nodes(message))
    return any(control is not None and control.verb == FORM_AGAIN for control in found)


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
    router = Router(client)
    await client.add_cog(router)
    client.services.tables.making.after_commit.append(router.moved)


def router_of(client: Client) -> Router:
    """Return the router of a client."""
    router = client.get_cog("Router")
    assert isinstance(router, Router)
    return router
