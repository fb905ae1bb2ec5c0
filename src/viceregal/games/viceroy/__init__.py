"""Viceroy, in three rulebook editions. Start reading at README.md, then game.py."""
