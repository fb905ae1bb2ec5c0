"""The table of Viceroy."""
