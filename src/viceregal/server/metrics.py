"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ENTRIES = Counter("viceregal_entries_total", "Entries stored by this process", ["kind"])
REFUSALS = Counter("viceregal_refusals_total", "Requests refused", ["code"])
CONFLICTS = Counter("viceregal_conflicts_total", "Appends that came second and were thought over")
COMMITS = Counter("viceregal_commits_total", "Transactions; one may hold appends of many tables")
COMMIT_SECONDS = Histogram("viceregal_commit_seconds", "Time of a transaction", buckets=_FAST)
COMMAND_SECONDS = Histogram("viceregal_command_seconds", "From a request to its broadcast", buckets=_FAST)
TURNED_AWAY = Counter("viceregal_turned_away_total", "Connections that were refused or ended", ["why"])
CONNECTIONS = Gauge("viceregal_connections", "Open WebSockets")
TABLES = Gauge("viceregal_tables_loaded", "Tables in memory")
BOT_SECONDS = Histogram("viceregal_bot_seconds", "From a bot's question to its answer", buckets=_FAST)
BOT_FAILURES = Counter(
    "viceregal_bot_failures_total", "Bots that broke down; a random answer took their place"
)
PUSHES = Counter("viceregal_pushes_total", "Notices by push services", ["how"])
REDIS_UP = Gauge("viceregal_redis_up", "Whether Redis answers")
