import { emailKey } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { AccountTable, MemberTable } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';
import { nameKey } from './names.ts';

/** True when a member of the pool has this name, in whatever case. */
export async function nameIsTaken(db: Db, pool: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('pool', '=', pool)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return row !== undefined;
}

/** True when a member of the pool has this address, or changed from it and can still undo that. */
export async function emailIsTaken(db: Db, pool: string, email: string, now: Date): Promise<boolean> {
  const key = emailKey(email);
  const row = await db
    .selectFrom('account')
    .select('member_id')
    .where('pool', '=', pool)
    .where('email_key', '=', key)
    .unionAll(
      db
        .selectFrom('mail_change')
        .select('member_id')
        .where('pool', '=', pool)
        .where('old_email_key', '=', key)
        .where('undo_expires_at', '>', now)
        .where('undone_at', 'is', null),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Id of the member at whose profile a sign-up began, if they can receive messages; null otherwise. */
export async function selectReachable(db: Db, pool: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('pool', '=', pool)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts all rows of a new member; returns the field that a concurrent sign-up took, or null. */
export async function insertMember(
  db: Db,
  member: Insertable<MemberTable>,
  account: Insertable<AccountTable>,
): Promise<'name' | 'email' | null> {
  const inserted = await db
    .insertInto('member')
    .values(member)
    .onConflict(conflict => conflict.columns(['pool', 'name_key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return 'name';
  const opened = await db
    .insertInto('account')
    .values(account)
    .onConflict(conflict => conflict.columns(['pool', 'email_key']).doNothing())
    .executeTakeFirst();
  if (opened.numInsertedOrUpdatedRows !== 1n) return 'email';
  await db.insertInto('user_state').values({ member_id: member.id }).execute();
  await db.insertInto('wallet').values({ member_id: member.id }).execute();
  await db
    .insertInto('member_search')
    .values({
      member_id: member.id,
      pool: member.pool,
      gender: member.gender,
      looking_for: member.looking_for,
      country: member.country,
      region: member.region ?? '',
      dob: member.date_of_birth,
      rank_at: member.created_at,
      visible: false, // until the address is confirmed
    })
    .execute();
  return null;
}
