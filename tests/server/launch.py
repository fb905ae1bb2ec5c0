"""`viceregal` as the tests start it.

With NEVER_LOOK in the environment the server never looks into the log by itself: what it knows of other processes
Redis has told it. With NEVER_REFILL its limits count all requests since the start, however slowly they come. With
SHORT_OF_PATIENCE it waits two seconds for what it waits many for. With VICEREGAL_BROWSER_DELAY its answers reach
pages late (tests/server/late.py).
"""

from __future__ import annotations

import os
from types import SimpleNamespace

if __name__ == "__main__":
    from tests.server import late
    from viceregal.cli.main import main
    from viceregal.server import limits, run
    from viceregal.server.http import door
    from viceregal.server.live import fanout

    if os.environ.get("SHORT_OF_PATIENCE"):
        door.HEAD_SECONDS = door.BODY_SECONDS = door.READING_SECONDS = 2.0
    if os.environ.get("NEVER_LOOK"):
        fanout.LOOK_SECONDS = fanout.LOOK_SELDOM_SECONDS = 86_400.0
    if os.environ.get("NEVER_REFILL"):
        limits.time = SimpleNamespace(monotonic=lambda: 0.0)  # type: ignore[assignment]
    if delay := float(os.environ.get("VICEREGAL_BROWSER_DELAY", "0")):
        run.server_config = late.config_of(run.server_config, delay / 1000)
    main()
