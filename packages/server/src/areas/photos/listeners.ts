import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { selectKeys } from './photo-queries.ts';
import { planRemoval } from './storage.ts';

/** Plans the removal of the files of an erased member's photos; their rows go with the member. */
export async function removeFiles(ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  for (const key of await selectKeys(tx.db, memberId)) await planRemoval(ctx, tx, key);
}
