"""What simcord works out anew for each page at each look, remembered or left out.

Whatever happens is shown on every page at once, so what a page costs is waited for by everybody,
and more with every message.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from simcord.preview import _markdown, _queries, _snapshot

from offline.simcord_inside import check

LIST = "_message_navigation"
"""The list of messages beside the page, as the module calls it that asks for it."""
check(((_markdown, "_markdown_parser"), (_snapshot, LIST)))

PARSERS = 512
"""How many parsers are kept: one for each kind of text and set of people that it names."""
LISTED = 10
"""How many messages stand in that list, which ours does not show."""
_parser_anew, _list_of_all = _markdown._markdown_parser, _queries._message_navigation


@lru_cache(PARSERS)
def _made(policy: str, context: str) -> Any:
    return _parser_anew(json.loads(policy), json.loads(context))


def _parser(policy: Mapping[str, Any], context: Mapping[str, Any]) -> Any:
    """Return a parser of chat; to make one takes longer than to parse a message."""
    return _made(json.dumps(policy, sort_keys=True), json.dumps(context, sort_keys=True))


def _list_of_newest(preview: Any, page: Any, visible: list[Any]) -> Any:
    return _list_of_all(preview, page, visible[-LISTED:])


def be_quick() -> None:
    """Let all pages of this process be made so."""
    _markdown._markdown_parser = _parser
    setattr(_snapshot, LIST, _list_of_newest)
