"""A match in a channel: seats, turns, clocks, delivery. Knows no Discord."""
