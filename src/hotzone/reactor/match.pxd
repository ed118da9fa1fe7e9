from hotzone.core.dice cimport Dice
from hotzone.reactor cimport words as w
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
    cpdef bint is_legal(self, int action)
