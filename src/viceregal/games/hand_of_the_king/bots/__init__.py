"""Bots for Hand of the King."""
