include "../model/common.pxi"
from hotzone.games.fire.rules cimport gun

cdef int RED, BLACK, ROLLS

@cython.final
cdef class GunOdds:
    cdef int count
    cdef int[48] space, roll, weight, hit
    cdef double[48] value, worth
    cdef double[6] by_red, black_again
    cdef double[8] by_black, red_again
    @cython.locals(i=int, cell=int, k=int)
    cdef int look(self, State s) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef void weigh(self, bint again, bint once) noexcept nogil
    @cython.locals(red=int, black=int, kept=double)
    cdef void reckon(self, bint once) noexcept nogil
    @cython.locals(both=double, i=int, kept=double, best=double, k=int)
    cdef void use(self, int red, int black, bint once) noexcept nogil
