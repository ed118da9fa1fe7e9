from hotzone.core cimport words as c
from hotzone.core.board cimport Board

cdef class Field(Board):
    cdef public int fuel_count, tile_count, cell_count
    cdef unsigned char[128] place
