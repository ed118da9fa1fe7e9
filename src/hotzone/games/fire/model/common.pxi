# Names that nearly every declaration of this game needs; a .pxd includes them in one line.
cimport cython

from hotzone.core cimport constants as c
from hotzone.games.fire.model cimport rule_ids as rule, constants as w
from hotzone.games.fire.model.state cimport State
