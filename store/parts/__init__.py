"""The parts of the store: what is read of one thing, and leased of it."""
