"""The bot on a machine whose clock is `AHEAD` seconds ahead of Discord's, or behind it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[2])

import bot  # noqa: E402 - it is found from here on

AHEAD = float(os.environ["AHEAD"])


def _created(settings: bot.Settings) -> bot.Broadside:
    return bot.Broadside(settings, lambda: time.time() + AHEAD)


if __name__ == "__main__":
    bot.create_bot = _created
    sys.exit(bot.main([]))
