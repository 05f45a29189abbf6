"""What was found so far, kept beside the project so that a long run can be continued."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec


class Noted(msgspec.Struct, frozen=True):
    """A finding about what bears a name; subclasses say what was found."""

    name: str


Finding = TypeVar("Finding", bound=Noted)


class Ledger(Generic[Finding]):
    """The last finding about each name; a line of JSON each, the newest below."""

    def __init__(self, path: Path, kind: type[Finding]) -> None:
        self._path = path
        self.found: dict[str, Finding] = {}
        if path.is_file():
            for line in path.read_bytes().splitlines():
                finding = msgspec.json.decode(line, type=kind)
                self.found[finding.name] = finding

    def note(self, finding: Finding) -> None:
        """Keep a finding."""
        self.found[finding.name] = finding
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(finding) + b"\n")
