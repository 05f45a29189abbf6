"""The store on a PostgreSQL server. Nothing here is loaded for a file."""
