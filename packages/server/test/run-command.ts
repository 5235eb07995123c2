import { collect, runProgram } from './start-process.ts';

/** Runs a `velluto` command in a process, as an operator does; returns its exit code and what it printed. */
export async function velluto(dataDir: string, env: Record<string, string>, ...args: string[]) {
  const child = runProgram('cli', dataDir, env, args);
  const [output, errorOutput] = [collect(child.stdout), collect(child.stderr)];
  const code = await new Promise<number | null>(done => child.on('close', done));
  return { code, output: output(), errorOutput: errorOutput() };
}
