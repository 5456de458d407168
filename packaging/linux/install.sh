#!/bin/sh
# Puts Paceline into the person's own folders. Run by the .run file, in what it has unpacked.
set -eu
place="$HOME/.local/lib/paceline"
share="${XDG_DATA_HOME:-$HOME/.local/share}"
entry="$share/applications/org.paceline.Paceline.desktop"

# Beside the old one first, so that a full disk leaves that as it was.
rm -rf "$place.new"
mkdir -p "$place.new" "$HOME/.local/bin" "$share"
cp -a usr/lib/paceline/. "$place.new"
cp uninstall.sh "$place.new/uninstall"
rm -rf "$place"
mv "$place.new" "$place"

ln -sf "$place/paceline" "$HOME/.local/bin/paceline"
cp -R usr/share/. "$share"
sed -i "s|^Exec=paceline|Exec=\"$place/paceline\"|" "$entry"
# The desktop's lists are made anew; where these programs are missing, it does without.
update-desktop-database "$share/applications" >/dev/null 2>&1 || true
update-mime-database "$share/mime" >/dev/null 2>&1 || true
echo "Paceline is installed. Start it from the menu, or with $place/paceline"
echo "To remove it: $place/uninstall"
