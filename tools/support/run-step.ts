import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The root of the repository, independent of the working directory. */
export const root = join(import.meta.dirname, '../..');

/** Result of a child process. */
export interface StepResult {
  /** Exit code; 1 when a signal ended the process or it could not start. */
  code: number;
  /** Standard output and standard error, in the order in which they were written. */
  output: string;
}

/** Options of a child process. */
export interface StepOptions {
  /** `show` passes the output on as it comes, `keep` only collects it. */
  output?: 'show' | 'keep';
  /** Added to the environment. */
  env?: Record<string, string>;
  /** Working directory; the root by default. */
  cwd?: string;
  /** Ends the process and all that it started. */
  signal?: AbortSignal;
}

/** Runs one of the project's own commands (`node_modules/.bin`) or a script, and waits for its end. */
export function runStep(command: string, args: string[], options: StepOptions = {}): Promise<StepResult> {
  const cwd = options.cwd ?? root;
  // a package's own commands first, then those of the root
  const bins = [cwd, root].map(folder => join(folder, 'node_modules', '.bin'));
  const PATH = [...bins, process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PATH, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group of its own, because a package manager does not pass every signal on
    detached: options.signal !== undefined,
  });
  let output = '';
  const take = (sink: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk.toString();
    if (options.output === 'show') sink.write(chunk);
  };
  child.stdout.on('data', take(process.stdout));
  child.stderr.on('data', take(process.stderr));
  const abort = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'));
  options.signal?.addEventListener('abort', abort);
  return new Promise<StepResult>(resolve => {
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  }).finally(() => options.signal?.removeEventListener('abort', abort));
}
