"""Whom somebody would not meet: by their id, or by a mark once what was kept of them is deleted.

A block is the wish of whoever made it, so it holds on; but what they blocked is nobody any more. A
mark tells who that was to nobody but who asks whether it is a certain person.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engines.core import Text, Verbatim, text
from tables.fairness import mark
from tables.mentions import mentioned

Blocked: TypeAlias = int | str
"""A person's id, or a mark: a random value, and what comes of it and the id."""
_LETTERS = str.maketrans("0123456789", "ghijklmnop")
"""Lets a mark hold no digits, in which somebody's id could be found."""


def unnamed(user_id: int) -> str:
    """Return a mark that stands for a person who is blocked."""
    return _marked(secrets.token_hex(16).translate(_LETTERS), user_id)


def is_among(user_id: int, blocked: Iterable[Blocked]) -> bool:
    """Tell whether a person is blocked."""
    return any(_is(one, user_id) for one in blocked)


def without(user_id: int, blocked: Iterable[Blocked]) -> tuple[Blocked, ...]:
    """Return those who are blocked, but for one person."""
    return tuple(one for one in blocked if not _is(one, user_id))


def naming(blocked: Sequence[Blocked]) -> tuple[Verbatim | Text, ...]:
    """Return how those who are blocked are named to who blocked them."""
    return tuple(
        mentioned(one) if isinstance(one, int) else text("player-former") for one in blocked
    )


def _is(one: Blocked, user_id: int) -> bool:
    if isinstance(one, int):
        return one == user_id
    return one == _marked(one.partition(":")[0], user_id)


def _marked(pepper: str, user_id: int) -> str:
    return f"{pepper}:{mark(pepper, user_id).translate(_LETTERS)}"
