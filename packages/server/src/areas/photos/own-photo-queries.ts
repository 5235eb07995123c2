import { type Insertable, sql } from 'kysely';
import type { PhotoTable } from '../../infrastructure/postgres/tables/photos.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import type { PhotoRow } from './photo-queries.ts';

/** Whether the member is premium; locks the account until the transaction ends, so that concurrent changes of photos wait for each other. */
export async function lockOwner(db: Db, memberId: string): Promise<{ paid_user: boolean }> {
  return db
    .selectFrom('account')
    .select('paid_user')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The number of a member's photos in any state. */
export async function countPhotos(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photo')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a photo after the others. */
export async function insertPhoto(
  db: Db,
  photo: Omit<Insertable<PhotoTable>, 'position'>,
): Promise<PhotoRow> {
  return db
    .insertInto('photo')
    .values({
      ...photo,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from photo where member_id = ${photo.member_id})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves an active photo of the member to the first place; false when there is no such photo. */
export async function moveFirst(db: Db, memberId: string, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('photo')
    .set({ position: sql`(select min(position) - 1 from photo where member_id = ${memberId})` })
    .where('id', '=', photoId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids of all photos of a member in their order. */
export async function selectOrder(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photo')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
  return rows.map(row => row.id);
}

/** Stores the order of a member's photos, which must include all of them. */
export async function setOrder(db: Db, memberId: string, photos: string[]): Promise<void> {
  await sql`
    update photo set position = place.position
    from unnest(${photos}::uuid[]) with ordinality as place (id, position)
    where photo.id = place.id and photo.member_id = ${memberId}`.execute(db);
}

/** Deletes a photo of the member and returns its key; undefined when there is no such photo. */
export async function deletePhoto(db: Db, memberId: string, photoId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('photo')
    .where('id', '=', photoId)
    .where('member_id', '=', memberId)
    .returning('key')
    .executeTakeFirst();
  return row?.key;
}

/** Counts the active photos of a member again. */
export async function recount(db: Db, memberId: string): Promise<void> {
  // locks in a statement of its own: only the next statement sees what a concurrent transaction has committed
  await sql`select from member where id = ${memberId} for no key update`.execute(db);
  await sql`
    update member set num_photos =
      (select count(*) from photo where photo.member_id = member.id and photo.status = 'active')
    where id = ${memberId}`.execute(db);
}

/** Changes the status of a member's photo; false when there is no such photo. */
export async function setStatus(
  db: Db,
  memberId: string,
  photoId: string,
  status: PhotoRow['status'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('photo')
    .set({ status })
    .where('id', '=', photoId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
