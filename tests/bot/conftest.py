"""Tests of the bot play in a club."""

from tests.bot.fixtures import alice, bob, club, error_log

__all__ = ["alice", "bob", "club", "error_log"]
