"""How long a match of Rebel Moon Defense can get, in plies."""

RANDOM = 400
DEFAULTS = 20
HIDDEN = frozenset((0,))
"""The Rebel knows everything."""
