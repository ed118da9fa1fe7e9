from hotzone.core.dice cimport Dice
from hotzone.core.table cimport Table
from hotzone.games.fire.model cimport constants as w
from hotzone.games.fire.model.building cimport Building
from hotzone.games.fire.model.options cimport Options
from hotzone.games.fire.rules cimport acting, luck, turn
from hotzone.games.fire.evaluation.search_interface cimport Searchable

cdef class Match(Searchable):
    cdef Table blank(self)
    cdef void find(self) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef int pick_chance(self, Dice dice) noexcept nogil
    cdef double worth(self) noexcept nogil
