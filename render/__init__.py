"""A view becomes a picture. Pure."""
