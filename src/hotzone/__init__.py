"""Cooperative rescue board games: the rules once, for people and for machines."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

__version__ = "0.1.0"

if os.environ.get("HOTZONE_PURE"):  # ignore the compiled modules of this package, and of no other
    for folder in [Path(__file__).parent, *(p.parent for p in Path(__file__).parent.rglob("__init__.py"))]:
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))
