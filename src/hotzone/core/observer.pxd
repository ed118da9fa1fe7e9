from hotzone.core.table cimport Table

cdef class Observer:
    cdef readonly int size
    cdef double[8] weights
    cpdef look(self, Table table, bytearray out)
    cdef void write(self, Table table, unsigned char* out) noexcept nogil
    cdef double potential(self, Table table) noexcept nogil
