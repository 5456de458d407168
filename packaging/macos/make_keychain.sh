#!/bin/bash
# Puts the certificate and the notary's account where codesign and notarytool find them, on a machine
# that is thrown away afterwards. On a Mac of one's own both are in the login keychain already.
#
# MACOS_CERTIFICATE: the "Developer ID Application" certificate with its key, a .p12 in base64.
# MACOS_CERTIFICATE_PASSWORD: the .p12's. MACOS_NOTARY_*: an Apple ID, its team, and a password of
# its own for this (appleid.apple.com). The profile is called paceline.
set -euo pipefail
if [[ -z ${MACOS_CERTIFICATE:-} ]]; then
  echo "No certificate: the app stays unsigned."
  exit 0
fi
keychain=$RUNNER_TEMP/paceline.keychain-db
certificate=$RUNNER_TEMP/certificate.p12
secret=$(uuidgen)
trap 'rm -f "$certificate"' EXIT

base64 --decode <<<"$MACOS_CERTIFICATE" >"$certificate"
security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 21600 "$keychain" # seconds: longer than the build
security unlock-keychain -p "$secret" "$keychain"
security import "$certificate" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
# Or codesign would ask in a window.
security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
if [[ -n ${MACOS_NOTARY_APPLE_ID:-} ]]; then
  xcrun notarytool store-credentials paceline --apple-id "$MACOS_NOTARY_APPLE_ID" \
    --team-id "$MACOS_NOTARY_TEAM" --password "$MACOS_NOTARY_PASSWORD"
fi
