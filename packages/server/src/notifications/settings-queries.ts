import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import type { NotificationKind } from './kinds.ts';

export async function selectSettings(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .select(({ selectFrom }) => [
      'account.email',
      'account.status',
      'account.emails_enabled',
      'account.notifications_disabled',
      selectFrom('push_subscription')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .whereRef('push_subscription.member_id', '=', 'account.member_id')
        .as('num_push'),
    ])
    .where('account.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Stores the given settings; the others stay. */
export async function updateSettings(
  db: Db,
  memberId: string,
  change: { disabled?: NotificationKind[]; emailsEnabled?: boolean },
): Promise<void> {
  const { disabled, emailsEnabled } = change;
  await db
    .updateTable('account')
    .set({
      ...(disabled !== undefined && { notifications_disabled: disabled }),
      ...(emailsEnabled !== undefined && { emails_enabled: emailsEnabled }),
    })
    .where('member_id', '=', memberId)
    .execute();
}

/** Switches a kind off; false when the account does not exist. */
export async function disableKind(
  db: Db,
  pool: string,
  { memberId, kind }: { memberId: string; kind: NotificationKind },
): Promise<boolean> {
  const { rows } = await sql`
    update account set notifications_disabled =
      case when ${kind} = any(notifications_disabled) then notifications_disabled
      else array_append(notifications_disabled, ${kind}) end
    where member_id = ${memberId} and pool = ${pool} returning member_id`.execute(db);
  return rows.length > 0;
}
