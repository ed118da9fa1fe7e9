from hotzone.core.dice cimport Dice
from hotzone.core.table cimport Table

cdef class PlainTable(Table):
    cdef public object board, options, origin
    cdef void find(self) noexcept with gil
    cdef void apply(self, int action) noexcept with gil
    cdef int pick_chance(self, Dice dice) noexcept with gil
    cdef void to_origin(self) noexcept with gil
    cdef double worth(self) noexcept with gil
