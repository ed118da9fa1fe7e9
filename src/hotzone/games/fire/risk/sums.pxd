include "../model/common.pxi"
from hotzone.games.fire.risk cimport frontier
from hotzone.games.fire.risk.outcome cimport is_down, is_lost

cdef int HIT, GONE, PERSON, FIGURE, DAMAGE, COLLAPSE, MASS, STRIDE

@cython.final
cdef class GroupSums:
    cdef double[::1] sums
    @cython.locals(i=int, start=int)
    cdef void lie(self, State s) noexcept nogil
    @cython.locals(total=double, k=int)
    cdef double of_groups(self, int place) noexcept nogil
    cdef double total(self, int place) noexcept nogil
