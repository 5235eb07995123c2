import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { debianPackages } from './debian-packages.ts';

const run = promisify(execFile);
const program = 'usr/bin/promtool';

/**
 * Prometheus' tool that checks and tests rules, of Debian's package; null on systems other than Debian.
 *
 * @throws with `CI` set, when it cannot be installed on Debian
 */
export async function promtool(): Promise<string | null> {
  const unpacked = await debianPackages('prometheus', ['prometheus'], ({ path }) =>
    run(path(program), ['--version']).then(
      () => true,
      () => false,
    ),
  );
  return unpacked?.path(program) ?? null;
}
