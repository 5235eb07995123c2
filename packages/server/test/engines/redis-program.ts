import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How a Redis is run. */
export interface RedisProgram {
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Name it is called by, where the file has another one. */
  argv0?: string;
  /** What it is, for the report. */
  name: string;
}

/** True when the program is there and can be run on this machine. */
export async function runs({ program, args, env, argv0 }: RedisProgram): Promise<boolean> {
  const options = { env: { ...process.env, ...env }, timeout: 5_000, ...(argv0 && { argv0 }) };
  return run(program, [...args, '--version'], options).then(
    () => true,
    () => false,
  );
}
