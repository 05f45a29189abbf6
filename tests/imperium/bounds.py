"""How long a match of Imperium Galáctica can get, in plies."""

RANDOM = 6_000
DEFAULTS = 600
