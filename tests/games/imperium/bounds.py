"""How long a match of Imperium Galáctica can get, in plies."""

RANDOM = 6_000
DEFAULTS = 600
SOAK = 2_000
ONE_IN = 4
"""A random match has a thousand plies; one in so many is looked at by each law."""
