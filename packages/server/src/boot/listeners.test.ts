import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addReporter, judge } from '../../test/complaints.ts';
import { crashAtStatement } from '../../test/crash-at-statement.ts';
import { createTestServer } from '../../test/server.ts';
import { addWriter, walletAndLedger } from '../../test/writers.ts';
import { likeMember } from '../areas/likes/likes.ts';
import { blockMember } from '../areas/moderation/blocking.ts';
import { findDiscrepancies } from '../areas/wallet/ledger-reconciliation.ts';
import { listeners } from './listeners.ts';

const server = await createTestServer();
const { ctx, db } = server;
const about = (id: string) => ({ id, pool: 'velluto', shownOn: null });

test('every event that an area declares has a listener', async () => {
  const files = globSync('../areas/*/events.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(3);
  const modules = await Promise.all(files.map(file => import(join(import.meta.dirname, file))));
  const declared = modules.flatMap(module => Object.values<{ name: string }>(module));
  const heard = new Set(listeners.map(({ event }) => event));
  expect(declared.filter(event => !heard.has(event)).map(({ name }) => name)).toEqual([]);
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
});

test('a process that ends at any statement of a block leaves all that follows from it in other areas, or nothing', async () => {
  for (let statement = 1, crashed = true; crashed; statement += 1) {
    const [anna, bruno] = [await addWriter(server), await addWriter(server, { credits: 10 })];
    await bruno.send(anna);
    await likeMember(ctx, about(bruno.id), anna.id);
    crashed = await crashAtStatement(statement, () => blockMember(ctx, about(anna.id), bruno.id));
    const isBlocked = async () =>
      (await db.selectFrom('block').select('blocker').where('blocker', '=', anna.id).execute()).length === 1;
    const left = async () => {
      const state = await db
        .selectFrom('user_state')
        .select(['unread', 'new_likes'])
        .where('member_id', '=', anna.id)
        .executeTakeFirstOrThrow();
      const { balance } = await walletAndLedger(server, bruno);
      const likes = await db.selectFrom('likes').select('id').where('liker', '=', bruno.id).execute();
      return { ...state, balance, likes: likes.length };
    };
    const [before, after] = [
      { unread: 1, new_likes: 1, balance: 8, likes: 1 },
      { unread: 0, new_likes: 0, balance: 10, likes: 0 },
    ];
    expect(await left(), `statement ${statement}`).toEqual((await isBlocked()) ? after : before);
    await blockMember(ctx, about(anna.id), bruno.id);
    expect(await left(), `again after statement ${statement}`).toEqual(after);
    if (!crashed) expect(statement).toBeGreaterThan(10);
  }
  expect(await findDiscrepancies(db)).toEqual([]);
}, 120_000);

test('a process that ends at any statement of a decision plans the repayment with the decision, or neither', async () => {
  for (let statement = 1, crashed = true; crashed; statement += 1) {
    const [anna, bruno] = [await addReporter(server), await addReporter(server)];
    const { reference } = (await anna.reportProfile(bruno)).body.complaint;
    const close = () => judge(server, 1, reference, 'account_disabled');
    crashed = await crashAtStatement(statement, close);
    const planned = () =>
      server.waitingJobs.filter(
        ({ name, data }) =>
          name === 'payments.repay-closed' && (data as { member: string }).member === bruno.id,
      ).length;
    const status = async () =>
      (await db.selectFrom('member').select('status').where('id', '=', bruno.id).executeTakeFirstOrThrow())
        .status;
    expect(planned(), `statement ${statement}`).toBe((await status()) === 'disabled' ? 1 : 0);
    if ((await status()) === 'active') await close();
    expect([await status(), planned()]).toEqual(['disabled', 1]);
    if (!crashed) expect(statement).toBeGreaterThan(15);
  }
}, 120_000);
