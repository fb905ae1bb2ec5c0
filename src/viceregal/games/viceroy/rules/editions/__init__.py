"""The editions as values: one whole, the others as differences."""
