"""How every interaction is attended to, whatever it is: once, in time, and truthfully.

Each runs in a task of its own, in which `begin` comes first and `end` last; whatever is raised
in between is explained. Commands need no `end`: they always answer.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.chat.private import answer_to
from cogs.chat.replies import apologise, refuse
from cogs.chat.services import Client
from cogs.chat.traced import trace, what
from engines.core import Refusal, text
from tables.watch import watch

log = logging.getLogger(__name__)

Refuse = Callable[[Client, discord.Interaction, Refusal], Awaitable[None]]


def begin(client: Client, interaction: discord.Interaction) -> bool:
    """Begin with an interaction; False if that was done before.

    From now on its answer is kept in time, and what its task writes and logs is known to be
    about it.
    """
    trace(interaction)
    if interaction.type is discord.InteractionType.autocomplete:
        return True
    if not client.services.arrivals.is_new(interaction.id):
        log.info("%s came once more", what(interaction))
        return False
    watch(interaction.id)
    answer_to(interaction).keep_in_time()
    return True


async def explain(
    client: Client, interaction: discord.Interaction, error: Exception, how: Refuse = refuse
) -> None:
    """Tell a person why something was not done, or what became of it, and raise nothing.

    `how` tells of a refusal, unless it was done: Discord, which a process that died did not
    answer in time, tells the next of it again, for which it is too late.
    """
    refusal = _refusal_of(error)
    if refusal is not None:
        try:
            if await client.services.tables.records.was_done(interaction.id):
                await apologise(client, interaction)
            else:
                await how(client, interaction, refusal)
        except Exception as fault:
            error = fault
        else:
            return
    log.error("%s failed", what(interaction), exc_info=error)
    try:
        await apologise(client, interaction)
    except Exception:
        log.exception("nothing could be told about %s", what(interaction))


async def end(interaction: discord.Interaction) -> None:
    """End with an interaction: nothing more follows."""
    try:
        await answer_to(interaction).close()
    except discord.HTTPException as error:
        log.warning("%s could not be ended (%s)", what(interaction), error)


def _refusal_of(error: Exception) -> Refusal | None:
    """Return what an error says to people; None for a fault."""
    original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(original, Refusal):
        return original
    if isinstance(error, app_commands.NoPrivateMessage):
        return Refusal(text("refusal-server-only"))
    if isinstance(error, app_commands.TransformerError):
        return Refusal(text("refusal-bad-option", value=str(error.value)[:50]))
    if isinstance(error, app_commands.MissingPermissions):
        return Refusal(text("refusal-no-right"))
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Refusal(text("refusal-old-command"))
    return None
