"""What a player's games come to: wins, best scores, roads to points, ratings, medals. It knows no game."""
