#!/bin/sh
# debian.sh PACKAGE: install a package of Debian, as root or by sudo, and ask nothing; fails where that cannot be.
install="apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20"
for root in "" "sudo -n"; do
    $root $install install -y "$1" && exit 0
    $root $install update && $root $install install -y "$1" && exit 0
done > /dev/null 2>&1
exit 1
