"""`@rule("HK-MOV-1")` says which rules a test holds; `viceregal rules --coverage` lists those that none does."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
