"""A zip file that is sent while it is made: it is never whole in memory."""

from __future__ import annotations

from zipfile import ZIP_DEFLATED, ZipFile


class _Out:
    """What was written since it was last taken."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Nothing waits here."""

    def take(self) -> bytes:
        taken, self.parts = b"".join(self.parts), []
        return taken


class ZipStream:
    def __init__(self) -> None:
        self.out = _Out()
        self.zip = ZipFile(self.out, "w", ZIP_DEFLATED)  # type: ignore[call-overload]

    def add(self, name: str, text: str) -> bytes:
        """A file; the bytes that can be sent now."""
        self.zip.writestr(name, text.encode())
        return self.out.take()

    def end(self) -> bytes:
        self.zip.close()
        return self.out.take()
