"""Discord itself: what comes from it, and what is sent to it."""
