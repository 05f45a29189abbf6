"""`python -m tests.mutations [WORD …]`: put each known fault into a copy, and run its law.

Prints a table, and exits with 1 unless every law turned red and said what it must say of the
fault. With words, only the faults whose names hold one of them are tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.mutations.faults import Mutation
from tests.mutations.known import MUTATIONS

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "*.db")
SECONDS = 3600
"""How long a law may take."""
THOROUGH = {
    "LAW_CASES": "all",
    "LAW_EXAMPLES": "3",
    "LAW_KINDS": "100",
    "LAW_MATCHES": "3",
    "LAW_STATES": "6",
    "LAW_WALKS": "6",
}
"""How closely the laws look: at every way to set up a game, at every kind of moment of a recorded
match, and at many others of more matches."""
FAILED, BROKEN = 1, 2
"""How pytest exits where a test failed, and where tests could not even be collected."""


def main(words: Sequence[str]) -> int:
    """Try the faults that are asked for; return the exit code."""
    tried = [one for one in MUTATIONS if not words or any(word in one.name for word in words)]
    unseen = 0
    for mutation in tried:
        seen = _is_seen(mutation)
        unseen += not seen
        law = " ".join(mutation.law)
        print(f"{'seen' if seen else 'NOT SEEN':8}  {mutation.name:50}  {law}", flush=True)
    print(f"{len(tried) - unseen} of {len(tried)} known faults turn a law red")
    return 1 if unseen or not tried else 0


def _is_seen(mutation: Mutation) -> bool:
    """Tell whether the law turns red for a fault, and says what it must of it."""
    with tempfile.TemporaryDirectory(prefix="broadside-mutation-") as folder:
        root = Path(folder) / "tree"
        shutil.copytree(ROOT, root, ignore=LEFT_OUT)
        for change in mutation.changes:
            change.apply(root)
        command = [sys.executable, "-m", "pytest", "-x", "-m", "not soak", *mutation.law]
        run = subprocess.run(
            command,
            cwd=root,
            env=os.environ | THOROUGH,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    return run.returncode in (FAILED, BROKEN) and mutation.says in run.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
