"""The log and everything else in the database. Knows no game.

    store = await Store.open("broadside.db")
    await store.commit(Changes().append(entry).snapshot(snapshot).post(outgoing))
    seats = await store.seats(match_id)

`rows` says what is kept, `answers` what else is read, `errors` what can go wrong, `changes` how to
write, `database` how a match is read, and `parts` how all else is: `store.log.entries(match_id)`.
`sql` has every statement, `access` the two connections, `opening` how a file is brought up to date.
The store reads no clock: every time is handed in.
"""

from store.answers import (
    Attended,
    Backlog,
    Census,
    Claimed,
    Crowd,
    Due,
    Meeting,
    Running,
    Sight,
    Standing,
    Trace,
    Waiting,
)
from store.changes import Changes, MatchColumns
from store.database import Store
from store.errors import (
    ChannelTaken,
    Conflict,
    DeadlineTaken,
    DraftChanged,
    EntryTaken,
    InteractionRepeated,
    MatchChanged,
    PostTaken,
    SeekTaken,
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
    Candidate,
    Deadline,
    Draft,
    Entry,
    Guild,
    Match,
    Message,
    Outgoing,
    Person,
    Rating,
    Seat,
    Seek,
    Snapshot,
    Sound,
    Status,
    Vote,
)
from store.sql.settings import RESTORED

__all__ = [
    "FORMER",
    "RESTORED",
    "Attended",
    "Backlog",
    "Candidate",
    "Census",
    "Changes",
    "ChannelTaken",
    "Claimed",
    "Conflict",
    "Crowd",
    "Deadline",
    "DeadlineTaken",
    "Draft",
    "DraftChanged",
    "Due",
    "Entry",
    "EntryTaken",
    "Guild",
    "InteractionRepeated",
    "Match",
    "MatchChanged",
    "MatchColumns",
    "Meeting",
    "Message",
    "Outgoing",
    "Person",
    "PostTaken",
    "Rating",
    "Running",
    "Seat",
    "Seek",
    "SeekTaken",
    "SettingChanged",
    "Sight",
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
