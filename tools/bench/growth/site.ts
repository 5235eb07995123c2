import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { cpuOf, memoryOf } from '../process.ts';
import { type Product, startProduct } from '../product.ts';
import { startBare } from '../server/bare.ts';
import { type OwnPostgres, startOwnPostgres } from '../server/own-postgres.ts';
import { type Caller, type CallerKind, callersOf, kindsOfCallers, lookedAt } from './callers.ts';
import { fill } from './fill.ts';

/** A running product with a crowd of one size. */
export interface GrownSite {
  members: number;
  /** Seconds in which the crowd was made. */
  filledIn: number;
  product: Product;
  /** Address of a handler that only reads one row of the same database. */
  bare: string;
  client: Client;
  callers: Record<CallerKind, Caller[]>;
  /** Ids of members whose profiles are opened. */
  lookedAt: string[];
  /** Process id of PostgreSQL. */
  postgres: number;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Milliseconds of CPU of PostgreSQL with all its connections, also those that ended (Linux). */
function cpuOfPostgres(pid: number): number {
  const ended = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const running = [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuOf(one), 0);
  return running + (Number(ended[13]) + Number(ended[14])) * 10;
}

/** Memory in MB of PostgreSQL with all its connections; what they share is counted once (Linux). */
const memoryOfPostgres = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => {
    const [, kB] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')) ?? [];
    return sum + Number(kB) / 1000;
  }, 0);

/** Milliseconds of CPU that server and database have used. */
export const cpu = ({ product, postgres }: GrownSite) => ({
  server: cpuOf(product.pid),
  database: cpuOfPostgres(postgres),
});

/** Memory of server and database in MB. */
export const memory = ({ product, postgres }: GrownSite) => ({
  server: memoryOf(product.pid),
  database: memoryOfPostgres(postgres),
});

/** Waits until a site does nothing any more: notices and mails are done. */
export async function atRest(site: GrownSite): Promise<void> {
  const used = () => cpu(site).server + cpu(site).database;
  for (let before = used(), calm = 0; calm < 2; ) {
    await setTimeout(600);
    const now = used();
    calm = now - before <= 30 ? calm + 1 : 0;
    before = now;
  }
}

const pidOf = ({ directory }: OwnPostgres): number =>
  Number.parseInt(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Makes a crowd and starts the product on it; both are gone at the end of the measurement. */
export async function grow(members: number, port: number): Promise<GrownSite> {
  const postgres = await startOwnPostgres();
  const begin = performance.now();
  const client = await fill(postgres, members);
  const filledIn = (performance.now() - begin) / 1000;
  const callers = {} as GrownSite['callers'];
  for (const kind of kindsOfCallers) callers[kind] = await callersOf(client, members, kind);
  const env = { DATABASE_URL: postgres.url, DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  const product = await startProduct(port, env);
  const bare = await startBare(port + 1, postgres.url, product, callers.typical[0]?.cookie ?? '');
  return {
    members,
    filledIn,
    product,
    bare,
    client,
    callers,
    lookedAt: await lookedAt(client),
    postgres: pidOf(postgres),
  };
}
