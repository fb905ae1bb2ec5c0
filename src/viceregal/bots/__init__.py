"""Bots: players that choose an action from what their seat may know. `registry.make` finds them by name."""
