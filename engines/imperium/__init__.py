"""The rules of Imperium Galáctica."""

from engines.imperium.engine import Imperium

ENGINE = Imperium()
