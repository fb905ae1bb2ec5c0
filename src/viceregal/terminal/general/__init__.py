"""The table of games that bring none of their own: the view written out, the choices, the chronicle."""
