"""A picture by a hash of what it shows, told also by a process that drew nothing before.

That process is given the views, and loads what draws them and nothing else.
"""

from __future__ import annotations

import importlib
import json
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from cogs.words.strings import speaker
from tests.guests import lay_beside
from tests.render.pictures import seen_of


class Wanted(NamedTuple):
    """A picture that is wanted: of which game, of what kind and view, in which language."""

    key: str
    kind: str
    view: Any
    locale: str


def hashed(wanted: Wanted) -> str:
    """Draw a picture, and return a hash of what it shows."""
    draw = getattr(importlib.import_module(f"render.{wanted.key}"), wanted.kind)
    say = speaker(wanted.locale, "Player {}".format)
    return seen_of(draw(wanted.view, say)).rows[:12]


def hashed_apart(wanted: Sequence[Wanted]) -> list[str]:
    """Return the hashes of pictures that a new process draws in this order."""
    command = [sys.executable, "-m", __name__]
    views = pickle.dumps([tuple(one) for one in wanted])
    told = subprocess.run(command, input=views, capture_output=True, check=True)
    return json.loads(told.stdout)


if __name__ == "__main__":
    lay_beside()  # before anybody asks which games there are
    json.dump([hashed(Wanted(*one)) for one in pickle.load(sys.stdin.buffer)], sys.stdout)
