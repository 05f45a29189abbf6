"""What a position is worth hangs on the position alone, and on nothing that was weighed before."""

from __future__ import annotations

import json
import subprocess
import sys

from engines.core import decode, encode
from tests.laws.cases import Case
from tests.laws.matches import random_match, some_cases

FEW = 40
"""Positions of a match that are weighed anew, from the last to the first."""


@some_cases
def test_what_was_weighed_before_changes_nothing(case: Case) -> None:
    """Games remember what most moves leave as it was; by too little of it, they would be wrong."""
    match = random_match(case, 0)
    written = [encode(state) for state in match.states]
    kind = match.engine.meta.state
    remembered = [match.engine.estimate(decode(data, kind)) for data in written]
    places = range(len(written) - 1, -1, -max(1, len(written) // FEW))
    command = [sys.executable, "-m", "tests.laws.weighing", case.key]
    lines = b"".join(written[at] + b"\n" for at in places)
    done = subprocess.run(command, input=lines, capture_output=True, check=True)
    fresh = [tuple(json.loads(line)) for line in done.stdout.splitlines()]
    assert fresh == [remembered[at] for at in places]
