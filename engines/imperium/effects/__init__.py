"""What the cards do that are played openly, by the phases they belong to."""
