"""What a process that runs beside the bot is told of the bot's environment."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]
WITHHELD = ("DISCORD_TOKEN", "BROADSIDE_DATABASE", "PGPASSWORD", "PGPASSFILE")
"""What of it is nothing to such a process: secrets."""


def environment() -> dict[str, str]:
    """Return it without what is secret; our packages are found from wherever the process starts."""
    told = {name: value for name, value in os.environ.items() if name not in WITHHELD}
    return {**told, "PYTHONPATH": str(ROOT)}
