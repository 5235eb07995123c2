import { afterAll, expect, test } from 'vitest';
import { webhook } from '../../../../test/buyers.ts';
import { crashAtStatement } from '../../../../test/crash-at-statement.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { purgeAccounts } from '../../data-rights/deletion/purge.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { collectDueDebits } from './collect-due-debits.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections, mandates } = server.payments.debits;
const password = 'una lunga passeggiata';
const password_hash = await ctx.passwords.hash(password);

/**
 * Runs `work` again and again, each time with a crash one statement later, until it reaches its end. After each crash
 * it is repeated twice: after five minutes, when a claim of the crashed run may still hold, and when that has expired.
 */
async function crashAtEveryStatement(
  prepare: () => Promise<{ work: () => Promise<unknown>; check: () => Promise<void> }>,
) {
  let statements = 0;
  for (let crashed = true; crashed; statements += 1) {
    server.clock.set('2026-11-21T12:00:00Z');
    const { work, check } = await prepare();
    crashed = await crashAtStatement(statements + 1, work);
    server.clock.advance({ minutes: 5 });
    await work();
    server.clock.advance({ minutes: 10 });
    if (crashed) await work();
    await check();
  }
  expect(statements).toBeGreaterThan(8);
}

async function orderPremium() {
  const created_at = new Date(server.clock.now().getTime() - 86_400_000);
  const anna = await debtor(server, { created_at, password_hash });
  const { payment, mandate } = await anna.order({ package: 'premium-1' });
  server.clock.advance({ days: 1 });
  return { anna, id: payment.payment_id, mandate };
}

afterAll(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

test('a code that is sent again after a crash at any statement signs one mandate and places one order', async () => {
  await crashAtEveryStatement(async () => {
    const anna = await debtor(server);
    const { order } = (await anna.start({ package: 'premium-1' })).body;
    const otp = await anna.lastCode();
    const call = await server.client(anna);
    return {
      work: () => call('PUT', '/api/directdebit.php', { id: order.id, otp, begin_at_once: true }),
      check: async () => {
        expect(await anna.list()).toMatchObject({ mandates: [{ collections: [{ state: 'announced' }] }] });
        expect(await anna.credits()).toBe(30);
      },
    };
  });
}, 60_000);

test('a collection with a crash at any statement is requested once, under one mandate', async () => {
  await crashAtEveryStatement(async () => {
    const { anna, id, mandate } = await orderPremium();
    return {
      work: () => collectDueDebits(ctx),
      check: async () => {
        expect(collections.filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
        expect(mandates.filter(({ mandateId }) => mandateId === mandate.id)).toHaveLength(1);
        expect((await anna.list()).mandates[0].collections[0].state).toBe('collecting');
      },
    };
  });
}, 60_000);

test('a paid debit gives its credits once, with a crash at any statement', async () => {
  await crashAtEveryStatement(async () => {
    const { anna, id } = await orderPremium();
    await collectDueDebits(ctx);
    server.settlePayment(id, 'completed');
    return {
      work: () => webhook(server, `tr_${id}`),
      check: async () => {
        expect(await anna.credits()).toBe(30);
        const [{ renewal, collections: all }] = (await anna.list()).mandates;
        expect([renewal.next_on, all[0].state]).toEqual(['2026-12-22', 'paid']);
      },
    };
  });
}, 60_000);

test('an account is erased completely after a crash at any statement of the erasing', async () => {
  await crashAtEveryStatement(async () => {
    const { anna, id } = await orderPremium();
    await collectDueDebits(ctx);
    server.settlePayment(id, 'completed');
    await anna.payment(id);
    const form = { password, reason: 'privacy', paid_credits: 30 };
    expect((await anna.call('DELETE', '/api/account.php', form)).status).toBe(200);
    server.clock.advance({ days: 14 });
    return {
      work: () => purgeAccounts(ctx),
      check: async () => {
        const mandateRows = server.db
          .selectFrom('debit_mandate')
          .selectAll()
          .where('member_id', '=', anna.id);
        expect(await mandateRows.execute()).toMatchObject([{ ip: null, erase_at: expect.any(Date) }]);
        const member = server.db.selectFrom('member').select('id').where('id', '=', anna.id);
        expect(await member.execute()).toEqual([]);
      },
    };
  });
}, 60_000);
