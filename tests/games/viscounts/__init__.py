"""Scenarios of Viscounts of the West Kingdom, chapter by chapter."""
