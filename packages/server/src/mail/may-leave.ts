import { emailKey } from '@velluto/rules';
import { isAdvertising } from '../notifications/kinds.ts';
import type { Db } from '../ports/db/transaction.ts';

/** A mail of a kind to an address of a pool. */
export interface LeavingMail {
  /** Undefined where the site was removed. */
  pool: string | undefined;
  kind: string;
  to: string;
}

/**
 * Whether a mail may be sent: one that advertises only while there is a proof that its reader asked for the kind. Asked when the
 * mail is stored and again each time it is handed to the mail server, for a consent may be withdrawn in between.
 */
export async function mayLeave(db: Db, { pool, kind, to }: LeavingMail): Promise<boolean> {
  if (!isAdvertising(kind)) return true;
  if (pool === undefined) return false;
  const proof = await db
    .selectFrom('account')
    .innerJoin('advertising_consent', 'advertising_consent.member_id', 'account.member_id')
    .select('advertising_consent.id')
    .where('account.pool', '=', pool)
    .where('account.email_key', '=', emailKey(to))
    .where('account.status', '=', 'active')
    .where('advertising_consent.kind', '=', kind)
    .where('advertising_consent.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return proof !== undefined;
}
