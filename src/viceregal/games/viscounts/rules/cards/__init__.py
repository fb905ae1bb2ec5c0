"""The printed components as rows of tables."""
