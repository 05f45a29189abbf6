"""What the words of a board of Imperium Galáctica tell that is hardly drawn on it, and why."""

UNDRAWN = {
    "board.sides.*.units.*.cargo.*": "what is aboard is told apart by its shape, in closer looks",
}
