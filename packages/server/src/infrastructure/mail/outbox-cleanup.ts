import { MAIL_KEPT_DAYS, SUPPRESSIONS_KEPT_DAYS } from '@velluto/rules';
import { sql } from 'kysely';
import type { Db } from '../postgres/transaction.ts';
import { addressKeysOf } from './addresses.ts';

const day = 86_400_000;

/** Deletes mails, and addresses to which nothing is sent, once their time is over. */
export async function cleanUpMails(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.deleteFrom('outbox_mail').where('created_at', '<=', before(MAIL_KEPT_DAYS)).execute();
  await db.deleteFrom('mail_suppression').where('created_at', '<=', before(SUPPRESSIONS_KEPT_DAYS)).execute();
}

/** Deletes mails to every address the member ever had here, except those that are somebody else's now. */
export async function deleteMailsTo(db: Db, memberId: string): Promise<void> {
  await sql`
    with address as (${addressKeysOf(memberId)})
    delete from outbox_mail where lower(to_address) in (
      select key from address where not exists (
        select from account where email_key = address.key and status = 'active' and member_id <> ${memberId}))`.execute(
    db,
  );
}
