include "../../core/common.pxi"
from hotzone.ai.search cimport vector_sum
from hotzone.ai.search cimport constants as n

@cython.final
cdef class Network:
    cdef readonly int inputs, width, size
    cdef readonly tuple names
    cdef double[66050] weights  # both kinds at their largest: 256 inputs, 128 units
    cdef double[128] hidden
    @cython.locals(start=int, row=int, j=int, out=double)
    cdef double value(self, Evaluator evaluator) noexcept nogil
    @cython.locals(i=int, other=Network)
    cpdef Network clone(self)
    @cython.locals(i=int)
    cpdef load(self, double[::1] weights)

cpdef int size(int inputs, int width) noexcept nogil
@cython.locals(far=double, small=double, _=int)
cpdef double squash(double x) noexcept nogil
