include "../model/common.pxi"
from hotzone.games.fire.rules cimport moving, passages, vehicles

@cython.locals(here=int, i=int, lift=int)
cpdef void choices(State s, int who, int figure, int bits, int budget, int purpose, bint hot) noexcept nogil
