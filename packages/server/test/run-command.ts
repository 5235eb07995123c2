import { resolve } from 'node:path';
import { collect, runProgram } from './start-process.ts';

/** Runs a `velluto` command in a process, as an operator does. */
export async function velluto(dataDir: string, env: Record<string, string>, ...args: string[]) {
  const child = runProgram(resolve(import.meta.dirname, '../src/cli.ts'), dataDir, env, args);
  const [said, complaint] = [collect(child.stdout), collect(child.stderr)];
  const code = await new Promise<number | null>(done => child.on('close', done));
  return { code, said: said(), complaint: complaint() };
}
