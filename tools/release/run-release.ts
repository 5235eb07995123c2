import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';

/** A folder for the test file, removed after it. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'velluto-release-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process of the release, and what it has printed. */
export interface ReleaseProcess {
  child: ChildProcess;
  /** Standard output and error so far. */
  output: () => string;
  /** Settles with the exit code. */
  ended: Promise<number | null>;
}

/** Makes a function that runs `velluto` with nothing but a Node in its PATH, in an empty folder. */
export function releaseRunner(node = process.execPath) {
  const [bin, cwd] = [scratch(), scratch()];
  symlinkSync(node, join(bin, 'node'));
  const children: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  });
  const run = (args: string[], env: Record<string, string> = {}): ReleaseProcess => {
    const velluto = join(inject('release'), 'bin', 'velluto');
    const child = spawn(velluto, args, {
      cwd,
      env: { PATH: bin, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk;
      });
    return {
      child,
      output: () => output,
      ended: new Promise(done => child.on('close', done)),
    };
  };
  return { run, cwd };
}

/**
 * Waits until a server is ready.
 *
 * @throws Error with its output, when it ends before or is not ready within 30 seconds
 */
export async function untilReady(port: number, { child, output }: ReleaseProcess): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`The server on port ${port} is not ready: ${output()}`);
}
