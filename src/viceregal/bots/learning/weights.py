"""Weights as files: what each feature counts for, by name, and where that comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_weights(package: str, name: str, features: tuple[str, ...]) -> list[float]:
    """The weights of this name, in the order of the features; empty where none were learned.

    ValueError where they are not of these features: then the file is of another judgement.
    """
    file = files(package) / f"{name}.toml"
    if not file.is_file():
        return []
    found: dict[str, float] = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if found.keys() != set(features):
        odd = sorted(found.keys() ^ set(features))
        raise ValueError(f"weights {name} of {package} are of other features: {', '.join(odd)}")
    return [float(found[feature]) for feature in features]


def written(about: Mapping[str, Any], features: Sequence[str], weights: Sequence[float]) -> str:
    """The text of such a file; `about` says how they were learned and measured."""
    lines = ["[about]", *[f"{key} = {_plain(value)}" for key, value in about.items()], "", "[weights]"]
    lines += [f'"{name}" = {weight:.4g}' for name, weight in zip(features, weights, strict=True)]
    return "\n".join(lines) + "\n"


def _plain(value: Any) -> str:
    return str(value) if isinstance(value, int | float) else '"' + str(value).replace('"', "'") + '"'
