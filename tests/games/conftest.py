"""Tests that play a game in Discord do it in the same club as the bot's own tests."""

from tests.bot.fixtures import alice, bob, club, error_log

__all__ = ["alice", "bob", "club", "error_log"]
