"""The rules of Mag·Blast (Anders M. Petersen and Christian T. Petersen), in two editions."""

from __future__ import annotations

from engines.core import Text
from engines.magblast.engine import MagBlast
from engines.magblast.sounds import (
    bearable,
    cleaned,
    fit_to_print,
    has_address,
    has_letters,
    has_mention,
)
from engines.magblast.view import View
from engines.magblast.ways.words import fleet_of

ENGINE = MagBlast()

__all__ = [
    "ENGINE",
    "bearable",
    "cleaned",
    "fit_to_print",
    "fleets",
    "has_address",
    "has_letters",
    "has_mention",
]


def fleets(view: View) -> dict[str, str | Text]:
    """Return the fleets in play by seat, and whose each is."""
    living = (seat for seat, fleet in enumerate(view.fleets) if fleet.alive)
    return {str(seat): fleet_of(view, view.fleets[seat].flagship) for seat in living}
