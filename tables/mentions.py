"""How somebody is named who need not sit anywhere: by a mention."""

from __future__ import annotations

from engines.core import Verbatim


def mentioned(user_id: int) -> Verbatim:
    """Return a person as a mention; whether that calls them is the message's own choice."""
    return Verbatim(f"<@{user_id}>")
