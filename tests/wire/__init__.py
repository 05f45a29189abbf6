"""The real bot in a process of its own, against a Discord on loopback that fails on demand."""
