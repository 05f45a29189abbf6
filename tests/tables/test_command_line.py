"""What is called from a shell is called with what was typed."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from tables import verify


def test_a_match_is_verified_that_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(
        sys, "argv", ["verify.py", "0" * 64, "0" * 32, str(tmp_path / "absent.json")]
    )
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(verify.__file__), run_name="__main__")
    assert ended.value.code == 2
    assert "cannot read the file" in capsys.readouterr().err
