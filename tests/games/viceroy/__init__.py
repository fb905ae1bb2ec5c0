"""Viceroy, rule by rule."""
