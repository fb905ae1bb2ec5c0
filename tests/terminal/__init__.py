"""Tests of the terminal table, played on by Textual's pilot without a terminal."""
