"""The table of Viscounts of the West Kingdom."""
