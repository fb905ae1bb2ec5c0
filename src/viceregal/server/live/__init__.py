"""The tables that this process has in hand: who listens, which bots think, what others write."""
