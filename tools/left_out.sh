#!/bin/sh
# left_out.sh NAME: say that NAME is missing here and cannot be installed, so that its tests are left out. In CI (CI=true) that is a failure.
# The name also goes into the file $HOTZONE_LEFT_OUT, if there is one to write: `.ci/run` ends with it.
echo "No $1 here, and it cannot be installed: the tests that need it are left out."
if [ "${HOTZONE_LEFT_OUT:-}" ]; then echo "$1" >> "$HOTZONE_LEFT_OUT"; fi
[ "${CI:-}" != true ]
