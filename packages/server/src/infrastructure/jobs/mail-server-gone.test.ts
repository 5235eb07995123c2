import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { handlers } from '../../boot/job-handlers.ts';
import type { Context } from '../../context/context.ts';
import type { MailTransport } from '../mail/transport.ts';
import { bossJobs } from './boss-jobs.ts';
import type { Jobs } from './jobs.ts';

const delivered: string[] = [];
let isAvailable = false;
let onAttempt = () => {};
const transport: MailTransport = {
  send: async ({ subject }) => {
    queueMicrotask(() => onAttempt());
    if (!isAvailable) throw new Error('ECONNREFUSED');
    delivered.push(subject);
  },
  close: () => {},
};
const nextAttempt = () =>
  new Promise<void>(resolve => {
    onAttempt = resolve;
  });

it('mails that the mail server refused arrive later, once, however often they are retried', async () => {
  // the real queue needs the context, which needs a queue: it gets this one, which forwards to the real queue
  let jobs: Jobs | undefined;
  const forwarding: Jobs = {
    enqueue: (...job) => jobs?.enqueue(...job) ?? Promise.reject(new Error('too early')),
    prepare: async () => {},
    start: async () => {},
    stop: async () => {},
  };
  const server = await createTestServer({ parts: { transport, jobs: forwarding } });
  const { ctx, database } = server;
  const context = (): Context => ctx;
  jobs = bossJobs({ database, log: pino({ level: 'silent' }), handlers, schedules: [], context });
  await jobs.start();
  const mail = {
    siteId: 'velluto',
    kind: 'like',
    to: 'anna@example.com',
    subject: 'Hello',
    html: '<p>',
    text: '',
    dedupeKey: 'hello',
  };
  const firstAttempt = nextAttempt();
  await ctx.transaction(tx => ctx.mail.send(tx, mail));
  await firstAttempt;
  const retries = async () =>
    (
      await database.pool.query(`select retry_count, start_after > now() as later from pgboss.job
      where name = 'mail.deliver' and state = 'retry'`)
    ).rows;
  while ((await retries()).length === 0) await new Promise(setImmediate);
  expect(await retries()).toEqual([{ retry_count: 0, later: true }]);

  isAvailable = true;
  const secondAttempt = nextAttempt();
  await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await secondAttempt;
  const [stored] = await server.mails('anna@example.com');
  while (!(await server.mails('anna@example.com'))[0]?.sent_at) await new Promise(setImmediate);
  await ctx.transaction(tx => ctx.mail.send(tx, mail));
  await ctx.mail.deliver(stored?.id ?? '');
  expect(delivered).toEqual(['Hello']);
  await jobs.stop();
});
