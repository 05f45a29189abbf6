"""What every picture is made with, whatever the game."""
