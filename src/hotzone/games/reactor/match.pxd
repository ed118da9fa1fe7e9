include "model/common.pxi"
from hotzone.games.reactor.rules cimport ending, luck, turn
from hotzone.games.reactor.evaluation.search_interface cimport Searchable

cdef class Match(Searchable):
    pass
