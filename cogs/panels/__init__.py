"""What can be pressed, as plain data without Discord."""
