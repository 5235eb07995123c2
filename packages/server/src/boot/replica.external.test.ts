import { afterAll, describe, expect, it, vi } from 'vitest';
import { migratedDatabase, startCluster } from '../../test/cluster.ts';
import { startPostgres, startReplica } from '../../test/engines/postgres.ts';
import { openDatabase } from '../infrastructure/postgres/database.ts';

const waiting = { timeout: 20_000, interval: 100 };

describe('a streaming replica', { timeout: 60_000 }, async () => {
  const primary = await startPostgres();
  const replica = await startReplica(primary);
  afterAll(() => Promise.all([primary.remove(), replica.remove()]));
  const ownDatabase = await migratedDatabase(primary);
  const copy = openDatabase({ connectionString: replica.url('postgres') }, () => {}, { max: 2 });
  afterAll(() => copy.close());
  const cluster = await startCluster(
    2,
    { DATABASE_REPLICA_URL: replica.url('postgres'), LOG_LEVEL: 'info' },
    ownDatabase,
  );
  const [first = '', second = ''] = cluster.addresses;
  const [anna, bruno] = [await cluster.member(), await cluster.member()];
  // a member who has just logged in may not be there yet, so that the primary answers for a minute
  await ownDatabase.pool.query("update session set created_at = created_at - interval '1 hour'");
  type Member = typeof anna;
  const about = async (reader: Member, address: string) =>
    (await reader.at(address).call('GET', `/api/member.php?id=${anna.id}`)).body.profile.about_me;
  const write = (about_me: string) => anna.at(first).call('PUT', '/api/profile.php', { about_me });
  /** How many statements on the profile the replica has answered. */
  const answered = async () => {
    const { rows } = await copy.pool.query(
      "select coalesce(sum(idx_scan), 0)::int as scans from pg_stat_user_tables where relname = 'member'",
    );
    return rows[0].scans as number;
  };

  it('answers what is only read, but never an own change that it does not have yet, in any process', async () => {
    await write('before');
    await vi.waitFor(async () => expect(await about(bruno, second)).toBe('before'), waiting);
    await copy.pool.query('select pg_wal_replay_pause()');
    await vi.waitFor(async () => {
      const { rows } = await copy.pool.query('select pg_get_wal_replay_pause_state() as state');
      expect(rows[0].state).toBe('paused');
    }, waiting);
    expect((await write('after')).status).toBe(200);
    expect([await about(anna, first), await about(anna, second)]).toEqual(['after', 'after']);
    expect(await about(bruno, second), 'which shows that the replica answers').toBe('before');
  });

  it('is not asked while it is late', async () => {
    await vi.waitFor(async () => expect(await about(bruno, second)).toBe('after'), waiting);
    await vi.waitFor(() => expect(cluster.processes[1]?.log()).toContain('the replica is late'), waiting);
    await copy.pool.query('select pg_wal_replay_resume()');
    const before = await answered();
    await vi.waitFor(async () => {
      await about(bruno, second);
      expect(await answered()).toBeGreaterThan(before);
    }, waiting);
  });

  it('is replaced by the primary at once when it is away, and answers again afterwards', async () => {
    await replica.kill();
    for (const address of [first, second]) {
      const found = await bruno.at(address).call('GET', '/api/members.php');
      expect(found.status).toBe(200);
      expect(await about(bruno, address)).toBe('after');
    }
    await replica.start();
    await vi.waitFor(
      () => expect(cluster.processes[1]?.log().match(/the replica answers/g)?.length).toBeGreaterThan(1),
      waiting,
    );
  });

  it('may be away when the server starts', async () => {
    await replica.kill();
    const address = await cluster.grow();
    expect(await about(bruno, address)).toBe('after');
    await replica.start();
  });
});
