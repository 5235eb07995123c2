import { afterEach, expect, test } from 'vitest';
import type { TestClient } from '../../../../test/client.ts';
import { followDeclared } from '../../../../test/declared.ts';
import { linesOf } from '../../../../test/pdf.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { cleanUp } from '../../../boot/clean-up.ts';
import { listQueue, openComplaint } from '../../moderation/complaints/queue.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';

const server = await createTestServer();
const { ctx } = server;
const { subscriber, runDay, settlePayment } = subscribersOf(server);

type Member = Awaited<ReturnType<typeof subscriber>>['anna'];

const cancel = (call: TestClient, fields: object = {}) =>
  call('POST', '/api/cancellation.php', { step: 'confirm', ...fields });
const renewing = async ({ call }: Member) =>
  (await call('POST', '/api/cancellation.php', { step: 'ask' })).body.contracts;
const confirmations = async (email: string) =>
  (await server.mails(email)).filter(({ kind }) => kind === 'cancellation');
const latestComplaint = async () => {
  const { reference } = (await listQueue(ctx)).at(-1) ?? { reference: '' };
  return openComplaint(ctx, reference);
};
/** Downloads the confirmation, as a member or a visitor. */
const download = (key: string, cookies: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/cancellation-file.php?key=${key}`, cookies });

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

test('for a later day renews until the month in which it falls, then ends by itself', async () => {
  const email = 'later@example.com';
  const { anna, renewals, renewal } = await subscriber('premium-1', { email });
  const wish = { ends_on: '2027-01-10' };
  const [first, second] = [await cancel(anna.call, wish), await cancel(anna.call, wish)];
  expect(first.body.contracts).toMatchObject([{ ends_at: '2027-01-22T12:00:00.000Z' }]);
  expect(second.body).toEqual(first.body);
  expect(await confirmations(email)).toHaveLength(1);

  server.clock.set('2026-12-16T12:00:00Z');
  await runDay();
  server.clock.set('2026-12-22T12:00:00Z');
  await runDay();
  const [{ payment_id: december }] = await renewals();
  await settlePayment(anna, december);
  server.clock.set('2027-01-16T12:00:00Z');
  await runDay();
  expect(await renewals()).toHaveLength(1);
  expect(await renewal()).toMatchObject({ next_on: null, cancelled_at: expect.any(String) });
  expect(await renewing(anna)).toEqual([]);
});

test('for a day within the paid time ends with that time, and can still be made to end sooner', async () => {
  const { anna } = await subscriber();
  const later = await cancel(anna.call, { ends_on: '2027-03-01' });
  expect(later.body.contracts).toMatchObject([{ ends_at: '2027-03-22T12:00:00.000Z' }]);
  expect(await renewing(anna)).toHaveLength(1);
  const sooner = await cancel(anna.call, { ends_on: '2026-12-22' });
  expect(sooner.body.contracts).toMatchObject([{ ends_at: '2026-12-22T12:00:00.000Z' }]);
  expect(await renewing(anna)).toEqual([]);
});

test.each([
  ['a day that is over', { ends_on: '2026-11-21' }, 'ends_on', 'too_small'],
  ['a day more than a year away', { ends_on: '2027-11-24' }, 'ends_on', 'too_big'],
  ['a day that no month has', { ends_on: '2027-02-30' }, 'ends_on', 'format'],
  ['a cause of spaces', { kind: 'for_cause', reason: ' \n ' }, 'reason', 'required'],
  ['no cause', { kind: 'for_cause' }, 'reason', 'required'],
  ['a cause of an ordinary cancellation', { reason: 'too dear' }, 'reason', 'not_allowed'],
  ['a cause that is too long', { kind: 'for_cause', reason: 'x'.repeat(2_001) }, 'reason', 'too_long'],
])('%s is refused, and nothing is cancelled', async (_, fields, field, code) => {
  const { anna } = await subscriber();
  const { status, body } = await cancel(anna.call, fields);
  expect([status, body.details]).toMatchObject([400, [{ field, code }]]);
  expect(await renewing(anna)).toHaveLength(1);
});

test('for cause ends at once, goes to support with the reason, and takes nothing from the member', async () => {
  const email = 'cause@example.com';
  const { anna } = await subscriber('premium-3', { email });
  const before = (await anna.call('GET', '/api/user.php')).body.user;
  const cause = { kind: 'for_cause', reason: 'My account was taken over twice.' };
  const answers = await Promise.all([cancel(anna.call, cause), cancel(anna.call, cause)]);
  const [{ body }] = answers;
  expect(answers.map(answer => answer.body)).toEqual([body, body]);
  expect(body.contracts).toMatchObject([{ ends_at: '2026-11-22T12:00:00.000Z' }]);
  expect((await cancel(anna.call, cause)).body).toEqual(body);
  expect(await renewing(anna)).toEqual([]);
  const after = (await anna.call('GET', '/api/user.php')).body.user;
  expect([after.credits, after.paid_user]).toEqual([before.credits, before.paid_user]);

  const complaint = await latestComplaint();
  expect(complaint.text).toContain(cause.reason);
  expect(complaint.parties).toMatchObject([{ role: 'reporter', member_id: anna.id }]);
  const mails = await confirmations(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(cause.reason);
  expect(mails[0]?.text).toContain('Per giusta causa');
  expect(mails[0]?.text).toContain('Una persona del nostro team');
});

test('for cause reaches a person also where nothing renews', async () => {
  const anna = await server.member({ name: 'Anna Senza' });
  const call = await server.client(anna);
  const { body } = await cancel(call, { kind: 'for_cause', reason: 'I am being stalked here.' });
  expect(body).toMatchObject({ contracts: [], file: expect.any(String) });
  expect((await latestComplaint()).text).toContain('I am being stalked here.');
});

test('the confirmation is a PDF, with the contracts for the member only', async () => {
  const { anna } = await subscriber('premium-3');
  const { body } = await cancel(anna.call, { ends_on: '2026-12-24' });
  const { cookies } = await server.client(anna);
  const own = await download(body.file, cookies);
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="velluto-2026-11-22.pdf"',
  });
  const texts = [own, await download(body.file)].map(({ rawPayload }) => linesOf(rawPayload));
  for (const text of texts) {
    for (const fact of [
      'Conferma della tua disdetta',
      'Senza indicare un motivo',
      '24 dicembre 2026',
      '22 novembre 2026',
    ])
      expect(text).toContain(fact);
  }
  expect(texts[0]).toContain('22 febbraio 2027');
  expect(texts[1]).not.toContain('22 febbraio 2027');
  expect((await download('0'.repeat(32))).statusCode).toBe(404);
});

test('a visitor keeps what was typed, once, whether the contract exists or not, until a year has passed', async () => {
  const { anna } = await subscriber('premium-3', { email: 'kept@example.com' });
  const visitor = await server.client();
  const cause = {
    kind: 'for_cause',
    reason: 'Nobody answers.',
    name: 'Nina Rossi',
    email: 'kept@example.com',
  };
  const unknown = await cancel(visitor, { ...cause, payment: 'X-1' });
  expect((await cancel(visitor, { ...cause, payment: 'X-1' })).body).toEqual(unknown.body);
  const [contract] = await renewing(anna);
  const known = await cancel(visitor, { ...cause, payment: contract.payment });
  expect(await renewing(anna)).toHaveLength(1);
  await followDeclared(server, 'kept@example.com');
  expect(await renewing(anna)).toEqual([]);
  const [mail] = await confirmations('kept@example.com');
  expect(mail?.text).not.toContain('Nobody answers.');
  for (const { body } of [unknown, known]) {
    const text = linesOf((await download(body.file)).rawPayload);
    for (const typed of ['Nina Rossi', 'kept@example.com', 'Nobody answers.']) expect(text).toContain(typed);
  }
  server.clock.advance({ days: 366 });
  await cleanUp(ctx);
  expect((await download(unknown.body.file)).statusCode).toBe(404);
});
