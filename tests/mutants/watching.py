"""Learns which tests run which blocks, in a process that has imported none of the code yet.

What is computed once and remembered belongs to every test that asks for it, whichever came
first; what runs while a module is imported belongs to all tests.
"""

from __future__ import annotations

import ast
import functools
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from tests.mutants.blocks import MARK, marked

WATCHED = ("engines", "tables", "store", "thinking", "cogs")
ANYTHING = "*"
"""Stands for all blocks: what a test runs in another process is not seen."""


class Watch:
    """What has run since the last test began, and what belongs to all tests."""

    def __init__(self) -> None:
        self.ran: set[str] = set()
        self.shared: set[str] = set()

    @contextmanager
    def apart(self, into: set[str]) -> Iterator[None]:
        """Put what runs meanwhile into a set of its own too."""
        before = set(self.ran)
        self.ran.clear()
        try:
            yield
        finally:
            into |= self.ran
            self.ran |= before

    def remembering(self, function: Callable[..., Any], most: int | None) -> Callable[..., Any]:
        """Stand for `functools.lru_cache`: a remembered result brings what ran for it."""
        kept: dict[Any, tuple[Any, set[str]]] = {}

        @functools.wraps(function)
        def asked(*args: Any, **named: Any) -> Any:
            key = (args, tuple(named.items()))
            if key not in kept:
                ran: set[str] = set()
                with self.apart(ran):
                    result = function(*args, **named)
                if most is not None and len(kept) >= most:
                    kept.pop(next(iter(kept)), None)
                kept[key] = result, ran
                return result
            result, ran = kept[key]
            self.ran |= ran
            return result

        asked.cache_clear = kept.clear  # type: ignore[attr-defined]
        return asked

    def install(self, root: Path) -> None:
        """Mark the code that is imported from now on, and look through what it remembers."""

        def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
            assert not typed
            if callable(maxsize):
                return self.remembering(maxsize, 128)
            return lambda function: self.remembering(function, maxsize)

        functools.lru_cache = lru_cache  # type: ignore[assignment]
        functools.cache = lru_cache(None)  # type: ignore[assignment]
        functools.cached_property = _remembering_property(self)  # type: ignore[assignment, misc]
        sys.addaudithook(self._audit)
        sys.meta_path.insert(0, _Finder(self, root))

    def _audit(self, event: str, _: tuple[object, ...]) -> None:
        if event == "subprocess.Popen":
            self.ran.add(ANYTHING)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, Any, Any]:
        """What a fixture does for several tests belongs to all."""
        if fixturedef.scope == "function":
            return (yield)
        with self.apart(self.shared):
            return (yield)


def _remembering_property(watch: Watch) -> type:
    class CachedProperty:
        def __init__(self, function: Callable[[Any], Any]) -> None:
            self.func, self.__doc__ = function, function.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self._name, self._ran = name, f"{name} ran"

        def __set__(self, instance: Any, value: Any) -> None:
            raise AttributeError(self._name)

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            if instance is None:
                return self
            kept = instance.__dict__
            if self._name not in kept:
                ran: set[str] = set()
                with watch.apart(ran):
                    kept[self._name] = self.func(instance)
                kept[self._ran] = ran
            watch.ran |= kept[self._ran]
            return kept[self._name]

    return CachedProperty


class _Finder(MetaPathFinder):
    def __init__(self, watch: Watch, root: Path) -> None:
        self._watch, self._root = watch, root

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find modules of the watched packages, to be loaded with marks."""
        if fullname.partition(".")[0] not in WATCHED:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not Path(spec.origin).is_relative_to(self._root):
            return None
        spec.loader = _Loader(fullname, spec.origin, self._watch, self._root)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, watch: Watch, root: Path) -> None:
        super().__init__(fullname, path)
        self._watch, self._name = watch, Path(path).relative_to(root).as_posix()

    def get_code(self, fullname: str) -> CodeType:
        tree = marked(ast.parse(Path(self.path).read_bytes()))
        return compile(tree, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        ran, name = self._watch.ran, self._name
        setattr(module, MARK, lambda line: ran.add(f"{name}:{line}"))
        with self._watch.apart(self._watch.shared):
            super().exec_module(module)
