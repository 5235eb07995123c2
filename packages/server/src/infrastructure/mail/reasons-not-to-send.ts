import { emailKey } from '@velluto/rules';
import { isAdvertising, isKind } from '../../domain/notification-kinds.ts';
import type { Db } from '../postgres/transaction.ts';
import type { Suppressions } from './suppressions.ts';

/** A mail of a kind to an address of a pool. */
export interface LeavingMail {
  /** Undefined where the site was removed. */
  pool: string | undefined;
  kind: string;
  to: string;
}

/** Why a mail may not be sent. */
export type ReasonNotToSend = 'not_asked' | 'suppressed';

/**
 * Whether there is a proof that the reader of a mail that advertises asked for its kind; true for every other mail. Asked when
 * a mail is stored and again each time it is handed to the mail server, for a consent may be withdrawn in between.
 */
export async function isAskedFor(db: Db, { pool, kind, to }: LeavingMail): Promise<boolean> {
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

/** Mails that somebody waits for who just asked for them, and with which an address can show that it works again. */
const askedForNow = ['activation', 'mail-change', 'reset', 'login-code'];

/** Why a mail may not be handed to the mail server; null when it may. Mails that the contract or the law asks for go on after a complaint. */
export async function reasonNotToSend(
  db: Db,
  suppressions: Suppressions,
  mail: LeavingMail,
): Promise<ReasonNotToSend | null> {
  if (!(await isAskedFor(db, mail))) return 'not_asked';
  const reasons = (await suppressions.of(mail.to)).map(({ reason }) => reason);
  const isStopped =
    (reasons.includes('complaint') && isKind(mail.kind)) ||
    (reasons.includes('bounced') && !askedForNow.includes(mail.kind));
  return isStopped ? 'suppressed' : null;
}
