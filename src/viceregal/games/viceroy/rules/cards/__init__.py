"""The cards, a row each."""
