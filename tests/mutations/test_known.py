"""Each known fault can still be put into the code as it is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.mutations.faults import Edit, Mutation
from tests.mutations.known import MUTATIONS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_there_is_what_a_known_fault_changes(mutation: Mutation, tmp_path: Path) -> None:
    """`make mutations` takes long: few would see there that one is out of date."""
    for change in mutation.changes:
        touched = ROOT.glob(change.files) if isinstance(change, Edit) else [ROOT / change.folder]
        for path in touched:
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                shutil.copytree(path, copy, dirs_exist_ok=True)
            elif not copy.exists():
                shutil.copy(path, copy)
        change.apply(tmp_path)
