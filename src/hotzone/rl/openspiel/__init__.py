"""Games in OpenSpiel: importing this package registers every game as `hotzone_<name>`."""

from hotzone.rl.openspiel import game as game
