#!/bin/sh
# step.sh [-q | -b] NAME COMMAND…: run a command and say how long it took.
# With -q what it prints is shown only if it fails. With -b (beside others) every line it prints begins with its name.
# The seconds also go into the file $HOTZONE_TIMES, if there is one to write: `.ci/run` ends with them.
how=""
case $1 in -q | -b) how=$1; shift ;; esac
name=$1
shift
began=$(date +%s)
case $how in
-q)
    if [ -t 1 ]; then printf '%s …\r' "$name"; fi
    output=$("$@" 2>&1)
    status=$?
    if [ "$status" -ne 0 ]; then printf '%s\n' "$output"; fi
    ;;
-b)
    exec 4>&1
    status=$({ { "$@" 2>&1; echo $? >&3; } | while IFS= read -r line || [ "$line" ]; do printf '%s: %s\n' "$name" "$line"; done >&4; } 3>&1)
    ;;
*)
    "$@"
    status=$?
    ;;
esac
seconds=$(($(date +%s) - began))
if [ "$status" -eq 0 ]; then ending=""; else ending=" FAILED"; fi
echo "$name … $seconds s$ending"
if [ "${HOTZONE_TIMES:-}" ]; then printf '%5d s  %s%s\n' "$seconds" "$name" "$ending" >> "$HOTZONE_TIMES"; fi
exit "$status"
