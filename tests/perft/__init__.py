"""Counts of how games can go on, and what reads them."""
