"""Notices for who has gone: encrypted for a browser, and handed to the push service that it is reached by."""
