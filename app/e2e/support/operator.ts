import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cli = join(import.meta.dirname, '../../../packages/server/src/cli.ts');

/** Runs a `velluto` command on the data of the product that the specs use; returns its output. */
export async function velluto(...args: string[]): Promise<string> {
  const { VELLUTO_DATA: DATA_DIR, VELLUTO_SITES: SITES_DIR } = process.env;
  const env = { ...process.env, DATA_DIR, SITES_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli, ...args], { env });
  return stdout;
}
