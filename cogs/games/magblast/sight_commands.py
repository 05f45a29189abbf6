"""Mag·Blast's commands that only look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.chat.acting import Choices, show_picture
from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.chat.services import client_of
from cogs.games.magblast.base import GAME, GROUP
from cogs.panels.panel import Preview
from cogs.panels.typed import FEWEST_LETTERS
from cogs.panels.vocabulary import plain
from engines.core import Player, Refusal, Say, Seat, text
from tables import Scene

if TYPE_CHECKING:
    from engines import magblast
else:
    (magblast,) = late("engines", "magblast")


@GROUP.command(**named("magblast-command-fleet"))
@with_options("magblast-command-fleet", "player")
async def fleet(interaction: discord.Interaction, player: str) -> None:
    """Show one fleet in detail, in private."""
    scene = await GAME.own_scene(interaction)
    services = client_of(interaction).services
    say = services.plain_say(scene, await services.languages.of(interaction))
    await show_picture(interaction, scene, Preview("fleet", (seat_named(scene, player, say),)))


def seat_named(scene: Scene, typed: str, say: Say) -> Seat:
    """Return whose fleet is meant by its value, its label, its player's name, or a part of these.

    Raises `Refusal` where that is nobody's in play, or could be the fleet of several.
    """
    wanted, called = plain(typed), list[tuple[str, Seat]]()
    for value, label in magblast.fleets(scene.view).items():
        seat = int(value)
        words = label if isinstance(label, str) else say(label)
        name = say(text("player-name", who=Player(seat)))
        called += [(plain(one), seat) for one in (value, words, name)]
    exact = {seat for one, seat in called if one == wanted}
    parts = {seat for one, seat in called if len(wanted) >= FEWEST_LETTERS and wanted in one}
    for found in (exact, parts):
        if len(found) == 1:
            return found.pop()
    raise Refusal(text("magblast-refusal-no-such-fleet"))


@fleet.autocomplete("player")
async def _fleets(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(interaction, current, magblast.fleets, anytime=True)
