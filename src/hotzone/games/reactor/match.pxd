from hotzone.core.dice cimport Dice
from hotzone.core.table cimport Table
from hotzone.games.reactor.model cimport constants as w
from hotzone.games.reactor.model.field cimport Field
from hotzone.games.reactor.model.options cimport Options
from hotzone.games.reactor.rules cimport ending, luck, turn
from hotzone.games.reactor.evaluation.search_interface cimport Searchable

cdef class Match(Searchable):
    cdef Table blank(self)
    cdef void find(self) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef int pick_chance(self, Dice dice) noexcept nogil
    cdef double worth(self) noexcept nogil
