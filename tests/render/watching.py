"""Which small pictures are drawn: by which functions, and of which members of enums."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

from PIL import Image

from render.kit import icons

SMALL = 240
"""The greatest width and height of a sign in pixels."""
TOLD = {"pill"}
"""Functions that lay signs beside words of their own."""


class Drawn(NamedTuple):
    """A function that drew something, and one thing that it was given, or nothing."""

    function: str
    given: str = ""

    def __str__(self) -> str:
        return f"{self.function}({self.given})"


def signs_drawn(key: str, draw: Callable[[], object]) -> frozenset[Drawn]:
    """Return what small pictures a game draws while `draw` runs, also those it had ready.

    What is small and partly clear may be a sign; what hides all behind it is a ground.
    """
    functions, seen = _functions(key), set[Drawn]()
    _forget(key)

    def watch(frame: FrameType, event: str, result: Any) -> None:
        function = functions.get(frame.f_code) if event == "return" else None
        if function is None or not _is_small(result) or _is_told(frame):
            return
        seen.add(Drawn(function))
        seen.update(Drawn(function, one) for one in _given(frame))

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        draw()
    finally:
        sys.setprofile(before)
    return frozenset(seen)


def _is_small(result: Any) -> bool:
    small = isinstance(result, Image.Image) and max(result.size) <= SMALL
    return small and result.mode == "RGBA"


def _is_told(frame: FrameType) -> bool:
    """Tell whether what draws lays words beside it; what remembers drawings may lie between."""
    caller = frame.f_back
    while caller is not None and not caller.f_globals["__name__"].startswith("render."):
        caller = caller.f_back
    return caller is not None and caller.f_code.co_name in TOLD


def _given(frame: FrameType) -> Iterator[str]:
    code = frame.f_code
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    for name in names:
        value = frame.f_locals.get(name, 0)
        if isinstance(value, Enum | bool) or value is None:
            yield f"{name}={value}"


def _modules(key: str) -> Iterator[ModuleType]:
    package = importlib.import_module(f"render.{key}")
    for found in pkgutil.iter_modules(package.__path__):
        yield importlib.import_module(f"render.{key}.{found.name}")
    yield icons


@cache
def _functions(key: str) -> dict[CodeType, str]:
    """Return the functions that return pictures, by their code."""
    found: dict[CodeType, str] = {}
    for module in _modules(key):
        for value in vars(module).values():
            function = inspect.unwrap(value) if callable(value) else None
            if not inspect.isfunction(function) or function.__module__ != module.__name__:
                continue
            if function.__annotations__.get("return") == "Image.Image":
                found[function.__code__] = f"{module.__name__.split('.')[-1]}.{function.__name__}"
    return found


def _forget(key: str) -> None:
    """Empty what the modules of a game, and the icons, keep ready."""
    for module in _modules(key):
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()
