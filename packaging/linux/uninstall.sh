#!/bin/sh
# Removes what install.sh has put there. Chats and settings stay unless --all is asked for.
set -eu
id=org.paceline.Paceline
place="$HOME/.local/lib/paceline"
share="${XDG_DATA_HOME:-$HOME/.local/share}"
rm -f "$HOME/.local/bin/paceline" "$share/applications/$id.desktop" \
  "$share/mime/packages/$id.xml" "$share/metainfo/$id.metainfo.xml" "$share/icons/hicolor"/*/apps/$id.*
# The desktop's lists are made anew; where these programs are missing, it does without.
update-desktop-database "$share/applications" >/dev/null 2>&1 || true
update-mime-database "$share/mime" >/dev/null 2>&1 || true
if [ "${1:-}" = --all ]; then
  rm -rf "$share/paceline"
fi
rm -rf "$place"
echo "Paceline is removed."
