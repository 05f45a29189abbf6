"""What was written down of messages before a seat changed hands tells who played it then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engines.core import Text, encode
from tables.match.tenures import Tenure, as_then

_TELL = ("events", "whispered")
"""What a notice tells."""
_HOLD = ("said", "told")
"""Where a request, and an old message, hold the notice that they tell."""


def retold(value: bytes, over: Sequence[Tenure]) -> bytes:
    """Return a notice, a request or an old message with the names of those who played until now.

    All else is returned as it is.
    """
    plain: Any = msgspec.json.decode(value) if value.startswith(b"{") else {}
    named = _named(plain, over)
    return value if named == plain else encode(named)


def _named(plain: dict[str, Any], over: Sequence[Tenure]) -> dict[str, Any]:
    told = {name: _lines(plain[name], over) for name in _TELL if name in plain}
    held = {name: _named(plain[name], over) for name in _HOLD if isinstance(plain.get(name), dict)}
    return {**plain, **told, **held}


def _lines(lines: Any, over: Iterable[Tenure]) -> list[Any]:
    texts = msgspec.convert(lines, tuple[Text, ...])
    return [msgspec.to_builtins(as_then(line, over, 0)) for line in texts]
