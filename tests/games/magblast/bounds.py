"""How long a match of Mag·Blast can get, in plies."""

RANDOM = 40_000
DEFAULTS = 400
SOAK = 3_000
ONE_IN = 4
"""A match of eight players is long; each law looks at one in so many."""
