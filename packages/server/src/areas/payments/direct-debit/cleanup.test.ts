import { expect, test } from 'vitest';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { contentsOf } from '../../data-rights/export/contents.ts';
import { cancelSubscriptions } from '../settlement/subscriptions.ts';
import { cleanUpDirectDebits } from './cleanup.ts';

const server = await createTestServer();
const { ctx, clock, db } = server;
const { subscriber } = subscribersOf(server);

test('the payer of a member who stays is erased 14 months after the last collection, not while it renews', async () => {
  const [anna, nina] = [(await subscriber()).anna, (await subscriber()).anna];
  await ctx.transaction(tx => cancelSubscriptions(ctx, tx, { memberId: anna.id }));
  const stored = ({ id }: { id: string }) =>
    db
      .selectFrom('debit_mandate')
      .innerJoin('debit', 'debit.mandate_id', 'debit_mandate.id')
      .select(['debtor', 'ip', 'debit_mandate.iban_fingerprint', 'debit.iban_fingerprint as collected_from'])
      .where('debit_mandate.member_id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await stored(anna);
  clock.set('2028-01-22T11:59:59Z');
  await cleanUpDirectDebits(ctx);
  expect(await stored(anna)).toEqual(before);
  clock.set('2028-01-22T12:00:01Z');
  await Promise.all([cleanUpDirectDebits(ctx), cleanUpDirectDebits(ctx)]);
  const none = Buffer.alloc(0);
  expect(await stored(anna)).toEqual({
    debtor: null,
    ip: null,
    iban_fingerprint: none,
    collected_from: none,
  });
  expect((await stored(nina)).debtor).not.toBeNull();
  // what was signed and collected stays with the purchase
  const { mandates } = await anna.list();
  expect(mandates).toMatchObject([{ account: { country: 'DE' }, collections: [{ state: 'paid' }] }]);
  const archive = await contentsOf(ctx, anna.id, 'Anna');
  const file = archive.find(({ name }) => name === 'direct-debit-mandates.json');
  expect(JSON.parse(String(file?.content))).toMatchObject([{ debtor: null }]);
});
