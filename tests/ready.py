"""An empty database, made once and copied: most of what a test costs that needs one is to make it.

That a new file is as it should be is tested where the store is (`tests/store`).
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from store import Store

_made = list[bytes]()


async def lay_ready(path: Path) -> None:
    """Lay an empty database, as the store makes it, where there is no file yet."""
    if not _made:
        with TemporaryDirectory() as folder:
            file = Path(folder, "empty.db")
            await (await Store.open(file)).close()
            _made.append(file.read_bytes())
    if not path.exists():
        path.write_bytes(_made[0])
