"""Tests of the bot play in a club."""

from tests.bot.fixtures import alice, bob, club, error_log
from tests.bot.pages import address, port, session, surfaces

__all__ = ["address", "alice", "bob", "club", "error_log", "port", "session", "surfaces"]
