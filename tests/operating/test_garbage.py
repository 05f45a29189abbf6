"""What stays for good leaves the collector's lists, and no garbage with it."""

from __future__ import annotations

import gc
import sys
import weakref
from types import ModuleType

import pytest

from operating.garbage import WHOLE, Settling, unsought


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.ring = self


def _is_looked_through(what: object) -> bool:
    return any(one is what for one in gc.get_objects())


def test_what_a_look_through_all_has_left_is_passed_over_until_the_next_day() -> None:
    seconds, known = [0.0], len(gc.callbacks)
    try:
        Settling(lambda: seconds[0]).begin()
        stays, gone = Ring(), weakref.ref(Ring())
        assert _is_looked_through(stays)
        gc.collect(1)
        assert _is_looked_through(stays), "only a look through all tells what stays"
        gc.collect()
        assert gone() is None
        assert not _is_looked_through(stays)
        left = weakref.ref(stays)
        del stays
        gc.collect()
        assert left() is not None, "it is passed over"
        seconds[0] = WHOLE
        gc.collect()
        assert left() is None, "once a day it is not"
    finally:
        del gc.callbacks[known:]


def test_imports_are_not_interrupted_and_whatever_comes_after_is_looked_through() -> None:
    with pytest.raises(ImportError), unsought():
        assert not gc.isenabled()
        with unsought():
            pass
        assert not gc.isenabled(), "only the outermost ends it"
        raise ImportError
    assert gc.isenabled()


def test_what_imports_have_loaded_is_passed_over_and_nothing_where_they_load_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = Ring()
    with unsought():
        pass
    assert _is_looked_through(known)
    with unsought():
        monkeypatch.setitem(sys.modules, "loaded_late", ModuleType("loaded_late"))
        loaded = Ring()
        with unsought():
            monkeypatch.setitem(sys.modules, "loaded_later", ModuleType("loaded_later"))
        assert _is_looked_through(loaded), "only the outermost ends it"
    assert not _is_looked_through(loaded)
    assert _is_looked_through(Ring())
