"""What the words of a board of Mag·Blast tell that is not drawn on it, and why."""

UNDRAWN = {
    "squadrons": "those upon nothing are listed below the fleets, as far as there is room",
    "fleets.*.sounds": "only the noise of the last shot is drawn, where there is room for it",
    "stack.*.sound": "only the noise of the last shot is drawn, where there is room for it",
}
