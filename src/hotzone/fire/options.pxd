cdef class Options:
    cdef public int crew, first
    cdef public int specialists, hazmats, vehicles, hot_spots, arrows
    cdef public int setup, explosions, hazmat_count, extra_spots, spot_supply, dealt, deck
    cdef public int threat_markers, lose_saved, flash_door, wave_door, discard_poi, stop_moving
    cdef public int stack_hazmats, fourth_again, joint_reroll, cafs_command, nines
    cdef public int crew_change, unmarked, gun_works, arson, friend, hottest, all_spots, spots_on_board
    cdef public int call_lift, alarm_spot, dispose_counts
    cdef unsigned char[16] base_ap, move_pool, douse_pool, command_pool, chop_cost, douse_cost, gun_cost
