import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { inject } from 'vitest';
import type { Program } from './programs.ts';

const quiet = { PORT: '0', HOST: '127.0.0.1', DEMO: '0', APP_DIR: '/none', LOG_LEVEL: 'error' };

const serverSource = resolve(import.meta.dirname, '../../../tools/start/server.ts');

function runNode(args: string[], dataDir: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs one of our programs in a process. */
export function runProgram(
  program: Program,
  dataDir: string,
  env: Record<string, string> = {},
  args: string[] = [],
): ChildProcess {
  return runNode([join(inject('programs'), `${program}.js`), ...args], dataDir, env);
}

/** Collects the text of a stream; `onText` gets the whole text so far. */
export function collect(stream: Readable | null, onText: (text: string) => void = () => {}): () => string {
  let text = '';
  stream?.on('data', chunk => {
    text += chunk;
    onText(text);
  });
  return () => text;
}

/** A server in a separate process. */
export interface ServerProcess {
  child: ChildProcess;
  /** Settles with the address once it listens, or with null when it ended before. */
  address: Promise<string | null>;
  /** Settles with the exit code and the error output. */
  ended: Promise<{ code: number | null; errorOutput: string }>;
  /** The error output so far, which is the log. */
  log: () => string;
}

/** Starts a server, by default on a free port. */
export type LaunchServer = (dataDir: string, env?: Record<string, string>) => ServerProcess;

/** Starts the server. */
export const startProcess: LaunchServer = (dataDir, env) => follow(runProgram('server', dataDir, env));

/** Makes a function that starts the bundled server in this file. */
export const serverIn =
  (file: string): LaunchServer =>
  (dataDir, env) =>
    follow(runNode([file], dataDir, env));

/** Starts the server from source with options of Node, for tests that take one of its modules away. */
export const startFromSource = (dataDir: string, ...nodeOptions: string[]): ServerProcess =>
  follow(runNode(['--import', 'tsx', ...nodeOptions, serverSource], dataDir));

function follow(child: ChildProcess): ServerProcess {
  const errorOutput = collect(child.stderr);
  const ended = new Promise<{ code: number | null; errorOutput: string }>(done => {
    child.on('close', code => done({ code, errorOutput: errorOutput() }));
  });
  const address = new Promise<string | null>(done => {
    collect(child.stdout, text => {
      const found = /http:\/\/localhost:(\d+)/.exec(text);
      if (found) done(`http://127.0.0.1:${found[1]}`);
    });
    child.on('close', () => done(null));
  });
  return { child, address, ended, log: errorOutput };
}
