import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { deleteRequests } from './cleanup-queries.ts';

/** Makes what was requested to get access invalid: log-in codes, and changes of address. */
export const dropRequests = (_: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  deleteRequests(tx.db, memberId);
