import { expect } from 'vitest';
import { collectDueDebits } from '../src/areas/payments/direct-debit/collect-due-debits.ts';
import { announceRenewals } from '../src/areas/payments/direct-debit/renewals.ts';
import { order } from './buy.ts';
import { debtor } from './debtors.ts';
import type { createTestServer } from './server.ts';

/** Functions to make members whose premium renews by direct debit, and to run the jobs of a day. */
export function subscribersOf(server: Awaited<ReturnType<typeof createTestServer>>) {
  const { ctx } = server;
  const signedUpADayAgo = () => ({ created_at: new Date(server.clock.now().getTime() - 86_400_000) });

  /** Runs the daily jobs of direct debit. */
  const runDay = async () => {
    await announceRenewals(ctx);
    await collectDueDebits(ctx);
  };
  const settlePayment = async (
    anna: Awaited<ReturnType<typeof debtor>>,
    id: string,
    status: 'completed' | 'failed' = 'completed',
  ) => {
    server.settlePayment(id, status);
    await anna.payment(id);
  };

  /** A member with paid premium: bought on 21 November 2026, paid on 22 November. */
  async function subscriber(packageId = 'premium-1', overrides: Parameters<typeof debtor>[1] = {}) {
    server.clock.set('2026-11-21T12:00:00Z');
    const anna = await debtor(server, { ...signedUpADayAgo(), ...overrides });
    const { payment, mandate } = await anna.order({ package: packageId });
    server.clock.set('2026-11-22T12:00:00Z');
    await runDay();
    await settlePayment(anna, payment.payment_id);
    const renewals = async () => {
      const [mandate] = (await anna.list()).mandates;
      return mandate.collections.filter(
        (collection: { payment_id: string }) => collection.payment_id !== payment.payment_id,
      );
    };
    const renewal = async () => (await anna.list()).mandates[0].renewal;
    return { anna, firstId: payment.payment_id, mandate, renewals, renewal };
  }

  /** Buys a package by card. */
  async function buyByCard(anna: Awaited<ReturnType<typeof debtor>>, packageId: string) {
    const payment = await order(server, anna.call, packageId);
    await settlePayment(anna, payment);
    return {
      withdraw: async () => {
        const { status } = await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment });
        expect(status).toBe(200);
      },
    };
  }

  return { signedUpADayAgo, runDay, settlePayment, subscriber, buyByCard };
}
