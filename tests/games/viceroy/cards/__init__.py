"""Every card played, and what came of it."""
