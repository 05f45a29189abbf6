"""What no start waits for: rules and panels of games, loaded when somebody first needs them.

Discord must be told every command before the bot connects, but not what any of them does. So
the modules with a game's commands name what they do it with by `late`, and import it for the
type checker alone. As soon as the bot is connected a thread loads all of it (`load_late`).
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable
from typing import Any

import engines

log = logging.getLogger(__name__)

_WORDING = "fluent.runtime"
"""What parses the catalogues; plain words, such as the names of commands, do without."""
_named: list[str] = []


class _Late:
    """Stands for a module, which is loaded when something of it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(engines.loaded(self._name), attribute)


def late(package: str, *names: str) -> tuple[Any, ...]:
    """Return what stands for modules of a package, in the order of their names."""
    modules = tuple(f"{package}.{name}" for name in names)
    _named.extend(modules)
    return tuple(map(_Late, modules))


def load_late() -> None:
    """Load the rules of every game, and all that was named by `late`; takes a moment.

    For a thread beside the event loop. What cannot be loaded is logged, and hinders nothing else.
    """
    _try(importlib.import_module, _WORDING)
    for key in engines.keys():
        _try(engines.load, key)
    for name in dict.fromkeys(_named):
        _try(engines.loaded, name)


def _try(load: Callable[[str], Any], name: str) -> None:
    try:
        load(name)
    except Exception:
        log.exception("%s cannot be loaded", name)
