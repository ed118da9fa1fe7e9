cimport cython

cdef class Rows:
    cdef unsigned char* row(self, int number) except NULL

cdef unsigned char* pick(int number, unsigned char* a, unsigned char* b, unsigned char* c, unsigned char* d,
                         unsigned char* e) noexcept nogil
@cython.locals(i=int)
cdef void move_row(unsigned char* p, int at, unsigned char* row, int size, bint reads) noexcept nogil
cdef void write_shorts(unsigned char* p, int at, int a, int b, int c, int d) noexcept nogil
cdef void write_short(unsigned char* p, int at, int value) noexcept nogil
@cython.locals(value=int)
cdef int read_short(unsigned char* p, int at) noexcept nogil
