#!/bin/bash
# dist/Paceline.app as a .dmg, signed and notarised where the secrets for it are in the environment:
# PACELINE_CODESIGN_IDENTITY (PyInstaller has signed what lies in the app with it already, with the
# hardened runtime), and PACELINE_NOTARY_PROFILE, a profile of `xcrun notarytool store-credentials`.
set -euo pipefail
version=$1
app=dist/Paceline.app
dmg=dist/paceline-$version-$(uname -m).dmg

if [[ -n ${PACELINE_CODESIGN_IDENTITY:-} ]]; then
  # Not --deep: it would give the libraries the app's entitlements.
  codesign --force --options runtime --timestamp --entitlements packaging/macos/entitlements.plist \
    --sign "$PACELINE_CODESIGN_IDENTITY" "$app"
  codesign --verify --strict --verbose=2 "$app"
else
  echo "No identity to sign with: people will have to allow the app in the system's settings." >&2
fi

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
ditto "$app" "$stage/Paceline.app"
ln -s /Applications "$stage/Applications"
cp build/licences/NOTICE.txt "$stage/Licences.txt"
rm -f "$dmg"
hdiutil create -volname Paceline -srcfolder "$stage" -fs HFS+ -format UDZO "$dmg"

if [[ -n ${PACELINE_CODESIGN_IDENTITY:-} ]]; then
  codesign --timestamp --sign "$PACELINE_CODESIGN_IDENTITY" "$dmg"
fi
if [[ -n ${PACELINE_NOTARY_PROFILE:-} ]]; then
  xcrun notarytool submit "$dmg" --keychain-profile "$PACELINE_NOTARY_PROFILE" --wait
  xcrun stapler staple "$dmg"
fi
echo "$dmg"
