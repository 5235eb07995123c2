import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { debianPackages } from '@velluto/server/test/engines/debian-packages.ts';

const exec = promisify(execFile);

/** A program that is installed, or unpacked from Debian's packages. */
export interface Program {
  /** Path or name of the program. */
  program: string;
  /** The environment in which it finds its libraries. */
  env: NodeJS.ProcessEnv;
}

/** Programs that stand in front of servers: their paths in Debian's packages, and how they tell their version. */
const known = {
  nginx: { installed: 'usr/sbin/nginx', packages: ['nginx', 'libpcre2-8-0'], version: '-v' },
  caddy: { installed: 'usr/bin/caddy', packages: ['caddy'], version: 'version' },
};

/** True when the program can be run on this machine. */
const runs = ({ program, env }: Program, version: string) =>
  exec(program, [version], { env, timeout: 10_000 }).then(
    () => true,
    () => false,
  );

/**
 * A proxy to test with: the installed one, or that of Debian's packages; null where neither can be had.
 *
 * @throws with `CI` set, when it cannot be had on Debian
 */
export async function findProxy(name: keyof typeof known): Promise<Program | null> {
  const { installed, packages, version } = known[name];
  const own = { program: name, env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } };
  if (await runs(own, version)) return own;
  const programIn = ({ path, env }: Awaited<ReturnType<typeof debianPackages>> & object): Program => ({
    program: path(installed),
    env: { ...process.env, ...env },
  });
  const unpacked = await debianPackages(name, packages, found => runs(programIn(found), version));
  return unpacked && programIn(unpacked);
}
