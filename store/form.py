"""How the address of a server is written, for lines that must not repeat the one they are about."""

FORM = "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
