# Asked for in the middle of whole matches, where the interpreter is not held.
cdef extern from *:
    """
    #include <time.h>
    static inline double hotzone_seconds(void) {
    #ifdef CLOCK_THREAD_CPUTIME_ID
        struct timespec now;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    #else
        return (double)clock() / CLOCKS_PER_SEC;
    #endif
    }
    """
    double seconds "hotzone_seconds"() noexcept nogil
