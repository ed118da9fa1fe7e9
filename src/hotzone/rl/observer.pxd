from hotzone.core.table cimport Table

cdef class Observer:
    cdef readonly int size
    cdef double[8] weights
    cdef void write(self, Table table, unsigned char* out) noexcept nogil
    cdef double potential(self, Table table) noexcept nogil
