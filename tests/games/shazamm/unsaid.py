"""What of a view of Shazamm! its words leave out, and why."""

SOMETIMES = {
    "phase": "where nobody chooses, it is told by whom all wait for",
    "sides.*.committed": "matters only while both choose in secret",
    "winner": "there is none before the end",
}
