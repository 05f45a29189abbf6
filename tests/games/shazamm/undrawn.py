"""What the words of a board of Shazamm tell that is not drawn on it, and why."""

UNDRAWN = {
    "last": "what is laid now lies where the cards of the last turn have lain",
    "phase": "which spell is chosen for stands in what is said above the board",
    "turn.round": "the round is drawn as it is, also where a turn were of another one",
}
