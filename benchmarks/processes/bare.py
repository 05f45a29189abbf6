"""Make a bot of discord.py that does nothing, until it could connect."""

from __future__ import annotations

import asyncio
import os

import discord
from discord.ext import commands


async def start() -> None:
    """Set the bot up, and end."""
    async with commands.Bot(command_prefix=(), intents=discord.Intents.default()) as bot:
        await bot.setup_hook()


if __name__ == "__main__":
    asyncio.run(start())
    os._exit(0)  # what Python does at its end is no part of a start
