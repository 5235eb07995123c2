import type { Insertable } from 'kysely';
import type { TrafficVisitTable } from '../../infrastructure/postgres/tables/marketing.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

export async function insertVisit(db: Db, visit: Insertable<TrafficVisitTable>): Promise<void> {
  await db.insertInto('traffic_visit').values(visit).execute();
}

/** A stored visit that is not too old. */
export async function selectVisit(db: Db, hash: Buffer, since: Date) {
  return db
    .selectFrom('traffic_visit')
    .select(['network', 'ref', 'sub1', 'sub2', 'sub3', 'created_at'])
    .where('token_hash', '=', hash)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

export async function deleteVisit(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('traffic_visit').where('token_hash', '=', hash).execute();
}

/** Deletes visits from before a moment. */
export async function deleteOldVisits(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('traffic_visit').where('created_at', '<=', before).execute();
}

/** Stores the traffic source of a new member. */
export async function insertAttribution(
  db: Db,
  memberId: string,
  { created_at, ...source }: NonNullable<Awaited<ReturnType<typeof selectVisit>>>,
): Promise<void> {
  await db
    .insertInto('member_traffic')
    .values({ ...source, member_id: memberId, visited_at: created_at })
    .execute();
}

export async function deleteAttribution(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('member_traffic').where('member_id', '=', memberId).execute();
}
