import type { Insertable } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { AccountTable } from '../../infrastructure/postgres/tables/accounts.ts';
import type { MemberTable } from '../../infrastructure/postgres/tables/profiles.ts';
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

/** Adds a member with the account; false when somebody else was faster with the name. */
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
  return true;
}
