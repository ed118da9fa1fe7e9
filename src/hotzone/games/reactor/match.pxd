from hotzone.core.dice cimport Dice
from hotzone.core.table cimport Table
from hotzone.games.reactor.model cimport constants as w
from hotzone.games.reactor.model.field cimport Field
from hotzone.games.reactor.model.options cimport Options
from hotzone.games.reactor.rules cimport ending, luck, turn
from hotzone.games.reactor.evaluation.search_interface cimport Searchable

cdef class Match(Searchable):
    pass
