import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { addReporter, judge } from '../../../../test/complaints.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { collectDueDebits } from '../direct-debit/collect-due-debits.ts';
import { recordManualRefund } from '../settlement/refunds.ts';
import { repayClosedAccount } from './closed-account.ts';

const server = await createTestServer();
const { ctx, payments } = server;

const refunds = (id: string) => payments.provider.reversals(`tr_${id}`);
const repaidMails = async ({ id }: { id: string }) =>
  (await server.mails(`${id}@example.com`)).filter(({ kind }) => kind === 'closed_account_refund');

/** A report of a member, to be decided. */
async function report(member: { id: string }) {
  const reporter = await addReporter(server);
  const { reference } = (await reporter.reportProfile(member)).body.complaint;
  /** An appeal that opens the account again. */
  const appeal = async () => {
    await reporter.appeal(reference);
    await judge(server, 2, reference, 'rejected');
  };
  return { reference: reference as string, appeal };
}

/** Closes the account, and runs the jobs of it. */
async function close(member: { id: string }, ground: 'terms' | 'law' | 'fraud' = 'terms') {
  const reported = await report(member);
  await judge(server, 1, reported.reference, 'account_disabled', { ground });
  await server.runJobs();
  return reported;
}

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe('an account that is closed', () => {
  test('gets its unused paid credits back, months after the purchase, with a mail about amount and way', async () => {
    const anna = await addBuyer(server, { credits: 3 });
    const id = await anna.buy();
    server.clock.advance({ days: 60 });
    await anna.spend(13);
    await close(anna);
    // three free ones are spent first, so ten of twenty are left
    expect(await refunds(id)).toMatchObject([{ amountMinor: 500, currency: 'EUR', undone: false }]);
    expect(await anna.books()).toMatchObject({ balance: 0 });
    const [mail, ...others] = await repaidMails(anna);
    expect(others).toEqual([]);
    for (const part of ['5,00', 'Visa', '10 crediti', id]) expect(mail?.text).toContain(part);
  });

  test('for fraud gets nothing back, also when another decision rests on another ground', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const other = await report(anna);
    await close(anna, 'fraud');
    await judge(server, 1, other.reference, 'account_disabled');
    await server.runJobs();
    expect(await refunds(id)).toEqual([]);
    expect(await repaidMails(anna)).toEqual([]);
  });

  test('gets no money for gifts', async () => {
    const anna = await addBuyer(server, { credits: 30 });
    await close(anna);
    expect(await repaidMails(anna)).toEqual([]);
    expect((await anna.books()).balance).toBe(30);
  });

  test('keeps nothing of a direct debit that the bank was not asked for yet', async () => {
    const anna = await debtor(server, { created_at: new Date(server.clock.now().getTime() - 86_400_000) });
    const { payment } = await anna.order();
    await close(anna);
    const [mail] = await repaidMails(anna);
    expect(mail?.text).toContain('Per questo acquisto non viene prelevato nulla');
    server.clock.advance({ days: 30 });
    await collectDueDebits(ctx);
    expect(await refunds(payment.payment_id)).toEqual([]);
  });

  test('gets back what is paid only after it was closed', async () => {
    const anna = await addBuyer(server);
    const { body } = await anna.order();
    await close(anna);
    server.settlePayment(body.payment.payment_id, 'completed');
    await webhook(server, `tr_${body.payment.payment_id}`);
    await server.runJobs();
    expect(await refunds(body.payment.payment_id)).toMatchObject([{ amountMinor: 999 }]);
  });

  test('that the provider cannot repay waits for a person, who notes it once', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const refuse = vi.spyOn(payments.provider, 'refund').mockResolvedValue(null);
    await close(anna);
    refuse.mockRestore();
    expect(await refunds(id)).toEqual([]);
    expect(await recordManualRefund(ctx, id)).toEqual({ amountMinor: 999, currency: 'EUR' });
    await expect(recordManualRefund(ctx, id)).rejects.toThrow('No refund');
  });
});

describe('the repayment', () => {
  test('happens once: two decisions, the job many times at once, and after a successful appeal', async () => {
    const anna = await addBuyer(server);
    const ids = [await anna.buy(), await anna.buy()];
    const other = await report(anna);
    const first = await close(anna);
    await judge(server, 1, other.reference, 'account_disabled', { ground: 'law', law: 'art. 612 c.p.' });
    await Promise.all(Array.from({ length: 5 }, () => repayClosedAccount(ctx, { member: anna.id })));
    await server.runJobs();
    for (const id of ids) expect(await refunds(id)).toMatchObject([{ amountMinor: 999 }]);
    expect(await repaidMails(anna)).toHaveLength(2);
    await first.appeal();
    await other.appeal();
    await server.runJobs();
    for (const id of ids) expect(await refunds(id)).toHaveLength(1);
    expect(await anna.books()).toMatchObject({ balance: 0 });
  });

  test('is left out when an appeal opened the account before the job ran', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const { reference, appeal } = await report(anna);
    await judge(server, 1, reference, 'account_disabled');
    await appeal();
    await server.runJobs();
    expect(await refunds(id)).toEqual([]);
    expect((await anna.books()).balance).toBe(20);
  });

  test('goes on where a crash broke it off, and repays no payment twice', async () => {
    const anna = await addBuyer(server);
    const ids = [await anna.buy(), await anna.buy()];
    const { reference } = await report(anna);
    await judge(server, 1, reference, 'account_disabled');
    // the mail of the second payment fails, and takes its transaction with it
    let mails = 0;
    const send = vi.spyOn(ctx.mail, 'send').mockImplementation(async () => {
      mails += 1;
      if (mails === 2) throw new Error('power failure');
    });
    await expect(repayClosedAccount(ctx, { member: anna.id })).rejects.toThrow('power failure');
    send.mockRestore();
    await server.runJobs();
    for (const id of ids) expect(await refunds(id)).toMatchObject([{ amountMinor: 999 }]);
  });

  test('is worth exactly the unspent credits of each purchase, whatever was bought, given and spent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 10 }),
        fc.array(fc.constantFrom('credits-20', 'credits-50'), { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 100 }),
        async (gifts, packages, wanted) => {
          const anna: Buyer = await addBuyer(server, { credits: gifts });
          const bought: { id: string; credits: number; minor: number }[] = [];
          for (const name of packages) {
            const id = await anna.buy({ package: name });
            bought.push({
              id,
              ...(name === 'credits-20' ? { credits: 20, minor: 999 } : { credits: 50, minor: 1999 }),
            });
          }
          const spent = Math.min(wanted, gifts + bought.reduce((sum, { credits }) => sum + credits, 0));
          if (spent > 0) await anna.spend(spent);
          await close(anna);
          let left = Math.max(0, spent - gifts);
          for (const { id, credits, minor } of bought) {
            const used = Math.min(left, credits);
            left -= used;
            const amountMinor = Math.ceil((minor * (credits - used)) / credits);
            expect(await refunds(id)).toMatchObject(amountMinor > 0 ? [{ amountMinor }] : []);
          }
          expect((await anna.books()).balance).toBe(Math.max(0, gifts - spent));
        },
      ),
      { numRuns: 6 },
    );
  });
});
