"""What a game's modules hand to each other can be kept: nobody changes it afterwards."""

from __future__ import annotations

import importlib

import pytest

from engines import keys
from tests.values import changeable


@pytest.mark.parametrize("key", keys())
def test_values_are_never_changed(key: str) -> None:
    assert not changeable(importlib.import_module(f"engines.{key}"))
