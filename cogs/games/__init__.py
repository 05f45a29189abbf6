"""What each game adds in Discord: its commands and its panels, in a room of its own."""
