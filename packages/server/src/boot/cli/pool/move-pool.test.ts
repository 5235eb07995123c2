import { seedDemo } from '@velluto/demo/seed';
import { afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { cellOf } from '../../../../test/cell-of.ts';
import { copyTemplate } from '../../../../test/database.ts';
import { fillEveryTable } from '../../../../test/every-table.ts';
import { fingerprint } from '../../../../test/fingerprint.ts';
import { addMember } from '../../../../test/members.ts';
import { plainContext } from '../../../../test/plain-context.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reconcileLedger } from '../../../areas/wallet/api.ts';
import { systemClock } from '../../../domain/clock.ts';
import type { Cells } from '../../../infrastructure/config/cells.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { dataEncryption } from '../../../infrastructure/encryption/data-encryption.ts';
import { dataKeys } from '../../../infrastructure/encryption/data-keys.ts';
import { DATABASE_NAME } from '../../../infrastructure/encryption/server-keys.ts';
import { openDatabase } from '../../../infrastructure/postgres/database.ts';
import { tablesInOrder } from '../../../infrastructure/postgres/tables-in-order.ts';
import { admitArrivedPools, admitPool } from '../../cells/admit-pools.ts';
import { jobOwners, rowOwners } from '../../cells/rows-of-pool.ts';
import { handlers } from '../../job-handlers.ts';
import { copyDatabase } from '../copy/copy-database.ts';
import { makeQueues } from '../copy/copy-jobs.ts';
import { forgetPool, type Move, movePool, returnPool } from './move-pool.ts';

const limits = { name: 'test', max: 6 };
const server = await createTestServer({ pool: limits });
const source = server.database;
let target: Awaited<ReturnType<typeof copyTemplate>>;
/** A member of another pool, who stays. */
const strangerId = '019aa000-ffff-7000-8000-00000000000a';
let before: Record<string, string>;
/** A member of the pool who has credits. */
let buyerId: string;
/** Names of the tables whose rows go with the pool, all of which have a row of it. */
const going = Object.entries(rowOwners).flatMap(([table, owner]) =>
  typeof owner === 'object' && 'cell' in owner ? [] : [`public.${table}`],
);
const part = (prints: Record<string, string>) =>
  Object.fromEntries(going.map(table => [table, prints[table]]));
/** Tables of which a pool has rows, and a database has some. */
const filled = (prints: Record<string, string>) => going.filter(table => !prints[table]?.startsWith('0 '));

const move = (change: Partial<Move> = {}): Move => ({
  pool: 'velluto',
  sites: ['velluto', 'nordlys'],
  from: { cell: 'south', database: source },
  to: { cell: 'north', database: target },
  encryption: server.ctx.encryption,
  settle: async () => {},
  pause: async () => {},
  report: () => {},
  ...change,
});
/** How far the moves are that these databases know of. */
const statesIn = async (...databases: (typeof source)[]) => {
  const moves = await Promise.all(
    databases.map(({ db }) => db.selectFrom('pool_move').select('state').execute()),
  );
  return moves.flat().map(({ state }) => state);
};
const admit = () => admitPool(target, 'velluto', ['arrived']);
const plugPulled = () => {
  throw new Error('pulled the plug');
};
const addJob = (name: string, data: object, state = 'created') =>
  source.pool.query(
    `insert into pgboss.job (name, data, state, retry_limit, start_after)
     values ($1, $2, $3::pgboss.job_state, 8, now() + interval '1 hour')`,
    [name, data, state],
  );
/** Adds a mail of the pool, as one that is there already. */
const addMail = (key: string) =>
  source.pool.query(
    `insert into outbox_mail (id, site_id, kind, to_address, from_address, subject, html, text, headers, dedupe_key, created_at)
     values (gen_random_uuid(), 'nordlys', 'likes', 'a@example.com', 'b@example.com', '', '', '', '{}', $1, now())`,
    [key],
  );
/** Fails once the rows lie aside, and once they were copied. */
const afterSetAside = (line: string) => line.startsWith('member:') && plugPulled();
const afterCopy = (line: string) => line.includes('were copied') && plugPulled();
const cellsWith = (pool: string): Cells => {
  const own = cellOf('north', pool);
  return { own, all: [own] };
};

const nameDatabase = ({ pool }: typeof source, name: string) =>
  pool.query('insert into server_key values ($1, to_jsonb($2::text), now())', [DATABASE_NAME, name]);

beforeAll(async () => {
  await seedDemo(server.ctx);
  await fillEveryTable(server);
  await makeQueues(source);
  const [mail] = (await source.pool.query('select id from outbox_mail')).rows;
  const [member] = (await source.pool.query('select id from member')).rows;
  await addJob('mail.deliver', { id: mail.id, is: 'of the pool' });
  await addJob('reminders.confirm', { member: member.id, is: 'of the pool' });
  await addJob('weekly.batch', { site: 'nordlys', is: 'of the pool' });
  await addJob('weekly.batch', { site: 'aurora', is: 'of another one' });
  await addJob('mail.deliver', { id: crypto.randomUUID(), is: 'of another one' });
  await addJob('payments.tidy', { is: 'of the cell' });
  await source.pool.query(`update done_once set key = 'weekly:velluto:2026-11-30'`);
  await source.pool.query('update login_attempt set key = $1', [`velluto:${member.id}`]);
  await addMember(server.ctx, { id: strangerId, pool: 'aurora', site_id: 'aurora', credits: 7 });
  const [rich] = (await source.pool.query('select member_id from wallet where balance > 20')).rows;
  buyerId = rich.member_id;
  // a move opens the closed periods of the ledger
  await source.pool.query('delete from ledger_period; delete from closed_wallet');
  await nameDatabase(source, 'south');
  before = await fingerprint(source.pool);
});
beforeEach(async () => {
  target = await copyTemplate(inject('postgres'), limits);
});
afterEach(() => target.drop());

it('says of every table and job whose it is', async () => {
  const client = await target.pool.connect();
  const tables = (await tablesInOrder(client)).map(({ name }) => name.replace('public.', ''));
  client.release();
  expect([...tables, 'pool_move'].toSorted()).toEqual(Object.keys(rowOwners));
  expect(Object.keys(jobOwners).toSorted()).toEqual(Object.keys(handlers).toSorted());
  // what refers to rows that go has to go too, or would be deleted with them
  const { rows } = await target.pool.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const torn = rows.filter(
    ({ child, parent }) => going.includes(`public.${parent}`) && !going.includes(`public.${child}`),
  );
  expect(torn).toEqual([]);
});

it('refuses cells with different keys, unless the target has neither members nor a server', async () => {
  const { db, pool } = target;
  const theirs = dataEncryption({ db, clock: systemClock, keys: dataKeys(server.ctx.config.dataDir) });
  const fingerprintOf = await theirs.fingerprint('nina@example.com');
  const nils = await addMember(plainContext(target, server.ctx.config.dataDir), {
    pool: 'boreal',
    site_id: 'boreal',
  });
  await expect(movePool(move())).rejects.toThrow(
    new OperatorError(
      'The cells "south" and "north" made different keys (fingerprint), with which the data of members is hashed, so no pool can be moved between them.',
    ),
  );
  await pool.query('delete from member where id = $1', [nils.id]);
  const used = openDatabase(target.address, () => {});
  await used.pool.query('select 1');
  await expect(movePool(move())).rejects.toThrow(
    /A server still uses the cell "north", which has no members yet/,
  );
  await used.close();
  // a connection that was closed is listed until its process has ended
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'velluto'`,
    );
    expect(rows).toEqual([]);
  });
  expect(await fingerprint(source.pool)).toEqual(before);
  await nameDatabase(target, 'north');
  await movePool(move());
  const kept = db.selectFrom('server_key').select('value').where('name', '=', DATABASE_NAME);
  expect(await kept.execute()).toEqual([{ value: 'north' }]);
  const now = dataEncryption({ db, clock: systemClock, keys: dataKeys(server.ctx.config.dataDir) });
  expect(await now.fingerprint('nina@example.com')).not.toEqual(fingerprintOf);
  expect(await now.fingerprint('nina@example.com')).toEqual(
    await server.ctx.encryption.fingerprint('nina@example.com'),
  );
  await returnPool(move());
});

it('puts a pool back from wherever it is, until it was taken in', async () => {
  await expect(movePool(move({ settle: plugPulled }))).rejects.toThrow('pulled the plug');
  expect(await statesIn(source, target)).toEqual(['leaving', 'coming']);
  await returnPool(move());
  expect(await fingerprint(source.pool)).toEqual(before);
  expect(await statesIn(source, target)).toEqual([]);

  await expect(movePool(move({ report: afterSetAside }))).rejects.toThrow('pulled the plug');
  expect(filled(await fingerprint(source.pool))).not.toContain('public.message');
  await returnPool(move());
  expect(part(await fingerprint(source.pool))).toEqual(part(before));

  // what was wrong with the books before is no reason to keep the pool where it is
  const change = (by: number) =>
    source.pool.query('update wallet set balance = balance + $2 where member_id = $1', [buyerId, by]);
  await change(1);
  const lines: string[] = [];
  await movePool(move({ report: line => lines.push(line) }));
  expect(lines[0]).toBe('Differences that the books show before the move: 1 (velluto ledger check).');
  await expect(copyDatabase(source, target)).rejects.toThrow(
    /The pool "velluto" is on its way to another cell/,
  );
  await expect(movePool(move({ to: { cell: 'east', database: target } }))).rejects.toThrow(
    /on its way to the cell "north"/,
  );
  // as a return that is interrupted leaves it: there is one copy only, which is not forgotten
  await target.pool.query('drop schema moved_velluto cascade; delete from pool_move');
  await expect(forgetPool(move())).rejects.toThrow(/has not taken the pool "velluto" in/);
  await movePool(move());
  expect(await statesIn(source, target)).toEqual(['sent', 'arrived']);
  await returnPool(move());
  await change(-1);
  expect(part(await fingerprint(source.pool))).toEqual(part(before));
  expect(await statesIn(source, target)).toEqual([]);
  expect(filled(await fingerprint(target.pool))).toEqual([]);
});

it('waits for a job of the pool that runs, and takes nothing in that does not add up or is of another version', async () => {
  const { rows } = await source.pool.query('select id from payment_reversal');
  await addJob('payments.refund', { reversal: rows[0].id, is: 'running' }, 'active');
  let waited = 0;
  const pause = async () => {
    waited++;
    expect(filled(await fingerprint(source.pool))).toEqual(filled(before));
    if (waited === 2) await source.pool.query(`delete from pgboss.job where data->>'is' = 'running'`);
  };
  let settled = 0;
  // a job that began before writes a mail after the rows were put aside
  const settle = async () => {
    if (++settled === 2) await addMail('late');
  };
  await movePool(move({ pause, settle }));
  expect(waited).toBe(2);
  const late = await target.pool.query(`select 1 from moved_velluto.outbox_mail where dedupe_key = 'late'`);
  expect(late.rowCount).toBe(1);
  await target.pool.query('update "moved_velluto".wallet set balance = balance + 1 where balance > 0');
  await expect(admit()).rejects.toThrow(/The books of the pool "velluto" show \d+ differences/);
  await target.pool.query(`update pool_move set version = '0069-session-positions'`);
  await expect(admit()).rejects.toThrow(/was moved by another version \(0069-session-positions\)/);
  expect(filled(await fingerprint(target.pool))).toEqual([]);
  await returnPool(move());
  await source.pool.query(`delete from outbox_mail where dedupe_key = 'late'`);
  expect(part(await fingerprint(source.pool))).toEqual(part(before));
});

it('moves every row of the pool and its jobs, and nothing of another pool, however often it is interrupted', async () => {
  await expect(movePool(move({ settle: plugPulled }))).rejects.toThrow('pulled the plug');
  await expect(movePool(move({ report: afterSetAside }))).rejects.toThrow('pulled the plug');
  await expect(movePool(move({ report: afterCopy }))).rejects.toThrow('pulled the plug');
  expect(await statesIn(source, target)).toEqual(['aside', 'arrived']);
  expect(filled(await fingerprint(target.pool))).toEqual([]);
  await expect(forgetPool(move())).rejects.toThrow(/has not taken the pool "velluto" in/);
  await admitArrivedPools({ cells: cellsWith('boreal') }, target);
  expect(filled(await fingerprint(target.pool))).toEqual([]);
  await Promise.all([1, 2].map(() => admitArrivedPools({ cells: cellsWith('velluto') }, target)));
  await expect(returnPool(move())).rejects.toThrow(/has taken the pool "velluto" in/);
  const back = { from: { cell: 'north', database: target }, to: { cell: 'south', database: source } };
  await expect(movePool(move(back))).rejects.toThrow(/still keeps what it had of the pool "velluto"/);
  // what the interrupted command did not know
  expect(await statesIn(source, target)).toEqual(['aside']);
  await movePool(move());
  await movePool(move());
  expect(await statesIn(source, target)).toEqual(['sent']);
  await forgetPool(move());

  const [there, here] = [await fingerprint(target.pool), await fingerprint(source.pool)];
  // but for the rows of the stranger
  const ofStranger = [
    'account',
    'ledger',
    'member',
    'member_search',
    'terms_acceptance',
    'user_state',
    'wallet',
  ].map(table => `public.${table}`);
  for (const table of going.filter(name => !ofStranger.includes(name)))
    expect([table, there[table]]).toEqual([table, before[table]]);
  expect(filled(there)).toEqual(going);
  expect(filled(here).toSorted()).toEqual([...ofStranger, 'public.mail_suppression'].toSorted());
  const count = async (database: typeof source, table: string) =>
    (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
  for (const table of ofStranger) {
    expect(await count(source, table)).toBeGreaterThan(0);
    const sum = (await count(source, table)) + (await count(target, table));
    expect([table, sum]).toEqual([table, Number(before[table]?.split(' ')[0])]);
  }
  const tallied = async ({ pool }: typeof source) =>
    (await pool.query('select distinct pool from member_tally where members > 0')).rows;
  expect(await tallied(source)).toEqual([{ pool: 'aurora' }]);
  expect(await tallied(target)).toEqual([{ pool: 'velluto' }]);
  for (const { db } of [source, target]) expect((await reconcileLedger(db)).discrepancies).toEqual([]);
  const jobsIn = async ({ pool }: typeof source) =>
    (await pool.query(`select name, data->>'is' as is from pgboss.job order by 1, 2`)).rows;
  expect(await jobsIn(target)).toEqual([
    { name: 'mail.deliver', is: 'of the pool' },
    { name: 'reminders.confirm', is: 'of the pool' },
    { name: 'weekly.batch', is: 'of the pool' },
  ]);
  expect(await jobsIn(source)).toEqual([
    { name: 'mail.deliver', is: 'of another one' },
    { name: 'payments.tidy', is: 'of the cell' },
    { name: 'weekly.batch', is: 'of another one' },
  ]);
  await expect(target.pool.query('delete from ledger')).rejects.toThrow(/append-only/);
  const { rows } = await source.pool.query(`select 1 from pg_namespace where nspname like 'moved%'`);
  expect(rows).toEqual([]);
});
