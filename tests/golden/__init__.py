"""Whole games as they were played when the files were written: a change of the rules shows here, line by line."""
