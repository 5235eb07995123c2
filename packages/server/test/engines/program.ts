import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A program that can be killed and started again on the same data. */
export interface Engine {
  start(): Promise<void>;
  /** Ends it gracefully. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Suspends it: connections stay open, but nothing answers. */
  freeze(): void;
  /** Resumes it after `freeze`. */
  thaw(): void;
}

/** How to run a program, and how to check that it answers. */
export interface ProgramParts {
  program: string;
  args: string[];
  options?: SpawnOptions;
  /** Signal that ends it gracefully. */
  stopSignal?: NodeJS.Signals;
  /** Whether the program answers requests; asked repeatedly after the start. */
  answers: () => Promise<boolean>;
}

/** Makes an engine of a program; waits up to 20 seconds for it to answer. */
export function engineOf({ program, args, options, stopSignal = 'SIGTERM', answers }: ProgramParts): Engine {
  let child: ChildProcess | undefined;
  let exited = Promise.resolve();
  let output = '';
  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    await exited;
    child = undefined;
  };
  const engine: Engine = {
    start: async () => {
      if (child) throw new Error(`${program} runs already.`);
      const started = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      let ended = false;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', chunk => {
          output = (output + chunk).slice(-4_000);
        });
      }
      exited = new Promise(resolve => {
        const done = () => {
          ended = true;
          resolve();
        };
        started.on('exit', done);
        started.on('error', error => {
          output += String(error);
          done();
        });
      });
      const deadline = performance.now() + 20_000;
      while (!ended && performance.now() < deadline) {
        if (await answers()) return;
        await new Promise(resolve => setTimeout(resolve, 25));
      }
      await end('SIGKILL');
      throw new Error(`${program} does not start: ${output}`);
    },
    stop: () => end(stopSignal),
    kill: () => end('SIGKILL'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
  return engine;
}
