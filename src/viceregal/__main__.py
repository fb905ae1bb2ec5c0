"""`python -m viceregal`, and where the installed command begins."""

from __future__ import annotations

import sys

from viceregal.extras import MissingExtra, needs


def main() -> None:
    try:
        with needs("cli"):
            from viceregal.cli.main import main as command
    except MissingExtra as error:
        sys.stderr.write(f"viceregal: {error}\n")
        sys.exit(2)  # as for every command that cannot be: see cli/guard.py, which needs the same extra
    command()


if __name__ == "__main__":
    main()
