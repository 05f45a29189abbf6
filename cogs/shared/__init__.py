"""The cogs that serve every game alike."""
