import { expect, test } from 'vitest';
import { addBuyer, webhook } from '../../../test/buyers.ts';
import { createTestServer } from '../../../test/server.ts';
import { grantSignupCredits } from './wallet.ts';

const server = await createTestServer();
const euro = (amount_minor: number, credits: number) => ({
  amount: { amount_minor, currency: 'EUR' },
  credits,
});

test('a user’s credits come with what was paid for them, those first that are spent first', async () => {
  const anna = await addBuyer(server);
  const lots = async () => (await anna.user()).unspent_credits;
  expect(await lots()).toEqual([]);
  await server.ctx.transaction(tx => grantSignupCredits(server.ctx, tx, anna.id, 4));
  server.clock.advance({ minutes: 1 });
  await anna.buy();
  server.clock.advance({ minutes: 1 });
  await anna.buy({ package: 'premium-3' });
  const { months, credits_per_month, price } = (await anna.call('GET', '/api/packages.php?country=IT')).body
    .premium[1];
  const premium = euro(price.amount_minor, months * credits_per_month);
  expect(await lots()).toEqual([
    { credits: 4, paid: null },
    { credits: 20, paid: euro(999, 20) },
    { credits: credits_per_month, paid: premium },
  ]);
  await anna.spend(6);
  expect(await lots()).toEqual([
    { credits: 18, paid: euro(999, 20) },
    { credits: credits_per_month, paid: premium },
  ]);
});

test('credits that were taken back cannot be spent, and the others keep their price', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  server.payments.reverse(id, 'refund', 500);
  await webhook(server, `tr_${id}`);
  const { credits, unspent_credits } = await anna.user();
  expect(unspent_credits).toEqual([{ credits, paid: euro(999, 20) }]);
  expect(credits).toBe(10);
});
