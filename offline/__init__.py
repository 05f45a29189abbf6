"""The same bot inside a simulated Discord."""
