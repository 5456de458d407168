#!/bin/sh
# Removes what install.sh has put there. Chats and settings stay unless --all is asked for.
set -eu
place="$HOME/.local/lib/paceline"
share="${XDG_DATA_HOME:-$HOME/.local/share}"
rm -f "$HOME/.local/bin/paceline" "$share/applications/paceline.desktop" \
  "$share/mime/packages/paceline.xml" "$share/metainfo/org.paceline.Paceline.metainfo.xml"
find "$share/icons/hicolor" -name 'paceline.png' -o -name 'paceline.svg' | while read -r icon; do
  rm -f "$icon"
done
if [ "${1:-}" = --all ]; then
  rm -rf "$share/paceline"
fi
rm -rf "$place"
echo "Paceline is removed."
