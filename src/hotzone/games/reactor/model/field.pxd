from hotzone.core cimport rows
from hotzone.core.graph cimport Board

cdef int OWN

cdef class Field(Board):
    # made by make ids from hotzone.games.reactor.model.fields FIELD: declare
    cdef unsigned char[128] place
    cdef public int fuel_count, tile_count, cell_count
    # end of what make ids made
