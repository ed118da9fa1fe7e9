cimport cython

from hotzone.ai cimport words as n
from hotzone.core.judge cimport Judge

@cython.final
cdef class Network:
    cdef readonly int inputs, size
    cdef double[::1] weights
    cdef double[32] hidden
    @cython.locals(start=int, row=int, i=int, j=int, x=double, out=double)
    cdef double value(self, Judge judge) noexcept nogil

@cython.locals(far=double, small=double, _=int)
cpdef double squash(double x) noexcept nogil
