import { describe, expect, inject, it } from 'vitest';
import { startCluster } from '../../test/cluster.ts';
import { emptyDatabase } from '../../test/database.ts';
import { messageWriters } from '../../test/message-writers.ts';
import { type PreviousRelease, previousRelease } from '../../test/previous-release.ts';
import { velluto } from '../../test/run-command.ts';
import { signupForm } from '../../test/signup.ts';
import { startProcess } from '../../test/start-process.ts';
import { startTraffic } from '../../test/traffic.ts';
import { until } from '../infrastructure/postgres/embedded/process-info.ts';
import { migrations } from '../infrastructure/postgres/migrations/index.ts';

const previous = await previousRelease();
if (typeof previous === 'string') {
  process.stdout.write(`not checked: the previous release serves while this one migrates (${previous})\n`);
  it.skip(`the previous release serves while this one migrates: ${previous}`);
} else {
  describe(`the previous release (${previous.name}) serves while this one migrates`, () => upgrade(previous));
}

async function upgrade({ launch }: PreviousRelease) {
  const database = await emptyDatabase(inject('postgres'));
  const cluster = await startCluster(2, { RATE_LIMITS: '0' }, database, launch);
  const { pool } = database;
  const recorded = async () => {
    const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
    return rows.map(({ name }) => name);
  };
  const before = await recorded();
  const missing = Object.keys(migrations).filter(name => !before.includes(name));
  const [olds, oldAddresses] = [[...cluster.processes], [...cluster.addresses]];

  const [reader, liker] = [await cluster.member(), await cluster.member()];
  const demo = await Promise.all(
    Array.from({ length: 1_500 }, (_, index) => cluster.member({ account: false, name: `Demo ${index}` })),
  );
  const messages = await messageWriters(cluster);
  const traffic = startTraffic();
  traffic.repeat('search', 100, 200, () => reader.call('GET', '/api/members.php'));
  traffic.repeat('profile', 100, 200, number =>
    reader.call('GET', `/api/member.php?id=${demo[number % demo.length]?.id}`),
  );
  traffic.repeat('state', 100, 200, () => reader.call('GET', '/api/user.php'));
  traffic.repeat('like', 100, 200, number =>
    liker.call('POST', '/api/like.php', { profile: demo[number]?.id }),
  );
  traffic.repeat('sign-up', 250, 201, number =>
    cluster
      .visitor()
      .call(
        'POST',
        '/api/signup.php',
        signupForm({ email: `new${number}@example.com`, name: `New ${number}` }),
      ),
  );

  /** A hundred messages more are accepted, and nothing failed so far. */
  const goesOn = async (during: string) => {
    expect(await messages.written(100), during).toBe(true);
    expect([...messages.failures, ...traffic.failures], during).toEqual([]);
    process.stdout.write(`${during}: slowest calls ${JSON.stringify(traffic.slowest())} ms\n`);
  };
  /** Runs work while a transaction is open, which is rolled back afterwards. */
  const during = async (statements: string, work: () => Promise<unknown>) => {
    const client = await pool.connect();
    await client.query(`begin; ${statements}`);
    try {
      await work();
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
        and mode = 'AccessExclusiveLock'`,
    );
    return rows.length > 0;
  };

  it('has something to migrate', async () => {
    expect(missing.length).toBeGreaterThan(0);
    await goesOn('before');
  });

  it('goes on when the migrating process is killed before its last migration', async () => {
    const last = missing.at(-1) ?? '';
    const waitsToRecord = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like 'insert into "kysely_migration"%'`,
      );
      return rows.length > 0;
    };
    await during(`insert into kysely_migration (name, timestamp) values ('${last}', '')`, async () => {
      const halfway = cluster.run(startProcess);
      expect(await until(waitsToRecord, 30_000)).toBe(true);
      halfway.child.kill('SIGKILL');
      await halfway.ended;
      await goesOn('half-done');
    });
    expect(await recorded()).toEqual(before);
  });

  it('goes on while two processes of this version start at once and wait for a backup', async () => {
    const tables = await pool.query<{ list: string }>(
      `select string_agg(format('%I', tablename), ', ') as list from pg_tables where schemaname = 'public'`,
    );
    let started: Promise<unknown> | undefined;
    // as `pg_dump` does
    await during(`lock table ${tables.rows[0]?.list} in access share mode`, async () => {
      started = Promise.all([cluster.grow({}, startProcess), cluster.grow({}, startProcess)]);
      // what it asks for in vain it asks for again, and lets those behind it go first
      for (const time of ['first', 'second']) {
        expect(await until(isWaiting, 30_000), time).toBe(true);
        await goesOn(`backup, ${time} try`);
      }
    });
    await started;
    await goesOn('migrated');
    expect(await recorded()).toEqual(Object.keys(migrations));
  });

  it('serves beside this version', async () => {
    await goesOn('both');
    for (const address of cluster.balancer.targets)
      expect((await fetch(`${address}/readyz`)).status, 'ready').toBe(200);
  });

  it('leaves to this version, and has logged no error', async () => {
    for (const address of oldAddresses)
      cluster.balancer.targets.splice(cluster.balancer.targets.indexOf(address), 1);
    for (const { child } of olds) child.kill('SIGTERM');
    for (const { ended } of olds) expect(await ended).toEqual({ code: 0, errorOutput: '' });
    await goesOn('alone');
  });

  it('every acknowledged act is stored once, and the ledger adds up', async () => {
    const counts = await traffic.end();
    const stored = await messages.stop();
    const likes = await cluster.db
      .selectFrom('likes')
      .select('liked')
      .where('liker', '=', liker.id)
      .execute();
    expect(likes).toHaveLength(counts.like ?? 0);
    const signups = await cluster.db
      .selectFrom('member')
      .select('name')
      .where('name', 'like', 'New %')
      .execute();
    expect(signups.map(({ name }) => name).toSorted()).toEqual(
      Array.from({ length: counts['sign-up'] ?? 0 }, (_, number) => `New ${number}`).toSorted(),
    );
    const checked = await velluto(cluster.ctx.config.dataDir, cluster.environment, 'ledger', 'check');
    expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('The ledger adds up') });
    process.stdout.write(
      `${missing.length} migrations; ${stored} messages, ${JSON.stringify(counts)}; no message was accepted for at most ${Math.round(messages.longestRefusal())} ms\n`,
    );
  });

  it('is refused in one sentence when it is started again', { timeout: 30_000 }, async () => {
    const { ended } = cluster.run(launch);
    const { code, errorOutput } = await ended;
    expect(code).toBe(1);
    expect(errorOutput.trim().split('\n')).toEqual([
      expect.stringMatching(/^The data was used by a newer Velluto \(it knows "/),
    ]);
  });
}
