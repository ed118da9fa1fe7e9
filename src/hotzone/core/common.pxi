# Names that most declarations of searches, batches and environments need; a .pxd includes them in one line.
cimport cython

from hotzone.core cimport constants as c
from hotzone.core.dice cimport Dice
from hotzone.core.evaluator cimport Evaluator
from hotzone.core.table cimport Table
