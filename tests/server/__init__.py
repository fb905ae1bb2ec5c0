"""The web table, from outside: a server in a process of its own, and clients."""
