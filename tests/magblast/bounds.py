"""How long a match of Mag·Blast can get, in plies."""

RANDOM = 40_000
DEFAULTS = 400
ONE_IN = 2
"""With eight players the laws look at every second ply, so that they stay quick."""
