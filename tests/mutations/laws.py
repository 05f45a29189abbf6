"""Laws that several places of known faults name."""

from __future__ import annotations

REACH = "tests/laws/test_reach.py"
DUEL_REACH = (REACH, "-k", "shazamm")
FLEET_REACH = (REACH, "-k", "magblast")
EMPIRE_REACH = (REACH, "-k", "imperium")
DRAFTS = "tests/laws/test_drafts.py"
WAYS = "tests/laws/test_ways.py"
SECRET_ACTS = "tests/laws/test_secret_acts.py"
SECRET_CARDS = (SECRET_ACTS, "-k", "imperium")
