"""The kernel: values, the stack machine, games, matches, chance, notation, records of games. It knows no game."""
