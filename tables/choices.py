"""What a host chooses for a lobby: an option, a clock, or all of it at once."""

from __future__ import annotations

from typing import Any

import msgspec

import engines
from engines.core import decode, encode, text
from engines.options import options, preset
from store import Match
from tables.errors import TableRefusal
from tables.match.position import config_of
from tables.options import PRESETS, TableOptions, option_value, timed


def with_preset(match: Match, name: str) -> Match:
    """Return a lobby with all options and clocks of a preset. Raises `TableRefusal`."""
    if name not in PRESETS:
        raise TableRefusal(text("refusal-no-such-option"))
    config = preset(engines.load(match.game).meta, name)
    table = timed(decode(match.options, TableOptions), name)
    return msgspec.structs.replace(match, config=encode(config), options=encode(table))


def with_option(match: Match, field: str, value: str) -> Match:
    """Return a lobby with another value of one option or clock. Raises `TableRefusal`."""
    if field in TableOptions.__struct_fields__:
        agreed = msgspec.to_builtins(decode(match.options, TableOptions)) | {field: value}
        return msgspec.structs.replace(match, options=encode(_converted(agreed, TableOptions)))
    meta = engines.load(match.game).meta
    found = {option.field: option for option in options(meta)}.get(field)
    if found is None:
        raise TableRefusal(text("refusal-no-such-option"))
    plain = msgspec.to_builtins(config_of(match))
    plain[field] = next((v for v in found.values if option_value(v) == value), None)
    return msgspec.structs.replace(match, config=encode(_converted(plain, meta.config)))


def _converted(plain: Any, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise TableRefusal(text("refusal-no-such-option")) from error
