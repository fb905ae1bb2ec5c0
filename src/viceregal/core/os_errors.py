"""What the operating system says is wrong with a file, by its number: so it can be said in the reader's language."""

from __future__ import annotations

import errno
from typing import Final

from viceregal.core.complaints import Complaint

NO_FILE: Final = Complaint("no_file", "No such file or directory")
NO_PERMISSION: Final = Complaint("no_permission", "Permission denied")
IS_A_DIRECTORY: Final = Complaint("is_a_directory", "Is a directory")
NOT_A_DIRECTORY: Final = Complaint("not_a_directory", "Not a directory")
NO_SPACE: Final = Complaint("no_space", "No space left on device")

_BY_NUMBER: Final = {
    errno.ENOENT: NO_FILE,
    errno.EACCES: NO_PERMISSION,
    errno.EISDIR: IS_A_DIRECTORY,
    errno.ENOTDIR: NOT_A_DIRECTORY,
    errno.ENOSPC: NO_SPACE,
}


def os_reason(error: Exception) -> Complaint | str:
    """Why a file cannot be had; of an error that is not the system's, what it says itself."""
    if not isinstance(error, OSError):
        return str(error)
    known = _BY_NUMBER.get(error.errno or 0)
    return known if known is not None else error.strerror or str(error)
