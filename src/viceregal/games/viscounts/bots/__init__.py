"""Bots of Viscounts of the West Kingdom."""
