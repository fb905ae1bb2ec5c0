"""Tournaments of games for two: who plays whom, and who stands where. They know no game, and no table."""
