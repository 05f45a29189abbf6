"""The verdicts on the changes of a draw, kept so that a measure can be continued."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from tests import ledger


class Verdict(StrEnum):
    """What the tests made of a change."""

    KILLED = "killed"
    SURVIVED = "survived"


class Noted(ledger.Noted, frozen=True):
    """The verdict on one change: who noticed, in how many seconds of a processor.

    `tests` is a mark of the tests by which it was tried.
    """

    verdict: Verdict
    noticed_by: str = ""
    seconds: float = 0.0
    tests: str = ""


class Ledger(ledger.Ledger[Noted]):
    """The verdicts of one draw, by the names of its changes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Noted)

    @property
    def verdicts(self) -> dict[str, Verdict]:
        """Return the last verdict on each change."""
        return {name: noted.verdict for name, noted in self.found.items()}

    def settled(self, name: str, tests: str) -> bool:
        """Tell whether a change needs no more trying: what survived does by other tests."""
        noted = self.found.get(name)
        return noted is not None and (noted.verdict is Verdict.KILLED or noted.tests == tests)
