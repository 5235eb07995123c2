import { pino } from 'pino';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { administer, copyTemplate } from '../../../test/database.ts';
import { handlers } from '../../boot/job-handlers.ts';
import type { Context } from '../../context/context.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openDatabase } from '../postgres/database.ts';
import { prepareDatabase } from '../postgres/prepare.ts';
import { transactions } from '../postgres/transaction.ts';
import { noTracing } from '../tracing/tracing.ts';
import { bossJobs } from './boss-jobs.ts';
import type { Jobs } from './jobs.ts';

const database = await copyTemplate(inject('postgres'));
const transaction = transactions(database.db, () => {});
const done: string[] = [];
let onDone = () => {};
let failures = 0;

// one kind of job is tested as an example for all; jobs use only the metrics and traces of this context
const metrics = createMetrics({
  now: () => new Date(),
  pool: database.pool,
  lastReconciliation: async () => null,
  waitingComplaints: async () => [],
  sites: [],
  eventsArrive: () => true,
  dataDir: '/',
});
const make = (overrides: Partial<Parameters<typeof bossJobs<Context>>[0]> = {}) =>
  bossJobs<Context>({
    database,
    log: pino({ level: 'silent' }),
    schedules: [],
    context: () => ({ metrics, tracing: noTracing }) as Context,
    handlers: {
      ...handlers,
      'mail.deliver': async (_, { id }) => {
        if (id === 'fails once' && failures++ === 0) throw new Error('not yet');
        done.push(id);
        onDone();
      },
    },
    ...overrides,
  });

async function until(count: number): Promise<string[]> {
  while (done.length < count) {
    await new Promise<void>(resolve => {
      onDone = resolve;
    });
  }
  return done.toSorted();
}

let jobs: Jobs = make();
await jobs.start();
afterEach(() => done.splice(0));
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

it('retries for days, with growing delays of at most an hour', async () => {
  const { rows } = await database.pool.query(
    `select retry_limit * retry_delay_max / 86400 as days, retry_delay_max from pgboss.queue where name = 'mail.deliver'`,
  );
  expect(rows).toEqual([{ days: 3, retry_delay_max: 3600 }]);
});

it('runs the jobs of a committed transaction, and none of one that was rolled back', async () => {
  const undone = transaction(async tx => {
    await jobs.enqueue(tx, 'mail.deliver', { id: 'undone' });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await transaction(tx => jobs.enqueue(tx, 'mail.deliver', { id: 'committed' }));
  expect(await until(1)).toEqual(['committed']);
});

it('keeps one waiting job for each key, and every job without a key', async () => {
  const runAt = new Date('2030-01-01');
  await transaction(async tx => {
    for (const id of ['a', 'b']) await jobs.enqueue(tx, 'mail.deliver', { id }, { key: 'k', runAt });
    for (const id of ['c', 'd']) await jobs.enqueue(tx, 'mail.deliver', { id });
  });
  expect(await until(2)).toEqual(['c', 'd']);
  const { rows } = await database.pool.query(
    `select data->>'id' as id from pgboss.job where singleton_key = 'k'`,
  );
  expect(rows).toEqual([{ id: 'a' }]);
});

it('retries a failed job without delaying the others', async () => {
  await transaction(async tx => {
    for (const id of ['fails once', 'fine']) await jobs.enqueue(tx, 'mail.deliver', { id });
  });
  expect(await until(1)).toEqual(['fine']);
  // skips the delay before the retry, which PostgreSQL's clock measures
  await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  expect(await until(2)).toEqual(['fails once', 'fine']);
});

it('runs unfinished jobs after a restart', async () => {
  const runAt = new Date('2031-01-01');
  await transaction(tx => jobs.enqueue(tx, 'mail.deliver', { id: 'left' }, { runAt, key: 'left' }));
  await jobs.stop();
  await database.pool.query(`update pgboss.job set start_after = now() where singleton_key = 'left'`);
  jobs = make();
  await jobs.start();
  expect(await until(1)).toEqual(['left']);
});

it('reports in one sentence that the database is away, and goes on when it is back', async () => {
  let isAway = false;
  const pool = Object.create(database.pool, {
    query: {
      value: (...args: Parameters<typeof database.pool.query>) =>
        isAway
          ? Promise.reject(
              Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
            )
          : database.pool.query(...args),
    },
  });
  let tellLine = (_: string) => {};
  const firstLine = new Promise<string>(resolve => {
    tellLine = resolve;
  });
  await jobs.stop();
  jobs = make({ database: { ...database, pool }, log: createLog('info', { write: line => tellLine(line) }) });
  await jobs.start();
  isAway = true;
  const { level, reason, err } = JSON.parse(await firstLine);
  expect([level, reason, err]).toEqual([
    40,
    expect.stringMatching(/^database: connect ECONNREFUSED/),
    undefined,
  ]);
  isAway = false;
  await transaction(tx => jobs.enqueue(tx, 'mail.deliver', { id: 'back' }));
  expect(await until(1)).toEqual(['back']);
});

it('is created once by processes that start concurrently on an empty database', async () => {
  const { template: _, ...postgres } = inject('postgres');
  const name = `empty_${crypto.randomUUID().slice(0, 8)}`;
  await administer(postgres, `create database ${name}`);
  const handles = [1, 2, 3].map(() => openDatabase({ ...postgres, database: name }, () => {}));
  const started = handles.map(async handle => {
    await prepareDatabase(handle);
    const queue = make({ database: handle, runsJobs: false });
    await queue.start();
    await queue.stop();
    await handle.close();
  });
  expect(await Promise.allSettled(started)).toEqual(Array(3).fill({ status: 'fulfilled', value: undefined }));
  await administer(postgres, `drop database ${name} with (force)`);
});
