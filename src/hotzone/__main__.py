"""`python -m hotzone` is the same as the command `hotzone`."""

import sys

from hotzone.cli import main

sys.exit(main())
