cimport cython

from hotzone.fire.rules cimport moving, passages, vehicles
from hotzone.fire.state cimport State

@cython.locals(here=int, i=int, lift=int)
cpdef void choices(State s, int who, int figure, int bits, int budget, int purpose, bint hot) noexcept nogil
