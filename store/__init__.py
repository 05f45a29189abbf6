"""The log and everything else in the database. Knows no game.

    store = await Store.open("broadside.db")
    await store.commit(Changes().append(entry).snapshot(snapshot).post(outgoing))
    seats = await store.seats(match_id)

`rows` says what is kept, `errors` what can go wrong, `changes` how to write, `database` how
to read. The store reads no clock: every time is handed in.
"""

from store.changes import Changes, MatchColumns
from store.database import Store
from store.errors import (
    ChannelTaken,
    Conflict,
    DraftChanged,
    EntryTaken,
    InteractionRepeated,
    MatchChanged,
    PostTaken,
    SettingChanged,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreGone,
    StoreUnusable,
    TooSoon,
)
from store.rows import (
    FORMER,
    Backlog,
    Candidate,
    Census,
    Crowd,
    Deadline,
    Draft,
    Entry,
    Guild,
    Match,
    Message,
    Outgoing,
    Person,
    Rating,
    Running,
    Seat,
    Snapshot,
    Sound,
    Standing,
    Status,
    Trace,
    Vote,
    Waiting,
)
from store.sql import RESTORED

__all__ = [
    "FORMER",
    "RESTORED",
    "Backlog",
    "Candidate",
    "Census",
    "Changes",
    "ChannelTaken",
    "Conflict",
    "Crowd",
    "Deadline",
    "Draft",
    "DraftChanged",
    "Entry",
    "EntryTaken",
    "Guild",
    "InteractionRepeated",
    "Match",
    "MatchChanged",
    "MatchColumns",
    "Message",
    "Outgoing",
    "Person",
    "PostTaken",
    "Rating",
    "Running",
    "Seat",
    "SettingChanged",
    "Snapshot",
    "Sound",
    "Standing",
    "Status",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreDamaged",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "StoreGone",
    "StoreUnusable",
    "TooSoon",
    "Trace",
    "Vote",
    "Waiting",
]
