import type { Db } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './block-queries.ts';

/** The blocks between two members. */
export interface Blocks {
  /** The first member blocks the second. */
  iBlocked: boolean;
  /** The second member blocks the first. */
  blockedMe: boolean;
}

/**
 * Blocks between two members, from the view of `a`. A block is made and lifted while deliveries to both are locked
 * (`postgres/delivery-lock.ts`) and under the locks of both `user_state` rows: what is read here stays true in a transaction
 * that shares the delivery lock of one of them or holds one of those rows.
 */
export async function blocksBetween(db: Db, a: string, b: string): Promise<Blocks> {
  const rows = await queries.selectBlocks(db, a, b);
  return {
    iBlocked: rows.some(row => row.blocker === a),
    blockedMe: rows.some(row => row.blocker === b),
  };
}
