import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to run a Redis. */
export interface RedisProgram {
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Name by which the program is called, if it differs from the file's. */
  argv0?: string;
  /** Description for the output of the run. */
  name: string;
}

/** True when the program exists and can be run on this machine. */
export async function runs({ program, args, env, argv0 }: RedisProgram): Promise<boolean> {
  const options = { env: { ...process.env, ...env }, timeout: 5_000, ...(argv0 && { argv0 }) };
  return run(program, [...args, '--version'], options).then(
    () => true,
    () => false,
  );
}
