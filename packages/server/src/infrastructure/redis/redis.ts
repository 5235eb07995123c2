import { Redis, type RedisOptions } from 'ioredis';
import { reasonOf, StartError } from '../../domain/start-error.ts';
import { readCertificates } from '../certificates.ts';

/** Connections to a Redis or Valkey, which reconnect by themselves. */
export interface RedisHandle {
  /** For commands; while Redis is unavailable they fail at once instead of waiting. */
  commands: Redis;
  /** For listening, since a subscribed connection cannot run other commands. */
  listener: Redis;
  /** Prefix of every key and channel, so that several installations can share one Redis. */
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
  // after a fail-over the old primary is read-only: reconnecting finds the new one
  reconnectOnError: error => error.message.startsWith('READONLY'),
  connectionName: 'velluto',
};
/** Milliseconds for a command: nothing in Redis is worth making a member wait longer. */
const commandTimeout = 500;

/**
 * Connects to Redis.
 *
 * @param url address, which may name files of certificates, see `readCertificates`
 * @param onError called when a connection breaks; the error does not contain the address, which may have a password
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
