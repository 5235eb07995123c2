import type { Insertable } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { AccountTable, MemberTable } from '../../infrastructure/postgres/schema.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { isShownOn } from '../access/api.ts';
import { nameKey } from './normalize-name.ts';

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

/** The member a sign-up began at, if it is one who can be written to. */
export async function selectReachable(
  db: Db,
  { pool, shownOn }: PoolView,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('pool', '=', pool)
    .where('status', '=', 'active')
    .where(isShownOn('shown_on', shownOn))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds everything that makes a member; false when somebody else was faster with the name. */
export async function insertMember(
  db: Db,
  member: Insertable<MemberTable>,
  account: Insertable<AccountTable>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('member')
    .values(member)
    .onConflict(conflict => conflict.columns(['pool', 'name_key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await db.insertInto('account').values(account).execute();
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
      shown_on: member.shown_on,
      origin: member.origin,
      rank_at: member.created_at,
      visible: false, // until the address is confirmed
    })
    .execute();
  return true;
}
