"""The web table: tables for people and programs over HTTP and WebSocket. No rules in it; `docs/reference/protocol.md` is the contract."""
