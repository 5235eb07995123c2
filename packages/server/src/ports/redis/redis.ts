import { Redis, type RedisOptions } from 'ioredis';
import { reasonOf, StartError } from '../../start-error.ts';
import { readCertificates } from '../certificates.ts';

/** A Redis (or Valkey) that is connected, and reconnects by itself. */
export interface RedisHandle {
  /** For commands; while Redis is away they fail at once instead of waiting. */
  commands: Redis;
  /** For listening: a connection that subscribes can do nothing else. */
  listener: Redis;
  /** Put before every name, so that several installations may share one Redis. */
  prefix: string;
  close(): Promise<void>;
}

const options: RedisOptions = {
  lazyConnect: true,
  protocol: 2,
  connectTimeout: 2_000,
  keepAlive: 10_000,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: attempt => Math.min(100 * 2 ** attempt, 2_000),
  // after a fail-over the old primary only reads: look for the new one
  reconnectOnError: error => error.message.startsWith('READONLY'),
  connectionName: 'velluto',
};
/** Nothing here is worth making a member wait. */
const commandTimeout = 500;

/**
 * Connects to Redis.
 *
 * @param url may name files of certificates, see `readCertificates`
 * @param onError called when a connection breaks; without the address, which may hold a password
 * @throws StartError when it cannot be reached
 */
export async function openRedis(
  url: string,
  prefix: string,
  onError: (error: Error) => void,
): Promise<RedisHandle> {
  const { url: plain, ...tls } = readCertificates('REDIS_URL', url);
  const commands = new Redis(plain, { ...options, ...tls, commandTimeout });
  const listener = new Redis(plain, { ...options, ...tls });
  const both = [commands, listener];
  let ready = false;
  for (const client of both) {
    client.on('error', error => {
      if (ready) onError(error);
    });
  }
  try {
    await Promise.all(both.map(client => client.connect()));
  } catch (error) {
    for (const client of both) client.disconnect();
    throw new StartError(`Redis cannot be reached (${reasonOf(error)}): check REDIS_URL.`);
  }
  ready = true;
  return {
    commands,
    listener,
    prefix,
    close: async () => {
      ready = false;
      for (const client of both) client.disconnect();
    },
  };
}
