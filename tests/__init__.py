"""The tests. Processes that they start find the small game of the examples as they do."""

import sys
from pathlib import Path

_EXAMPLES = str(Path(__file__).parents[1] / "examples" / "mini")
if _EXAMPLES not in sys.path:
    sys.path.append(_EXAMPLES)
