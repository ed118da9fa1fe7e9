include "model/common.pxi"
from hotzone.games.reactor.match cimport Match

cdef int DEEP
cdef double SMALL

@cython.final
cdef class RiskStep:
    cdef readonly Match table
    cdef readonly RiskStep below
    cdef readonly bint deepest

@cython.final
cdef class Risk:
    cdef readonly Match root
    cdef readonly RiskStep top
    cdef readonly int turn, leaves
    cdef readonly double small, error, hearts, dial, defeat, victory
    cdef double[64] up, gone, burnt
    cdef double[4] dose, death
    cdef void start(self) noexcept nogil
    @cython.locals(total=int, i=int, weight=int)
    cdef void follow(self, RiskStep step, double part) noexcept nogil
    @cython.locals(hearts=int, cell=int)
    cdef void branch(self, RiskStep step, int action, double part) noexcept nogil
    cdef bint is_hot(self, Match table, int cell) noexcept nogil
    @cython.locals(cell=int)
    cdef int forced(self, Match table) noexcept nogil
    cdef bint within(self, Match table) noexcept nogil
    @cython.locals(cell=int, seat=int)
    cdef void tally(self, Match table, double part) noexcept nogil
