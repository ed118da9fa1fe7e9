cimport cython

from hotzone.core cimport words as c

cdef class Judge:
    cdef public int count, kind
    cdef double[256] inputs
    cdef void sense(self) noexcept nogil
    cdef double guess(self) noexcept nogil
    cdef double won(self) noexcept nogil
    cdef double advise(self, int action) noexcept nogil
    cdef bint idle(self, int action) noexcept nogil
