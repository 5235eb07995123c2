import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { until } from '../../src/infrastructure/postgres/embedded/process-info.ts';
import { freePort } from './port.ts';
import type { Engine } from './program.ts';
import { findRedis, redisOn } from './redis.ts';

/** One of several servers. */
export interface RedisNode extends Engine {
  port: number;
  /** Runs a command on it. */
  ask(...command: (string | number)[]): Promise<unknown>;
}

/** Several servers that replace one another. */
export interface RedisNodes {
  /** `REDIS_URL` of them. */
  url: string;
  /** All servers that hold data. */
  servers: RedisNode[];
  /** Ends all of them. */
  remove(): Promise<void>;
}

/** Password of all servers, so that each connection has to log in. */
export const redisPassword = 'segreto-di-redis';
const secured = ['--requirepass', redisPassword, '--masterauth', redisPassword];
/** What `docs/operating.md` says that our user needs. */
const allowed = '+@connection +@pubsub +@transaction +set +incr +pttl +info'.split(' ');
const user = [
  '--user',
  'velluto',
  'on',
  `>${redisPassword}`,
  '~*',
  '&*',
  ...allowed,
  '+cluster|info',
  '+cluster|slots',
  '+cluster|keyslot',
];
/** Replicas get their copy at once instead of after five seconds, and notice soon that their master is gone. */
const quick = ['--repl-diskless-sync-delay', '0', '--repl-ping-replica-period', '1'];

/** Waits until something is so; an error counts as "not yet". Fails after 30 seconds, with what was waited for. */
export async function happens(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const isSoYet = () => isSo().catch(() => false);
  if (!(await until(isSoYet, 30_000))) throw new Error(`It does not happen: ${what}.`);
}

const nodeOn = (engine: Engine, port: number): RedisNode => ({
  ...engine,
  port,
  ask: async (name, ...args) => {
    const options = { password: redisPassword, lazyConnect: true, retryStrategy: null } as const;
    const client = new Redis(port, '127.0.0.1', options);
    client.on('error', () => {});
    return client.call(String(name), ...args).finally(() => client.disconnect());
  },
});

async function startNodes(count: number, argsOf: (port: number) => Promise<string[]>): Promise<RedisNode[]> {
  const program = await findRedis();
  const nodes: RedisNode[] = [];
  for (let index = 0; index < count; index++) {
    const port = await freePort();
    nodes.push(nodeOn(redisOn(program, port, await argsOf(port)), port));
  }
  await Promise.all(nodes.map(node => node.start()));
  return nodes;
}

const folder = () => mkdtemp(join(tmpdir(), 'velluto-redis-'));
const removeAll = async (dir: string, nodes: RedisNode[]) => {
  await Promise.all(nodes.map(node => node.kill()));
  await rm(dir, { recursive: true, force: true });
};

/** Starts a cluster of three masters with a replica each, which replaces a master that is away for a second. */
export async function startRedisCluster(): Promise<RedisNodes> {
  const dir = await folder();
  const busPorts = new Map<number, number>();
  const servers = await startNodes(6, async port => {
    busPorts.set(port, await freePort());
    const cluster = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '1000'];
    const files = ['--cluster-config-file', join(dir, `${port}.conf`)];
    return [
      ...cluster,
      ...files,
      '--cluster-port',
      String(busPorts.get(port)),
      ...secured,
      ...user,
      ...quick,
    ];
  });
  const masters = servers.slice(0, 3);
  const bounds = [0, 5461, 10_923, 16_384] as const;
  for (const [index, node] of servers.entries()) {
    await node.ask('cluster', 'set-config-epoch', index + 1);
    if (index < 3) {
      const [first, next] = [bounds[index] ?? 0, bounds[index + 1] ?? 0];
      await node.ask('cluster', 'addslotsrange', first, next - 1);
    }
    await servers[0]?.ask('cluster', 'meet', '127.0.0.1', node.port, busPorts.get(node.port) ?? 0);
  }
  const knows = async (node: RedisNode, ...parts: RegExp[]) => {
    const known = String(await node.ask('cluster', 'nodes'));
    return known.trim().split('\n').length === servers.length && parts.every(part => part.test(known));
  };
  for (const node of servers) await happens('the nodes meet', () => knows(node));
  for (const [index, node] of servers.slice(3).entries())
    await node.ask('cluster', 'replicate', String(await masters[index]?.ask('cluster', 'myid')));
  for (const node of servers)
    await happens('the cluster is ready', async () => {
      const [info, role] = [await node.ask('cluster', 'info'), await node.ask('info', 'replication')];
      const isLinked = /role:master/.test(String(role)) || /master_link_status:up/.test(String(role));
      return isLinked && /cluster_state:ok/.test(String(info));
    });
  const [first, ...others] = servers.map(({ port }) => `127.0.0.1:${port}`);
  return {
    url: `redis://velluto:${redisPassword}@${first}?cluster&nodes=${others.join(',')}`,
    servers,
    remove: () => removeAll(dir, servers),
  };
}

/** Starts a primary with two replicas and three Sentinels, which replace a primary that is away for a second. */
export async function startRedisSentinel(): Promise<RedisNodes> {
  const dir = await folder();
  const servers = await startNodes(3, async () => [...secured, ...user, ...quick]);
  const [primary, ...replicas] = servers;
  for (const replica of replicas) await replica.ask('replicaof', '127.0.0.1', primary?.port ?? 0);
  for (const replica of replicas)
    await happens('the replicas have a copy', async () =>
      /master_link_status:up/.test(String(await replica.ask('info', 'replication'))),
    );
  const sentinels = await startNodes(3, async port => {
    const file = join(dir, `${port}.conf`);
    const lines = [
      `monitor velluto 127.0.0.1 ${primary?.port} 2`,
      `auth-pass velluto ${redisPassword}`,
      'down-after-milliseconds velluto 1000',
      'failover-timeout velluto 3000',
      `sentinel-pass ${redisPassword}`,
    ];
    await writeFile(
      file,
      `requirepass ${redisPassword}\n${lines.map(line => `sentinel ${line}\n`).join('')}`,
    );
    return [file, '--sentinel'];
  });
  for (const sentinel of sentinels)
    await happens('the Sentinels know one another', async () => {
      const known = (await sentinel.ask('sentinel', 'sentinels', 'velluto')) as unknown[];
      const copies = (await sentinel.ask('sentinel', 'replicas', 'velluto')) as unknown[];
      return known.length === 2 && copies.length === 2;
    });
  const [first, ...others] = sentinels.map(({ port }) => `127.0.0.1:${port}`);
  const more = `nodes=${others.join(',')}&sentinelPassword=${redisPassword}`;
  return {
    url: `redis://velluto:${redisPassword}@${first}?sentinel=velluto&${more}`,
    servers,
    remove: () => removeAll(dir, [...sentinels, ...servers]),
  };
}

/** The servers that are masters at the moment; a killed one is none. */
export async function mastersOf({ servers }: RedisNodes): Promise<RedisNode[]> {
  const roles = await Promise.all(servers.map(node => node.ask('role').catch(() => [])));
  return servers.filter((_, index) => (roles[index] as unknown[])[0] === 'master');
}
