"""How long a match of Mag·Blast can get, in plies."""

RANDOM = 40_000
DEFAULTS = 400
