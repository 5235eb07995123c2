import { createHash } from 'node:crypto';
import { readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A link in the temporary directory, with a name as long as its target; always the same for one folder. */
const linkTo = (helpers: string, length: number) =>
  `/tmp/velluto-webkit-${createHash('sha256').update(helpers).digest('hex')}`.slice(0, length);

/**
 * Lets a WebKit that is not installed find its helper programs. Their folder is written into its library, where it can only be
 * replaced by one of the same length.
 *
 * @param libraries folder with the library
 * @param installed where the helper programs are when it is installed
 * @param helpers where they are instead
 */
export async function patchHelperPath(libraries: string, installed: string, helpers: string): Promise<void> {
  const link = linkTo(helpers, installed.length);
  for (const name of await readdir(libraries)) {
    if (!/^libwebkit2gtk-4\.1\.so\.[\d.]{3,}$/.test(name)) continue;
    const file = join(libraries, name);
    const bytes = await readFile(file);
    for (let at = bytes.indexOf(installed); at >= 0; at = bytes.indexOf(installed, at + 1))
      bytes.write(link, at);
    await writeFile(file, bytes);
  }
}

/** Makes the link, which is lost when the machine restarts; false if it exists with another target. */
export async function linkHelpers(installed: string, helpers: string): Promise<boolean> {
  const link = linkTo(helpers, installed.length);
  await symlink(helpers, link).catch(() => undefined); // it exists already
  return (await readlink(link).catch(() => null)) === helpers;
}
