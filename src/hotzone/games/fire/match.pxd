include "model/common.pxi"
from hotzone.games.fire.rules cimport acting, luck, turn
from hotzone.games.fire.evaluation.search_interface cimport Searchable

cdef class Match(Searchable):
    pass
