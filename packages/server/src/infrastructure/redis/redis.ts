import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { reasonOf, StartError } from '../../domain/start-error.ts';
import { readCertificates } from '../certificates.ts';
import { type RedisAddress, readRedisAddress } from './redis-address.ts';

interface Common {
  /** Prefix of every key and channel, so that several installations can share one Redis. */
  prefix: string;
  close(): Promise<void>;
}

/** One server; with Sentinel, whichever of several is the primary. */
interface ServerHandle extends Common {
  kind: 'server';
  /** For commands; while Redis is unavailable they fail at once instead of waiting. */
  commands: Redis;
  /** For listening, since a subscribed connection cannot run other commands. */
  listener: Redis;
}

/** A cluster. Keys of one transaction must have the same hash slot. */
interface ClusterHandle extends Common {
  kind: 'cluster';
  /** For commands; while the master of a key is unavailable they fail at once instead of waiting. */
  commands: Cluster;
}

/** Connections to a Redis or Valkey, which reconnect by themselves. */
export type RedisHandle = ServerHandle | ClusterHandle;

const backOff = (attempt: number) => Math.min(100 * 2 ** attempt, 2_000);

const options = {
  lazyConnect: true,
  protocol: 2,
  connectTimeout: 2_000,
  keepAlive: 10_000,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // after a fail-over the old primary is read-only: reconnecting finds the new one
  reconnectOnError: error => error.message.startsWith('READONLY'),
  connectionName: 'velluto',
} satisfies RedisOptions;
/** Milliseconds for a command: nothing in Redis is worth making a member wait longer. */
const commandTimeout = 500;
/** Milliseconds for an answer when a channel is subscribed, which no call waits for. */
const listenTimeout = 2_000;
/** Milliseconds between looks at who has which part of a cluster: a master that hangs breaks no connection. */
const slotsRefreshInterval = 5_000;

type Tls = Pick<ReturnType<typeof readCertificates>, 'tls'>;
type OnError = (error: Error) => void;

const unreachable = (reason: unknown) =>
  new StartError(`Redis cannot be reached (${reasonOf(reason)}): check REDIS_URL.`);

async function openCluster(
  { nodes, login }: Extract<RedisAddress, { nodes: unknown }>,
  tls: Tls,
  onError: OnError,
): Promise<Omit<ClusterHandle, 'prefix'>> {
  const cluster = new Cluster(nodes, {
    lazyConnect: true,
    enableOfflineQueue: false,
    clusterRetryStrategy: backOff,
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    slotsRefreshInterval,
    // certificates are for names
    dnsLookup: (address, done) => done(null, address),
    redisOptions: { ...options, ...login, ...tls, commandTimeout },
  });
  let reason: unknown;
  let ready = false;
  cluster.on('node error', error => {
    reason = error;
  });
  cluster.on('error', error => {
    if (ready) onError(error);
  });
  try {
    await cluster.connect();
    // each master gets its connection now, so that no first command finds it half open
    await Promise.all(cluster.nodes('master').map(node => node.ping()));
  } catch (error) {
    cluster.disconnect();
    throw unreachable(reason ?? error);
  }
  ready = true;
  return {
    kind: 'cluster',
    commands: cluster,
    close: async () => {
      ready = false;
      cluster.disconnect();
    },
  };
}

async function openServer(
  address: RedisAddress,
  url: string,
  tls: Tls,
  onError: OnError,
): Promise<Omit<ServerHandle, 'prefix'>> {
  let ready = false;
  const connect = (more: RedisOptions) => {
    const all = { ...options, ...tls, enableOfflineQueue: false, retryStrategy: backOff, ...more };
    const client =
      address.kind === 'server'
        ? new Redis(url, all)
        : new Redis({
            ...all,
            ...address.login,
            sentinels: address.nodes,
            name: address.primary,
            ...(address.sentinelPassword && { sentinelPassword: address.sentinelPassword }),
            // without a try at the start, which says at once that no Sentinel can be reached
            sentinelRetryStrategy: attempt => (ready ? backOff(attempt) : null),
            failoverDetector: true,
            ...(tls.tls && { sentinelTLS: tls.tls, enableTLSForSentinelMode: true }),
          });
    client.on('error', error => {
      if (ready) onError(error);
    });
    return client;
  };
  const commands = connect({ commandTimeout });
  const listener = connect({ commandTimeout: listenTimeout, autoResubscribe: false });
  const both = [commands, listener];
  const disconnect = () => {
    for (const client of both) client.disconnect();
  };
  const open = async () => {
    await Promise.all(both.map(client => client.connect()));
    return /^redis_mode:(\w+)/m.exec(await commands.info('server'))?.[1];
  };
  const mode = await open().catch(error => {
    disconnect();
    throw unreachable(error);
  });
  const parameter = { cluster: '?cluster', sentinel: '?sentinel=NAME' }[mode ?? ''];
  if (parameter) {
    disconnect();
    throw new StartError(`REDIS_URL leads to a ${mode}: write it with ${parameter} (docs/operating.md).`);
  }
  ready = true;
  return {
    kind: 'server',
    commands,
    listener,
    close: async () => {
      ready = false;
      disconnect();
    },
  };
}

/**
 * Connects to Redis: one server, several with Sentinel, or a cluster.
 *
 * @param url address, see `readRedisAddress`; it may name files of certificates, see `readCertificates`
 * @param onError called when a connection breaks; the error does not contain the address, which may have a password
 * @throws StartError when it cannot be reached
 */
export async function openRedis(url: string, prefix: string, onError: OnError): Promise<RedisHandle> {
  const { url: plain, ...certificates } = readCertificates('REDIS_URL', url);
  const address = readRedisAddress(plain);
  if (typeof address === 'string') throw new StartError(`REDIS_URL must be ${address}.`);
  // one address with rediss:// says so itself
  const isSafe = address.kind !== 'server' && plain.startsWith('rediss:');
  const tls = isSafe ? { tls: certificates.tls ?? {} } : certificates;
  const handle =
    address.kind === 'cluster'
      ? await openCluster(address, tls, onError)
      : await openServer(address, plain, tls, onError);
  return { ...handle, prefix };
}
