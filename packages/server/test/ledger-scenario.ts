import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Discrepancy, findDiscrepancies } from '../src/areas/wallet/ledger-reconciliation.ts';
import type { Scope } from '../src/areas/wallet/ledger-reconciliation-queries.ts';
import { order } from './buy.ts';
import { createTestServer } from './server.ts';
import { addWriter } from './writers.ts';

/** Rolls a transaction back after the reconciliation of rows that a test planted in it. */
class Undo extends Error {}

/**
 * Makes two members with ledger entries of every kind: sign-up credits, a purchase, premium months, a sent message
 * and a held one.
 */
async function addMovementsOfEveryKind(server: Awaited<ReturnType<typeof createTestServer>>) {
  const { ctx } = server;
  const anna = await addWriter(server, { credits: 10 });
  const luca = await addWriter(server, { gender: 'male', credits: 10 });
  await anna.send(luca);
  // whoever is not confirmed gets no message, and what they send is held
  await server.db
    .updateTable('account')
    .set({ status: 'not_confirmed' })
    .where('member_id', '=', luca.id)
    .execute();
  await luca.send(anna);
  for (const packageId of ['credits-20', 'premium-3']) {
    const id = await order(server, anna.call, packageId);
    server.settlePayment(id, 'completed');
    await anna.call('GET', `/api/payment.php?payment_id=${id}`);
  }
  server.clock.advance({ days: 31 });
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'premium.grant', {}));
  await server.runJobs();
  return { anna, luca };
}

/** A site with a consistent ledger, and functions to plant discrepancies. */
export async function ledgerScenario() {
  const server = await createTestServer();
  const { ctx, db } = server;
  const { anna, luca } = await addMovementsOfEveryKind(server);

  /**
   * Runs statements that falsify the ledger, and returns the discrepancies found in a scope; the statements are rolled back
   * afterwards.
   */
  const whilePlanted = async (scope: Scope, ...statements: string[]): Promise<Discrepancy[]> => {
    let discrepancies: Discrepancy[] = [];
    const planted = db.transaction().execute(async trx => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      discrepancies = await findDiscrepancies(trx, scope);
      throw new Undo();
    });
    await planted.catch(error => {
      if (!(error instanceof Undo)) throw error;
    });
    return discrepancies;
  };

  const newRow = (from: string, to: string, amount: number, overrides: Record<string, string> = {}) => {
    const row: Record<string, string | number> = {
      id: ctx.ids.uuid(),
      member_id: anna.id,
      from_account: from,
      to_account: to,
      amount,
      reason: 'signup',
      idempotency_key: ctx.ids.uuid(),
      created_at: '2026-11-21',
      ...overrides,
    };
    const values = Object.values(row).map(value => `'${value}'`);
    return `insert into ledger (${Object.keys(row)}) values (${values})`;
  };
  const change = (assignment: string, where: string) => [
    'alter table ledger disable trigger ledger_append_only',
    `update ledger set ${assignment} where ${where}`,
  ];
  const idOf = async (from: 'message' | 'payment' | 'ledger', where: string) => {
    const { rows } = await sql<{
      id: string;
    }>`select id::text from ${sql.table(from)} where ${sql.raw(where)}`.execute(db);
    return rows[0]?.id ?? '';
  };
  const sent = await idOf('message', "status = 'sent'");
  const bought = await idOf('payment', "package_id = 'credits-20'");
  const premium = await idOf('payment', "package_id = 'premium-3'");
  const purchase = await idOf('ledger', `payment_id = '${bought}'`);
  const charge = await idOf('ledger', `message_id = '${sent}'`);
  /** Id of a planted row. */
  const planted = '00000000-0000-7000-8000-000000000000';
  const inWallet = (member: { id: string }, credits: number) =>
    `update wallet set balance = balance + ${credits} where member_id = '${member.id}'`;

  /** Checks that the reconciliation finds exactly these discrepancies after statements that falsify the ledger. */
  const expectDiscrepancies = async (statements: string[], discrepancies: Discrepancy[]) => {
    const order = ({ rule, id, found }: Discrepancy) => `${rule} ${id} ${found}`;
    const found = await whilePlanted({ from: null }, ...statements);
    expect(found.map(order).sort()).toEqual(discrepancies.map(order).sort());
    expect(found).toEqual(expect.arrayContaining(discrepancies));
  };
  const rows = { sent, charge, bought, purchase, premium, planted };
  return { server, anna, luca, rows, newRow, change, inWallet, whilePlanted, expectDiscrepancies };
}
