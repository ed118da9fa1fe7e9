cimport cython

from hotzone.core cimport words as c
from hotzone.fire cimport words as w
from hotzone.fire.lens cimport waiting
from hotzone.fire.lens.outcome cimport is_down, is_lost
from hotzone.fire.state cimport State

cdef int HIT, GONE, PERSON, FIGURE, DAMAGE, COLLAPSE, MASS, STRIDE
cdef double SURE

@cython.final
cdef class Tally:
    cdef double[::1] sums
    @cython.locals(i=int, start=int)
    cdef void lie(self, State s) noexcept nogil
    @cython.locals(i=int, k=int, total=double, mass=double, spread=double, apart=double, worst=double, far=double)
    cdef double add_up(self) noexcept nogil
    cdef double total(self, int place) noexcept nogil
