"""Words and names: catalogues, voices, and who is spoken to in which language."""
