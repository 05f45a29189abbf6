"""What a process beside the bot may take, and that everything else goes before it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from thinking.apart import NICE, environment

resource = pytest.importorskip("resource")
MEMORY, COMPUTING = 3 << 28, 7
LAST = 19
"""How far behind a process can be, at most."""
TOLD = f"""
import json, os, resource
from thinking.apart import modest
before = os.nice(0)
modest({MEMORY}, {COMPUTING})
limits = [resource.getrlimit(what) for what in (resource.RLIMIT_AS, resource.RLIMIT_CPU)]
print(json.dumps([before, os.nice(0), *limits]))
"""


def test_it_takes_no_more_than_it_may() -> None:
    """Also where it would raise that itself: the limits are hard ones."""
    told = subprocess.run(
        [sys.executable, "-c", TOLD], env=environment(), capture_output=True, check=True, text=True
    )
    before, behind, memory, computing = json.loads(told.stdout)
    assert behind == min(before + NICE, LAST)
    assert memory == [MEMORY, MEMORY]
    assert computing == [COMPUTING, COMPUTING]
