"""A Game of Thrones: Hand of the King. Start reading at README.md, then game.py."""
