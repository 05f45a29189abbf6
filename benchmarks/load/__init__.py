"""What the bot carries: many matches, many moves a second, and everybody at once."""
