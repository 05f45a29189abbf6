"""Tests that play a game in Discord do it in the same club as the bot's own tests."""

from tests.bot.conftest import (
    alice,
    bob,
    club,
    error_log,
    pytest_runtest_call,
    pytest_runtest_makereport,
)

__all__ = ["alice", "bob", "club", "error_log", "pytest_runtest_call", "pytest_runtest_makereport"]
