#!/bin/sh
# install.sh VENV LOCK: install what the lock pins, and the project itself as a link to this folder.
# uv takes a tenth of pip's time. It is used where it is there, or where the lock holds it; if it finds no packages (it does not read
# the settings of pip), pip does the same. Neither writes bytecode: Python does, for what is used.
set -u
venv=$1 lock=$2
pip="$venv/bin/python -m pip --disable-pip-version-check -q"
uv=$(command -v "$venv/bin/uv" || command -v uv)
if [ -z "$uv" ] && grep -q '^uv==' "$lock"; then
    awk '/^[a-z]/ { on = /^uv==/ } on' "$lock" > "$venv/uv.lock"
    $pip install --require-hashes -r "$venv/uv.lock" && uv=$venv/bin/uv
fi
export HOTZONE_PURE=1  # nothing is compiled here: `setup.py build_ext` does
if [ "$uv" ]; then
    "$uv" pip install -q --python "$venv/bin/python" --require-hashes -r "$lock" &&
        "$uv" pip install -q --python "$venv/bin/python" --no-deps --no-build-isolation -e . && exit 0
    echo "uv did not work here: pip installs instead"
fi
$pip install --no-compile --require-hashes -r "$lock" && $pip install --no-deps --no-build-isolation -e .
