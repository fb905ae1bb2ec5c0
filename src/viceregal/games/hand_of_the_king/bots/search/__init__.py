"""The search of `alphabeta`: a compact board and what is done on it, compiled by Cython."""
