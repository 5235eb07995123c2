import { createHash } from 'node:crypto';
import { CANCELLATION_KEPT_DAYS, PROFILE_VIEW_DAYS, SMS_KEPT_DAYS, TRAFFIC_DAYS } from '@velluto/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { cleanUp } from '../../boot/clean-up.ts';

const server = await createTestServer();
const { db, clock } = server;
const [anna, bruno] = [await server.member(), await server.member()];
const day = 86_400_000;
const halfAnHour = 1_800_000;

const hash = createHash('sha256').update('secret').digest();
const mailed = (at: Date) => ({
  token_hash: hash,
  member_id: anna.id,
  created_at: at,
  expires_at: new Date(at.getTime() + halfAnHour),
  used_at: null,
});
const mailChange = (at: Date, confirmed_at: Date | null) => ({
  ...mailed(at),
  used_at: undefined,
  id: server.ctx.ids.uuid(),
  pool: 'velluto',
  old_email: 'old@example.com',
  old_email_key: 'old@example.com',
  new_email: 'new@example.com',
  confirmed_at,
  undo_hash: null,
  undo_expires_at: null,
  undone_at: null,
});

/** A row that is made at a moment, and how many milliseconds it is kept. */
type Kept = [table: string, kept: number, insert: (at: Date) => { execute(): Promise<unknown> }];

const kept: Kept[] = [
  ['activation_token', halfAnHour, at => db.insertInto('activation_token').values(mailed(at))],
  [
    'account_token',
    halfAnHour,
    at => db.insertInto('account_token').values({ ...mailed(at), kind: 'reset' }),
  ],
  ['mail_change', halfAnHour, at => db.insertInto('mail_change').values(mailChange(at, null))],
  [
    'age_nonce',
    halfAnHour,
    at =>
      db.insertInto('age_nonce').values({
        nonce_hash: hash,
        member_id: anna.id,
        expires_at: new Date(at.getTime() + halfAnHour),
      }),
  ],
  [
    'outbox_sms',
    SMS_KEPT_DAYS * day,
    at =>
      db.insertInto('outbox_sms').values({
        id: server.ctx.ids.uuid(),
        kind: 'direct-debit-code',
        to_number: '+393331234567',
        text: '123456',
        dedupe_key: 'kept',
        created_at: at,
        expires_at: null,
        sent_at: at,
      }),
  ],
  [
    'profile_view',
    PROFILE_VIEW_DAYS * day,
    at =>
      db
        .insertInto('profile_view')
        .values({ viewer: anna.id, viewed: bruno.id, origin: 'member', viewed_at: at }),
  ],
  [
    'traffic_visit',
    TRAFFIC_DAYS * day,
    at =>
      db.insertInto('traffic_visit').values({
        token_hash: hash,
        site_id: 'velluto',
        created_at: at,
        network: 'adnet',
        ref: '',
        sub1: '',
        sub2: '',
        sub3: '',
      }),
  ],
  [
    'cancellation',
    CANCELLATION_KEPT_DAYS * day,
    at =>
      db.insertInto('cancellation').values({
        key: 'kept',
        site_id: 'velluto',
        member_id: null,
        email: 'nobody@example.com',
        name: 'Nobody',
        number: null,
        kind: 'ordinary',
        reason: null,
        ends_on: null,
        received_at: at,
        contracts: JSON.stringify([]),
      }),
  ],
];

const rowsOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)).rows[0]
    ?.count;

test.each(kept)(
  'a row of %s is deleted when its time is over, and not before',
  async (table, time, insert) => {
    await insert(clock.now()).execute();
    clock.advance({ ms: time - 1 });
    await cleanUp(server.ctx);
    expect(await rowsOf(table)).toBe(1);
    clock.advance({ ms: 2 });
    await cleanUp(server.ctx);
    expect(await rowsOf(table)).toBe(0);
  },
);

test('a change of address that was confirmed stays, with the way to undo it', async () => {
  const at = clock.now();
  await db.insertInto('mail_change').values(mailChange(at, at)).execute();
  clock.advance({ days: 1 });
  await cleanUp(server.ctx);
  expect(await rowsOf('mail_change')).toBe(1);
});

test('the number of resets of a day is kept while that day may go on somewhere', async () => {
  clock.set('2027-06-01T12:00:00Z');
  await db.insertInto('reset_request').values({ key: hash, day: '2027-06-01', requests: 3 }).execute();
  clock.set('2027-06-02T23:59:00Z');
  await cleanUp(server.ctx);
  expect(await rowsOf('reset_request')).toBe(1);
  clock.set('2027-06-03T00:00:00Z');
  await cleanUp(server.ctx);
  expect(await rowsOf('reset_request')).toBe(0);
});
