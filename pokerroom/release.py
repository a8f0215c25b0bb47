"""Which release of the software this is: the number in pyproject.toml, which CHANGELOG.md describes."""

import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
VERSION: str = tomllib.loads(PROJECT.read_text())["project"]["version"]
