# Sourced: the Debian packages that each task needs, the one list of them, and the toolchain.
# shellcheck shell=bash disable=SC2034

# The toolchain's version. The translator is linked with its SwiftSyntax.
swift_version=6.3

# What the toolchain runs and links; the decoder of references; the font for San Francisco.
packages_build=(binutils git libc6-dev libcurl4-openssl-dev libncurses6 libsqlite3-0 libxml2-dev
  pkg-config tzdata zlib1g-dev libpng-dev fonts-inter-variable)
# The headers of C++ are in a package named after the compiler's version: g++ brings the right one.
[ -d /usr/include/c++ ] || packages_build+=(g++)
# The fonts of other designs, scripts and emoji, hyphenation, and the decoder of JPEG files.
packages_test=("${packages_build[@]}" fonts-dejavu-core fonts-jetbrains-mono fonts-vollkorn
  fonts-liberation fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji hyphen-en-us unicode-data
  libturbojpeg0)
# A browser for the reports, and linters.
packages_gate=("${packages_test[@]}" chromium chromium-driver shellcheck yamllint)
# What an installed tool needs: what the toolchain runs, and libpng's headers.
packages_run=("${packages_build[@]}")
packages_package=("${packages_build[@]}" chrpath dpkg-dev lintian)
