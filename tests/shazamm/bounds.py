"""How long a match of Shazamm! can get, in plies."""

RANDOM = 2_000
DEFAULTS = 2_000
