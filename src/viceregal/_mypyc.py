"""Hints to mypyc that mean nothing when the code is interpreted.

They come from `mypy_extensions`, which is at hand where the package is built but not where it is installed; a
type checker, and so mypyc, sees the originals here, and at run time there are stand-ins.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
    from mypy_extensions import u8 as u8
else:
    i16 = i32 = i64 = u8 = int

    def mypyc_attr(*attrs, **kwattrs):
        return lambda cls: cls

    def trait(cls):
        return cls
