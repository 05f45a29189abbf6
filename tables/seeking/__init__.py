"""People who look for somebody to play with: what they want, who fits, how two meet."""
