from hotzone.core.dice cimport Dice
from hotzone.reactor cimport thinking, words as w
from hotzone.reactor.field cimport Field
from hotzone.reactor.options cimport Options
from hotzone.reactor.rules cimport ending, luck, turn
from hotzone.reactor.state cimport State

cdef class Match(State):
    cdef public Match origin
    cdef public object plan
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
    cpdef bint is_legal(self, int action)
