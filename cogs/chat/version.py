"""Which version of the program this is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
UNKNOWN = "unknown"
_VERSION = re.compile(r'^version = "(.+)"$', re.MULTILINE)
"""The line of it: to load what reads the whole file takes longer than many a module of ours."""


@cache
def program_version() -> str:
    """Return the version, as `pyproject.toml` says it; `UNKNOWN` where that cannot be read."""
    try:
        found = _VERSION.search(PROJECT.read_text("utf-8"))
    except OSError:
        return UNKNOWN
    return found[1] if found else UNKNOWN
