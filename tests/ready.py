"""A database without matches, made once and copied: most of what a test costs that needs one.

That a new file is as it should be is tested where the store is (`tests/store`).
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from store import Changes, Store

_made = dict[tuple[tuple[str, str], ...], bytes]()


async def lay_ready(path: Path, **settings: str) -> None:
    """Lay a database with nothing but these settings, where there is no file yet."""
    key = tuple(sorted(settings.items()))
    if key not in _made:
        with TemporaryDirectory() as folder:
            file = Path(folder, "empty.db")
            store = await Store.open(file)
            for name, value in key:
                await store.commit(Changes().setting(name, value))
            await store.close()
            _made[key] = file.read_bytes()
    if not path.exists():
        path.write_bytes(_made[key])
