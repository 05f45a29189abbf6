"""Tests of what serves whoever runs the bot."""
