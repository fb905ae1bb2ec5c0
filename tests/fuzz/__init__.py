"""Hostile input: a clear error each time, never a crash, and nothing has changed."""
