"""What tables and games say to a reader, as plain values in a language."""
