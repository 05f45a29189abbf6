"""A bare bot of discord.py that answers every press and form at once, and does nothing else."""

from __future__ import annotations

import asyncio
import os

import discord

from cogs.chat.addresses import set_addresses


class Form(discord.ui.Modal, title="How much?"):
    """What a press opens."""

    bet: discord.ui.TextInput[Form] = discord.ui.TextInput(label="A number")


class Answering(discord.Client):
    """Opens a form for each press, and takes note of each form."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(Form(timeout=60.0))
        else:
            await interaction.response.defer()


async def run() -> None:
    """Answer until the process is ended."""
    environment = os.environ
    set_addresses(environment["BROADSIDE_DISCORD_API"], environment["BROADSIDE_DISCORD_GATEWAY"])
    client = Answering(intents=discord.Intents(guilds=True), max_messages=None)
    async with client:
        await client.start(environment["DISCORD_TOKEN"])


def main() -> int:
    """Run the bot."""
    asyncio.run(run())
    return 0
