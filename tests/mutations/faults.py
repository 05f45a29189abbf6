"""What a known fault is: an edit of the program, and the law that must turn red for it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple, TypeAlias


class Edit(NamedTuple):
    """A pattern in a file, or in each file that a glob names, and what takes its place."""

    files: str
    pattern: str
    instead: str

    def apply(self, root: Path) -> None:
        """Edit the files below `root`. Raises `ValueError` where there is nothing to edit."""
        paths = sorted(root.glob(self.files))
        for path in paths:
            before = path.read_text(encoding="utf-8")
            after, times = re.subn(self.pattern, self.instead, before, flags=re.MULTILINE)
            if times != 1:
                raise ValueError(f"{path.relative_to(root)} has {times} × {self.pattern}")
            path.write_text(after, encoding="utf-8")
        if not paths:
            raise ValueError(f"no file {self.files}")


class Copy(NamedTuple):
    """A folder that is laid beside another as its copy."""

    folder: str
    beside: str

    def apply(self, root: Path) -> None:
        """Copy the folder below `root`."""
        shutil.copytree(root / self.folder, root / self.beside)


Change: TypeAlias = Edit | Copy


class Mutation(NamedTuple):
    """A fault: its changes, the law that is run, and what that law must say of it."""

    name: str
    changes: tuple[Change, ...]
    law: tuple[str, ...]
    says: str
