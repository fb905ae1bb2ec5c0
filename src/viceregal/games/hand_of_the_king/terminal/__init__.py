"""The table of Hand of the King: its panels, and the screen that puts them together."""
