"""Cooperative rescue board games: the rules once, for people and for machines.

Examples:
    >>> import hotzone
    >>> match = hotzone.new("fire", crew=2, seed=7)
    >>> match.actor
    1
    >>> match.legal()[:3]
    ['place 0,0', 'place 0,1', 'place 0,2']
"""

import os
import sys

if os.environ.get("HOTZONE_PURE"):  # ignore the compiled modules of this package, and of no other
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
    from pathlib import Path

    for folder in [Path(__file__).parent, *(p.parent for p in Path(__file__).parent.rglob("__init__.py"))]:
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))

from hotzone.core.errors import BadSetup, BadText, HotzoneError, Illegal
from hotzone.core.values import Event, Setup
from hotzone.session import Action, Session, load, new, replay
from hotzone.version import VERSION

__version__ = VERSION
__all__ = ["Action", "BadSetup", "BadText", "Event", "HotzoneError", "Illegal", "Session", "Setup", "load", "new", "replay"]
