"""How fast the rules of Hand of the King are, beside peers: `make bench`. See docs/benchmarks.md."""
