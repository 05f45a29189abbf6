"""Standing orders as the database holds them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from engines.core import decode

log = logging.getLogger(__name__)


def orders_in(data: bytes, kind: type[msgspec.Struct]) -> Any:
    """Return what is in the database; the usual orders if nothing or nothing legible is."""
    try:
        return decode(data, kind) if data else kind()
    except msgspec.ValidationError:
        log.warning("orders of an earlier version are not understood: %r", data)
        return kind()
