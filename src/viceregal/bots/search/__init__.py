"""One search for all games: it knows none, and asks the game's counsel. Compiled."""
