#!/bin/bash
# What a build on Debian or Ubuntu needs from the system, as root. Vulkan's headers must be 1.3.283 or
# newer (Debian 13's are); on an older system take them from the LunarG SDK.
set -euo pipefail
apt-get update
packages=(
  g++ cmake ninja-build binutils makeself squashfs-tools dpkg-dev zstd
  libvulkan-dev glslc spirv-headers
  # PyInstaller takes these along, or Qt would miss them on a bare system.
  libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxkbcommon-x11-0
  # What tests/packaging need.
  xvfb xdotool mesa-vulkan-drivers desktop-file-utils appstream qemu-user fonts-dejavu-core
)
for package in "${packages[@]}"; do
  # Some are missing on some systems (glslc on Ubuntu 22.04); the SDK brings those.
  apt-get install -y --no-install-recommends "$package" || echo "$package can't be had here" >&2
done
