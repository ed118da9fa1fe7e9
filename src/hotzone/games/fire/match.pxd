from hotzone.core.dice cimport Dice
from hotzone.core.table cimport Table
from hotzone.games.fire.model cimport constants as w
from hotzone.games.fire.model.building cimport Building
from hotzone.games.fire.model.options cimport Options
from hotzone.games.fire.rules cimport acting, luck, turn
from hotzone.games.fire.evaluation.search_interface cimport Searchable

cdef class Match(Searchable):
    pass
