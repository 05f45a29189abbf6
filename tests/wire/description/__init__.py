"""What Discord publishes of its API, cut to what the bot asks, and requests held against it."""
