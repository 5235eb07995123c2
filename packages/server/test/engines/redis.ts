import { connect } from 'node:net';
import { resolve } from 'node:path';
import { debianRedis } from './debian-redis.ts';
import { freePort } from './port.ts';
import { type Engine, engineOf } from './program.ts';
import { type RedisProgram, runs } from './redis-program.ts';

/** A Redis on a port of this machine. */
export interface ExternalRedis extends Engine {
  url: string;
  /** Description for the output of the run. */
  name: string;
}

/** Whether a Redis runs in clusters and with Sentinel: the stand-in does not. */
export const isReal = (program: RedisProgram): boolean => program !== standIn;

const standIn: RedisProgram = {
  program: process.execPath,
  args: [resolve(import.meta.dirname, 'redis-stand-in.ts')],
  name: 'the stand-in of test/engines (no Redis was found)',
};

/**
 * The Redis to test with: an installed one, else Debian's package unpacked into a cache folder, else a stand-in
 * that implements the protocol. With `CI` set on Debian, a real Redis is required.
 */
export async function findRedis(): Promise<RedisProgram> {
  for (const program of [process.env.REDIS_SERVER, 'redis-server', 'valkey-server']) {
    if (program && (await runs({ program, args: [], name: program })))
      return { program, args: [], name: program };
  }
  return (await debianRedis()) ?? standIn;
}

/** Whether a server accepts commands; with a password it asks for that first. */
const answers = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('data', data => {
      done(/PONG|NOAUTH/.test(String(data)));
      socket.destroy();
    });
    socket.on('error', () => done(false));
  });

/** A Redis on a port of this machine that stores nothing on disk, not yet started. */
export function redisOn(
  { program, args, env, argv0 }: RedisProgram,
  port: number,
  more: string[] = [],
): Engine {
  const stored = more.includes('--sentinel') ? [] : ['--save', '', '--appendonly', 'no'];
  return engineOf({
    program,
    args: [...args, ...more, '--port', String(port), '--bind', '127.0.0.1', ...stored],
    options: { env: { ...process.env, ...env }, ...(argv0 && { argv0 }), cwd: '/tmp' },
    answers: () => answers(port),
  });
}

/** Starts a Redis that stores nothing on disk. */
export async function startRedis(): Promise<ExternalRedis> {
  const program = await findRedis();
  const port = await freePort();
  const engine = redisOn(program, port);
  await engine.start();
  return { ...engine, name: program.name, url: `redis://127.0.0.1:${port}` };
}
