"""The routes of HTTP, by what they are about."""
