import type { Context } from '../context.ts';
import { type Proof, proveLedger } from './proof.ts';
import * as queries from './proof-queries.ts';

/** Faults that go to the log; the command lists them all. */
const inLog = 20;

/** Proves the ledger and keeps the result; a job, safe to repeat. What does not add up is an error in the log. */
export async function checkLedger(ctx: Context): Promise<Proof> {
  const proof = await ctx.withoutTimeout(({ db }) => proveLedger(db));
  const { rows, faults } = proof;
  await queries.insertProof(ctx.db, { proved_at: ctx.clock.now(), movements: rows, faults: faults.length });
  if (faults.length > 0) {
    const some = faults.slice(0, inLog);
    ctx.log.error({ count: faults.length, faults: some }, 'the ledger does not add up');
  }
  return proof;
}

/** The last result, for health and metrics: how many faults there were, and when; null before the first proof. */
export async function lastProof(ctx: Context): Promise<{ provedAt: Date; faults: number } | null> {
  const last = await queries.selectLastProof(ctx.db);
  return last ? { provedAt: last.proved_at, faults: last.faults } : null;
}
