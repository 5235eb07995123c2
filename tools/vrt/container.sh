#!/usr/bin/env bash
# Draws the contact sheets on a machine whose browser draws other pixels (a Mac, ARM): inside a container of x64 Linux.
#
#   docker run --rm --platform linux/amd64 -v "$PWD:/repository" node:24-bookworm \
#     bash /repository/tools/vrt/container.sh vrt:approve base/Button
#
# The working tree is copied, because the packages installed in it are for the other machine; fingerprints, the small pictures
# and the report are copied back.
set -euo pipefail
repository=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
settings=$(mktemp)
trap 'rm -rf "$copy" "$settings"' EXIT
# the files belong to the user of the other machine
export GIT_CONFIG_GLOBAL="$settings"
printf '[safe]\n\tdirectory = *\n' > "$settings"
git clone --quiet --no-checkout "$repository" "$copy"
cd "$repository"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
  if [ -e "$file" ]; then printf '%s\0' "$file"; fi
done | tar --null --files-from=- --create | tar --extract --directory="$copy"
cd "$copy"
# an index, without which every file would look changed
git reset --quiet
npx --yes pnpm@12.21.0 install --frozen-lockfile
code=0
npx --yes pnpm@12.21.0 run "$@" || code=$?
for folder in fingerprints gallery boards report; do
  if [ -d ".storybook/$folder" ]; then
    rm -rf "$repository/.storybook/$folder"
    cp -R ".storybook/$folder" "$repository/.storybook/$folder"
  fi
done
exit "$code"
