"""Bots of Viceroy."""
