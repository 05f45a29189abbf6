"""The rules by which an exported match was played."""

from __future__ import annotations

from typing import Any

import engines
from engines.core import Engine
from engines.versions import UnknownRules
from tables.proof.errors import Mismatch, Wrong


def rules_of(game: str, version: int) -> Engine[Any, Any, Any, Any]:
    """Return the engine of a game and a version of its rules. Raises `Mismatch`."""
    if game not in engines.keys():
        raise Mismatch("the match is of a game that this program lacks", Wrong.GAME)
    try:
        return engines.load(game, version)
    except UnknownRules as error:
        played = engines.load(game).meta.played_rules
        raise Mismatch(
            f"the match was played by version {version} of the rules; "
            f"this program plays versions {played[0]} to {played[-1]}",
            Wrong.RULES,
        ) from error
