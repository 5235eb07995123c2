import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { openSession } from '../src/accounts/sessions.ts';
import { compose } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { memoryBus } from '../src/ports/bus/memory-bus.ts';
import { systemClock } from '../src/ports/clock.ts';
import { loadSites } from '../src/sites/load.ts';
import { startBalancer } from './balancer.ts';
import { copyTemplate } from './database.ts';
import { fakePayments } from './fake-payments.ts';
import { addMember, type MemberWish } from './members.ts';
import { type ServerProcess, startProcess } from './start-process.ts';
import { heldJobs } from './still.ts';
import { visitorOf } from './visitor.ts';

/** Ways to reach the engines, as the environment of a process has them. */
export interface ClusterEngines {
  databaseUrl: string;
  redisUrl: string;
}

/**
 * Several processes of the server on one database, one Redis and one bucket, behind a balancer. Only where the run has
 * these engines.
 *
 * @param env what the processes are told beside
 * @param change engines of the test's own instead of the run's
 */
export async function startCluster(
  count: number,
  env: Record<string, string> = {},
  change: Partial<ClusterEngines> = {},
) {
  const engines = inject('engines');
  if (!engines) throw new Error('A cluster needs the engines of the external run.');
  const { host, port, user, password } = inject('postgres');
  const database = await copyTemplate(inject('postgres'));
  const home = await mkdtemp(join(tmpdir(), 'velluto-cluster-'));
  const name = (database.address as { database: string }).database;
  const { s3 } = engines;
  const environment = {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`,
    REDIS_URL: engines.redisUrl,
    REDIS_PREFIX: name,
    S3_ENDPOINT: s3.endpoint ?? '',
    ...{ S3_BUCKET: s3.bucket, S3_REGION: s3.region, S3_KEY: s3.key, S3_SECRET: s3.secret },
    TRUST_PROXY: '1',
    ...(change.databaseUrl && { DATABASE_URL: change.databaseUrl }),
    ...(change.redisUrl && { REDIS_URL: change.redisUrl }),
    ...env,
  };
  const processes: ServerProcess[] = [];
  const start = async (): Promise<string> => {
    const server = startProcess(join(home, String(processes.length)), environment);
    processes.push(server);
    const address = await server.address;
    if (!address)
      throw new Error(`A process of the cluster did not start: ${(await server.ended).complaint}`);
    return address;
  };
  // the first brings the database up to date
  const addresses = [await start()];
  addresses.push(...(await Promise.all(Array.from({ length: count - 1 }, start))));
  const balancer = await startBalancer(addresses);
  afterAll(async () => {
    await balancer.close();
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });

  const ctx = compose({
    config: readConfig({ DATA_DIR: home }),
    log: createLog('silent'),
    sites: loadSites(readConfig({}).sitesDir),
    bus: memoryBus(),
    payments: fakePayments().provider,
    jobs: heldJobs(systemClock).jobs,
    database,
  });
  return {
    ...{ ctx, database, db: database.db, addresses, processes, balancer, environment },
    /** Starts one more process behind the balancer. */
    grow: async () => {
      const address = await start();
      balancer.targets.push(address);
      return address;
    },
    /** A member who visits over the balancer. */
    member: async (wish?: MemberWish) => {
      const member = await addMember(ctx, wish);
      const token = await ctx.transaction(tx => openSession(ctx, tx, member.id, 'test'));
      return { ...member, token, ...visitorOf(balancer.address, token) };
    },
    visitor: () => visitorOf(balancer.address),
  };
}
