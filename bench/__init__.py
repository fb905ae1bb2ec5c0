"""How fast the rules are, beside peers: `make bench`. See docs/benchmarks.md."""
