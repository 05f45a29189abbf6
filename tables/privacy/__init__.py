"""What is kept of one person: told on request, and forgotten on request; what is over is let go."""
