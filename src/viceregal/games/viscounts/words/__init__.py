"""What the game says, in every language of the catalogue."""
