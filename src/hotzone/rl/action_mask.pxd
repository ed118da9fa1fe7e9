cimport cython

from hotzone.core.table cimport Table

cdef int HEADS, ROWS, TARGETS, MOST, NONE

@cython.final
cdef class ActionMask:
    cdef readonly int count
    cdef short[32768] rows
    cdef short[131072] places
    cdef int[32768] codes
    cpdef int number(self, int action) noexcept nogil
    cpdef int action(self, long long number) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void write(self, Table table, unsigned char* mask) noexcept nogil
