import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { saveAttribution, type Visit } from './attribution.ts';

/** Keeps the source of the visit that led to a sign-up, where it may be remembered. */
export async function noteSource(
  _: Context,
  tx: Tx,
  { memberId, visit }: { memberId: string; visit: Visit | null },
): Promise<void> {
  if (visit) await saveAttribution(tx, memberId, visit);
}
