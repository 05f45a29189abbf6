"""What the words of a board of Rebel Moon tell that is not drawn on it, and why."""

UNDRAWN = {
    "flight": "how the bomb has turned where it is, or got there, is told: it is drawn where it is",
    "weapons.*.face_up": "no weapon lies face up whose kind nobody knows",
}
