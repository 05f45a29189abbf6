"""Which values of a package somebody who holds one could change."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import msgspec


def changeable(package: ModuleType, *, deep: bool = True) -> list[str]:
    """Return the names of the structs of a package's modules that are not frozen.

    Without `deep`, packages below it are passed over.
    """
    return [
        f"{module.__name__}.{kind.__name__}"
        for module in _modules(package, deep=deep)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and not kind.__struct_config__.frozen
    ]


def _modules(package: ModuleType, *, deep: bool) -> Iterator[ModuleType]:
    yield package
    walk = pkgutil.walk_packages if deep else pkgutil.iter_modules
    for found in walk(package.__path__, f"{package.__name__}."):
        if deep or not found.ispkg:
            yield importlib.import_module(found.name)
