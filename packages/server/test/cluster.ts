import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { openSession } from '../src/areas/sessions/sessions.ts';
import { type DatabaseHandle, openDatabase } from '../src/infrastructure/postgres/database.ts';
import { migrate } from '../src/infrastructure/postgres/migrations/index.ts';
import { startBalancer } from './balancer.ts';
import { copyTemplate } from './database.ts';
import { addMember, type MemberOverrides } from './members.ts';
import { plainContext } from './plain-context.ts';
import { type LaunchServer, type ServerProcess, startProcess } from './start-process.ts';
import { visitorOf } from './visitor.ts';

/** A database that a test provides for its cluster. */
export type OwnDatabase = DatabaseHandle & { drop(): Promise<void> };

/** A migrated database on a PostgreSQL of the test itself. */
export async function migratedDatabase(postgres: { url(name: string): string }): Promise<OwnDatabase> {
  const handle = openDatabase({ connectionString: postgres.url('postgres') }, () => {});
  await migrate(handle.db);
  return { ...handle, drop: handle.close };
}

/** The address of a database, as a value for `DATABASE_URL`. */
export function addressOf({ address }: DatabaseHandle): string {
  if ('connectionString' in address) return address.connectionString;
  const { host, port, user, password, database } = address;
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** Environment variables of processes that share the Redis and the bucket of the external run; `home` is the folder of the test. */
export function sharedEngines(home: string) {
  const engines = inject('engines');
  if (!engines) throw new Error('Several processes need the engines of the external run.');
  const { redisUrl, s3 } = engines;
  return {
    REDIS_URL: redisUrl,
    REDIS_PREFIX: basename(home),
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_KEY: s3.key.id,
    S3_SECRET: s3.key.secret,
    DATA_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '1',
  };
}

/**
 * Several server processes with one database, one Redis and one bucket, behind a load balancer. Works only in the external
 * run, which has these engines.
 *
 * @param env further environment variables of the processes
 * @param ownDatabase a database that the test made; a copy of the run's template when left out
 * @param launch starts a process; that of this version when left out
 */
export async function startCluster(
  count: number,
  env: Record<string, string> = {},
  ownDatabase?: OwnDatabase,
  launch: LaunchServer = startProcess,
) {
  const database: OwnDatabase = ownDatabase ?? (await copyTemplate(inject('postgres')));
  const home = await mkdtemp(join(tmpdir(), 'velluto-cluster-'));
  const environment = { DATABASE_URL: addressOf(database), ...sharedEngines(home), ...env };
  const processes: ServerProcess[] = [];
  const run = (program: LaunchServer, own: Record<string, string> = {}): ServerProcess => {
    const server = program(join(home, String(processes.length)), { ...environment, ...own });
    processes.push(server);
    return server;
  };
  const start = async (own?: Record<string, string>, program = launch): Promise<string> => {
    const server = run(program, own);
    const address = await server.address;
    if (!address)
      throw new Error(`A process of the cluster did not start: ${(await server.ended).errorOutput}`);
    return address;
  };
  // the first process migrates the database
  const addresses = [await start()];
  addresses.push(...(await Promise.all(Array.from({ length: count - 1 }, () => start()))));
  const balancer = await startBalancer(addresses);
  afterAll(async () => {
    await balancer.close();
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });

  const ctx = plainContext(database, home);
  return {
    ctx,
    database,
    db: database.db,
    addresses,
    processes,
    balancer,
    environment,
    /** Starts one more process, which the balancer does not know. */
    run,
    /** Starts one more process behind the balancer, with environment variables of its own, or of another release. */
    grow: async (own?: Record<string, string>, program?: LaunchServer) => {
      const address = await start(own, program);
      balancer.targets.push(address);
      return address;
    },
    /** A member whose calls go through the balancer. */
    member: async (overrides?: MemberOverrides) => {
      const member = await addMember(ctx, overrides);
      const token = await ctx.transaction(tx => openSession(ctx, tx, member.id, 'test'));
      return { ...member, token, ...visitorOf(balancer.address, token) };
    },
    visitor: () => visitorOf(balancer.address),
  };
}
