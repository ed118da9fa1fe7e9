cimport cython

from hotzone.core cimport words as c
from hotzone.core.dice cimport Dice

cdef class Story:
    cdef public int told
    cdef short[8192] shorts
    @cython.locals(i=int)
    cdef void tell(self, int kind, int a, int b, int rule) noexcept nogil

cdef Story UNTOLD

cdef class Table:
    cdef public int actor, count, turn, result
    cdef public bint watched
    cdef public Story story
    cdef int[1024] actions
    cdef void emit(self, int kind, int a, int b, int rule) noexcept nogil
    cdef void offer(self, int action) noexcept nogil
    cdef void find(self) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef int deal(self, Dice dice) noexcept nogil
    cdef void rewind(self) noexcept nogil
    cdef double worth(self) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
    cdef int purse(self) noexcept nogil
    cdef int phase(self) noexcept nogil
    cdef int closing(self) noexcept nogil
    cdef int weight(self, int action) noexcept nogil
