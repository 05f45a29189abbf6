"""What the program says of its own version is what `pyproject.toml` says."""

from __future__ import annotations

import tomllib

from cogs.chat.version import PROJECT, program_version


def test_the_version_is_that_of_the_project() -> None:
    assert program_version() == tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"]
