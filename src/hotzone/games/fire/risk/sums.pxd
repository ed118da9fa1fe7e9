cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport words as w
from hotzone.fire.lens cimport waiting
from hotzone.fire.lens.outcome cimport is_down, is_lost
from hotzone.fire.state cimport State

cdef int HIT, GONE, PERSON, FIGURE, DAMAGE, COLLAPSE, MASS, STRIDE

@cython.final
cdef class Tally:
    cdef double[::1] sums
    @cython.locals(i=int, start=int)
    cdef void lie(self, State s) noexcept nogil
    @cython.locals(total=double, k=int)
    cdef double of_groups(self, int place) noexcept nogil
    cdef double total(self, int place) noexcept nogil
