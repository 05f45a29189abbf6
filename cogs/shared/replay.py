"""/replay: a match gone through in pictures, step by step, as somebody saw it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.meant import name_of
from cogs.chat.own import check_look
from cogs.chat.private import acknowledge, amend, hasten, turn, whisper_shown
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.seen_film import Seen
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import LARGEST, match_asked
from cogs.panels.replay import EYES, FILM, TURNS, VERB, Aim, aim_in, controls, film_in, lines
from cogs.shared.playing_on import check_server, show_choice
from engines.core import Refusal, Seat, text
from tables import Scene
from tables.match.history import eyes, is_open


class ReplayCog(commands.Cog):
    """Goes through a match in private. What is shown is what the viewer could see then."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(VERB, self._pressed)
        router.on(TURNS, self._turn_chosen)
        router.on(EYES, self._eyes_chosen)
        router.on(FILM, self._filmed)

    @app_commands.command(**named("command-replay"))
    @with_options("command-replay", "match", "step", "play")
    async def replay(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, LARGEST] | None = None,
        step: app_commands.Range[int, 0, LARGEST] = 0,
        play: bool = False,
    ) -> None:
        """Go through the match of this place, or play on from one of its steps."""
        match_id = (await match_asked(self.client, interaction, match)).id
        scene = await self.client.services.tables.scene_for(match_id, interaction.user.id)
        if play:
            check_server(interaction)
        ply = await self._ply(scene, Aim(scene.seat, step))
        if play:
            await show_choice(self.client, interaction, scene, ply)
        else:
            await self._open(interaction, scene, ply)

    async def _ply(self, scene: Scene, aim: Aim) -> int:
        """Return the number of the action of a step, or of the last if there are not so many.

        Raises `Refusal` where what others did unseen would be counted.
        """
        if aim.is_ply and not is_open(scene.match):
            raise Refusal(text("refusal-unknown-control"))
        if aim.is_ply or not aim.number:
            return aim.number
        moment = await self.client.services.tables.moment(scene, aim.seat, None)
        return moment.steps[min(aim.number, len(moment.steps) - 1)].ply

    async def _pressed(self, press: Press) -> None:
        """Open the first step, or turn to the one that the button carries."""
        if press.control.extra:
            await self._turn(press, _aim(press.control.extra))
        else:
            await self._open(press.interaction, await scene_of(self.client, press))

    async def _turn_chosen(self, press: Press) -> None:
        await self._turn(press, _aim(f"{press.control.extra}.{_chosen(press)}"))

    async def _eyes_chosen(self, press: Press) -> None:
        aim = _aim(press.control.extra)
        await self._turn(press, aim, _aim(f"{_chosen(press)}.0"))

    async def _filmed(self, press: Press) -> None:
        """Make a film of some steps, telling how far it is, and show it in private."""
        scene, interaction = await scene_of(self.client, press), press.interaction
        wanted = film_in(press.control.extra)
        if wanted is None:
            raise Refusal(text("refusal-unknown-control"))
        check_look(self.client, interaction)
        locale = await self.client.services.languages.of(interaction)
        await acknowledge(interaction, thinking=True)
        seen = Seen(self.client.services, scene, *wanted, locale)

        async def still() -> None:
            seen.check(await scene_of(self.client, press))

        async def told(done: int) -> None:
            await amend(interaction, seen.progress(done))

        place = interaction.guild_id or -interaction.user.id
        script = await seen.script(interaction.filesize_limit)
        try:
            film = await self.client.services.films.film(place, script, still, told)
        except Refusal as refusal:  # it stands in place of how far the film was
            say = self.client.services.say(scene, locale)
            await amend(interaction, say(refusal.text))
            return
        await amend(interaction, seen.caption(), files=[seen.file(film)])

    async def _open(self, interaction: discord.Interaction, scene: Scene, ply: int = 0) -> None:
        hasten(interaction, thinking=True)
        await whisper_shown(interaction, await self._shown(interaction, scene, scene.seat, ply))

    async def _turn(self, press: Press, aim: Aim, eyes: Aim | None = None) -> None:
        """Show a step in place of the one that was pressed, as its seat saw it, or other `eyes`."""
        scene = await scene_of(self.client, press)
        hasten(press.interaction)
        ply = await self._ply(scene, aim)
        shown = await self._shown(press.interaction, scene, (eyes or aim).seat, ply)
        await turn(press.interaction, shown.view, files=shown.files)

    async def _shown(
        self, interaction: discord.Interaction, scene: Scene, seat: Seat | None, ply: int
    ) -> Shown:
        """Return a step as a seat saw it. Raises `Refusal` if the viewer may not see that."""
        check_look(self.client, interaction)
        services = self.client.services
        moment = await services.tables.moment(scene, seat, ply)
        locale = await services.languages.of(interaction)
        telling = services.telling(scene)
        say = services.say(scene, locale)
        told = [*name_of(interaction, say), *lines(moment, telling, say)]
        below = controls(moment, eyes(scene), telling, ended=is_open(scene.match))
        return await services.messages.moment(moment.scene, moment.public, told, below, locale)


def _aim(extra: str) -> Aim:
    """Return where a control leads. Raises `Refusal` if it is none of ours."""
    found = aim_in(extra)
    if found is None:
        raise Refusal(text("refusal-unknown-control"))
    return found


def _chosen(press: Press) -> str:
    """Return what was chosen in a menu of one. Raises `Refusal`."""
    values = press.filled.pick()
    if len(values) != 1:
        raise Refusal(text("refusal-unknown-control"))
    return values[0]


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ReplayCog(client))
