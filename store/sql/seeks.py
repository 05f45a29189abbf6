"""Who looks for somebody to play with."""

from __future__ import annotations

from store.rows import Seek
from store.sql.building import as_read, select, upsert

SEEK = upsert("seek", Seek, "id")
SEEK_AS_READ = as_read("seek", Seek, "id")
IN_LINE = (
    "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM seek WHERE user_id = ? AND match_id IS NOT NULL)"
)
DROP_SEEK = "DELETE FROM seek WHERE id = ?"
SEEKS = select("seek", Seek, "WHERE since > ? ORDER BY since, id")
SEEKS_OF = select("seek", Seek, "WHERE user_id = ? ORDER BY id")
SEEKS_BROUGHT_TO = select("seek", Seek, "WHERE match_id = ? ORDER BY id")
