from hotzone.core cimport words as c

cdef unsigned long long MASK

cdef class Board:
    cdef public int sides, inner_count, ring_count
    cdef unsigned char[768] next, border
    cdef unsigned char[128] edge, inside, stands, burns, inner, ring
    cdef unsigned char[16] opens, walks, breaks
    cdef unsigned long long[1024] salt
