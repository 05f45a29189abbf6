"""Changes that nobody could observe, by name, each with the reason."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


@cache
def set_aside() -> dict[str, str]:
    """Return the reason for each change that is set aside, by the change's name."""
    path = Path(__file__).with_name("set_aside.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
