"""All that talks to Discord."""
