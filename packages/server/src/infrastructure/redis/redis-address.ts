import type { RedisOptions } from 'ioredis';

/** A server by name and port. */
export interface Node {
  host: string;
  port: number;
}

/** What an address of Redis leads to. */
export type RedisAddress =
  | { kind: 'server' }
  | ({ kind: 'cluster' | 'sentinel' } & {
      /** Servers that are asked at first; they name all others. */
      nodes: Node[];
      /** User, password and database. */
      login: Pick<RedisOptions, 'username' | 'password' | 'db'>;
      /** Name by which Sentinel knows the primary. */
      primary: string;
      /** Password of Sentinel itself. */
      sentinelPassword: string | undefined;
    });

/** Host and port of each of several addresses, separated by commas; null for one that is no address. */
const nodesIn = (text: string, scheme: string, port: number): (Node | null)[] =>
  text.split(',').map(address => {
    const url = URL.parse(`${scheme}//${address}`);
    return url && url.host === address && url.hostname !== ''
      ? { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || port }
      : null;
  });

/**
 * Reads an address of Redis: `redis://…` of one server, with `?cluster` of any server of a cluster, with
 * `?sentinel=NAME` of a Sentinel that watches a primary of this name; `nodes=HOST:PORT,…` are further ones to ask.
 *
 * @returns the address, or what it must be, without its values, which may be secret
 */
export function readRedisAddress(text: string): RedisAddress | string {
  const url = new URL(text);
  const { protocol, searchParams, pathname } = url;
  const [isCluster, primary] = [searchParams.has('cluster'), searchParams.get('sentinel')];
  const [more, sentinelPassword] = [searchParams.get('nodes'), searchParams.get('sentinelPassword')];
  if (isCluster && primary !== null) return 'either of a cluster or of Sentinel';
  if (sentinelPassword !== null && primary === null)
    return 'with ?sentinel=NAME if it has a sentinelPassword';
  if (!isCluster && primary === null)
    return more === null ? { kind: 'server' } : 'with ?cluster or ?sentinel=NAME if it has nodes';
  if (primary === '') return 'with the name of the primary after sentinel=';
  const db = pathname.slice(1) || '0';
  if (!/^\d+$/.test(db)) return 'with the number of a database after the /, or without';
  if (isCluster && db !== '0') return 'without a database, of which a cluster has only one';
  const nodes = nodesIn(more === null ? url.host : `${url.host},${more}`, protocol, isCluster ? 6379 : 26379);
  if (!nodes.every(node => node !== null)) return 'with nodes=HOST:PORT, several of them separated by commas';
  return {
    kind: isCluster ? 'cluster' : 'sentinel',
    nodes,
    login: {
      ...(url.username && { username: decodeURIComponent(url.username) }),
      ...(url.password && { password: decodeURIComponent(url.password) }),
      db: Number(db),
    },
    primary: primary ?? '',
    sentinelPassword: sentinelPassword ?? undefined,
  };
}
