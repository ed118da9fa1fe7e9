cimport cython

from hotzone.core.table cimport Table

@cython.final
cdef class Replayer:
    cdef readonly Table table
    cdef readonly long long actions
    @cython.locals(listed=int[::1], count=int, done=int)
    cpdef int play(self, codes)
