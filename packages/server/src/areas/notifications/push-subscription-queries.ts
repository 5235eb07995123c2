import type { Insertable } from 'kysely';
import type { PushSubscriptionTable } from '../../infrastructure/postgres/tables/notifications.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** True while the session exists; locks it, so that ending it waits until the transaction ends. */
export async function lockSession(db: Db, session: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('member_id')
    .where('token_hash', '=', session)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a browser's push subscription; a browser that several members use belongs to the last one. */
export async function save(db: Db, subscription: Insertable<PushSubscriptionTable>): Promise<void> {
  const { endpoint, ...rest } = subscription;
  await db
    .insertInto('push_subscription')
    .values(subscription)
    .onConflict(conflict => conflict.column('endpoint').doUpdateSet(rest))
    .execute();
}

/** Deletes all but the newest subscriptions of a member. */
export async function keepNewest(db: Db, memberId: string, count: number): Promise<void> {
  const newest = db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .limit(count);
  await db
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('endpoint', 'not in', newest)
    .execute();
}

export async function remove(db: Db, memberId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', memberId)
    .execute();
}

export async function selectByMember(db: Db, memberId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('member_id', '=', memberId)
    .execute();
}

/** One subscription, if it is still this member's. */
export async function selectOne(db: Db, memberId: string, endpoint: string) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Deletes the subscriptions of a member: all of them, that of one session, or those of all others. */
export async function removeAll(
  db: Db,
  memberId: string,
  { only, except }: { only?: Buffer; except?: Buffer } = {},
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .$if(only !== undefined, query => query.where('session', '=', only ?? null))
    .$if(except !== undefined, query => query.where('session', 'is distinct from', except ?? null))
    .execute();
}
