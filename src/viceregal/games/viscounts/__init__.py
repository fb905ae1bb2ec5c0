"""Viscounts of the West Kingdom, with its solo opponents."""
