"""The rules of Imperium Galáctica."""

from engines.imperium import likely, looking, orders, plan
from engines.imperium.counting import count_words, soon_counted
from engines.imperium.engine import Imperium
from engines.imperium.ways import ImperiumWays
from engines.imperium.ways.typed import TypedWays, ahead

ENGINE = Imperium()

__all__ = [
    "ENGINE",
    "ImperiumWays",
    "TypedWays",
    "ahead",
    "count_words",
    "likely",
    "looking",
    "orders",
    "plan",
    "soon_counted",
]
