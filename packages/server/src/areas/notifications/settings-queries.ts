import { sql } from 'kysely';
import type { NotificationKind } from '../../domain/notification-kinds.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { disabledKinds } from './disabled-kinds-sql.ts';

export async function selectSettings(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .select(({ selectFrom }) => [
      'account.email',
      'account.status',
      'account.emails_enabled',
      disabledKinds.as('notifications_disabled'),
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
  change: { disabled: NotificationKind[] | undefined; emailsEnabled: boolean | undefined },
): Promise<void> {
  const { disabled, emailsEnabled } = change;
  const set = {
    ...(disabled !== undefined && { notifications_disabled: disabled }),
    ...(emailsEnabled !== undefined && { emails_enabled: emailsEnabled }),
  };
  if (Object.keys(set).length === 0) return;
  await db.updateTable('account').set(set).where('member_id', '=', memberId).execute();
}

/** The member's address now. */
export async function selectEmail(db: Db, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('email')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.email;
}

/** Locks the account; false when there is none in the pool. */
export async function lockAccountIn(db: Db, pool: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('pool', '=', pool)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches a kind off. */
export async function disableKind(db: Db, memberId: string, kind: NotificationKind): Promise<void> {
  await sql`
    update account set notifications_disabled = array_append(notifications_disabled, ${kind})
    where member_id = ${memberId} and not ${kind} = any(notifications_disabled)`.execute(db);
}
