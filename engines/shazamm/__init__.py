"""The rules of Shazamm!."""
