"""What the parts of Mag·Blast's cog share: its group of commands, and how long a sound may be."""

from __future__ import annotations

import discord

from cogs.chat.acting import GameCommands
from cogs.chat.commands import named
from cogs.chat.lines import line_command
from cogs.chat.orders import orders_command

LONGEST_SOUND = 100
LONGEST_HECKLE = 200
GAME = GameCommands("magblast")
GROUP = discord.app_commands.Group(**named("magblast-command"))
GROUP.add_command(line_command(GAME))
GROUP.add_command(orders_command(GAME))
