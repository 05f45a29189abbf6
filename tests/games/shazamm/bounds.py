"""How long a match of Shazamm! can get, in plies."""

RANDOM = 1_000
DEFAULTS = 710
