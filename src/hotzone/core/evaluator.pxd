cimport cython

from hotzone.core cimport constants as c

cdef class Evaluator:
    cdef public int count, wanted, kind
    cdef double[256] inputs
    cdef int[48] answers, weights  # as many as MERGED
    cdef double[48] values
    cdef void write_inputs(self) noexcept nogil
    cdef double guess(self) noexcept nogil
    cdef double won(self) noexcept nogil
    cdef double advise(self, int action) noexcept nogil
    cdef bint is_ready(self) noexcept nogil
    cdef bint idle(self, int action) noexcept nogil
    cdef int merge_answers(self) noexcept nogil
    cdef int accept(self) noexcept nogil
    cdef void weigh_answers(self) noexcept nogil
