"""A turn as it is drafted: orders followed on one's own copy of the board.

A draft holds orders in the order of the phases, the ends of phases among them. What it leads
to is worked out anew from the view at each look, so that it is never out of step with the
match.
"""

from engines.imperium.advice.draft import is_blind
from engines.imperium.plan.editing import LAST, added, dropped, must_be_in_turn, removable, taken
from engines.imperium.plan.following import (
    Order,
    Plan,
    advanced,
    follow,
    possible,
    refusal_of,
    seen_in,
)
from engines.imperium.plan.listing import left, line, order_lines, told
from engines.imperium.plan.places import in_turn, is_laying, place_of, stage_of
from engines.imperium.plan.submitting import (
    at_combats,
    can_lay,
    is_untouched,
    of_phase,
    skipped,
    submitted,
    to_the_end,
)

__all__ = [
    "LAST",
    "Order",
    "Plan",
    "added",
    "advanced",
    "at_combats",
    "can_lay",
    "dropped",
    "follow",
    "in_turn",
    "is_blind",
    "is_laying",
    "is_untouched",
    "left",
    "line",
    "must_be_in_turn",
    "of_phase",
    "order_lines",
    "place_of",
    "possible",
    "refusal_of",
    "removable",
    "seen_in",
    "skipped",
    "stage_of",
    "submitted",
    "taken",
    "to_the_end",
    "told",
]
