"""How the storage came to be what it is: one file for each step."""
