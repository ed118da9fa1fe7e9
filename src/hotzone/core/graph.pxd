from hotzone.core cimport rows
from hotzone.core cimport constants as c
from hotzone.core.rows cimport Rows

cdef unsigned long long MASK

cdef class Board(Rows):
    # made by make ids from hotzone.core.formats.fields BOARD: declare
    cdef unsigned char[768] next, border
    cdef public int sides
    # end of what make ids made
    cdef unsigned long long[1024] salt
