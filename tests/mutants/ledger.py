"""What was found so far, kept beside the project so that a measure can be continued."""

from __future__ import annotations

import json
from pathlib import Path

from tests.mutants.copies import Verdict
from tests.mutants.sites import Mutant


class Ledger:
    """The verdicts of one draw, by the names of its changes; a line of JSON each."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.verdicts: dict[str, Verdict] = {}
        if path.is_file():
            for line in path.read_text(encoding="utf-8").splitlines():
                read = json.loads(line)
                self.verdicts[read["name"]] = Verdict(read["verdict"])

    def note(self, mutant: Mutant, verdict: Verdict) -> None:
        """Keep a verdict."""
        self.verdicts[mutant.name] = verdict
        line = json.dumps({"name": mutant.name, "line": mutant.line, "verdict": verdict})
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
