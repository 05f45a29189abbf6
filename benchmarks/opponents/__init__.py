"""How strong computers are: one command plays the rows of `docs/opponents.md`, in pieces."""
