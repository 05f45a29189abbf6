"""What serves whoever runs the bot: settings, logs, weather, signals, health. Knows no game."""
