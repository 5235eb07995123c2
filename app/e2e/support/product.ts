import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A started product. */
export interface Product {
  /** Address of the default site. */
  url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it by SIGTERM; resolves with the exit code and the time it took, in milliseconds. */
  stop(): Promise<{ code: number | null; took: number }>;
  process: ChildProcess;
}

/** Runs the start command with this environment; returns its process and its output. */
export function run(env: Record<string, string>): { process: ChildProcess; output: () => string } {
  // Node warns about the two conflicting colour variables that a test runner sets
  const { NO_COLOR: _, FORCE_COLOR: __, ...usual } = process.env;
  const child = spawn(process.execPath, ['tools/start/start.js'], {
    cwd: root,
    env: { ...usual, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  return { process: child, output: () => written };
}

/** Waits until a process has ended (it may have already); its exit code. */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/**
 * Starts the product and waits until it prints its address.
 *
 * @throws Error with its output when it ends before that
 */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const { process: child, output } = run(env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, address] = /(http:\/\/localhost:\d+)\s/.exec(output()) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The product did not start.\n${output()}`)));
  });
  return {
    url,
    output,
    process: child,
    async stop() {
      const stopRequestedAt = performance.now();
      child.kill('SIGTERM');
      const code = await exitOf(child);
      return { code, took: performance.now() - stopRequestedAt };
    },
  };
}
