"""A played game looked at again: what each decision was worth, where it turned, what was luck. It knows no game."""
