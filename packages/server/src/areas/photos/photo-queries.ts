import type { Selectable } from 'kysely';
import type { PhotoTable } from '../../infrastructure/postgres/tables/photos.ts';
import type { MemberTable } from '../../infrastructure/postgres/tables/profiles.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

export type PhotoRow = Selectable<PhotoTable>;

/** The first active photo of each member. */
export async function selectMainPhotos(db: Db, memberIds: string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom('photo')
    .distinctOn('member_id')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where('status', '=', 'active')
    .orderBy('member_id')
    .orderBy('position')
    .execute();
}

/** Photos of one member in their order. */
export async function selectPhotos(
  db: Db,
  memberId: string,
  status: PhotoRow['status'][],
): Promise<PhotoRow[]> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', status)
    .orderBy('position')
    .execute();
}

/** A photo with the facts of its owner that decide whether others see it. */
export type OwnedPhotoRow = PhotoRow & Pick<Selectable<MemberTable>, 'premium' | 'origin'>;

/** Active photos of members, those of each in their order. */
export async function selectActiveOf(db: Db, memberIds: string[]): Promise<OwnedPhotoRow[]> {
  return db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .selectAll('photo')
    .select(['member.premium', 'member.origin'])
    .where('photo.member_id', 'in', memberIds)
    .where('photo.status', '=', 'active')
    .orderBy('photo.member_id')
    .orderBy('photo.position')
    .execute();
}

/** True while a photo of a member or of a message has this key. */
export async function keyIsUsed(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('photo')
    .select('id')
    .where('key', '=', key)
    .unionAll(db.selectFrom('message_photo').select('id').where('key', '=', key))
    .executeTakeFirst();
  return row !== undefined;
}

/** A photo that others can see. */
export async function selectActive(db: Db, photoId: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('id', '=', photoId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Random names under which the files of a member's photos are stored. */
export async function selectKeys(db: Db, memberId: string): Promise<string[]> {
  const rows = await db.selectFrom('photo').select('key').where('member_id', '=', memberId).execute();
  return rows.map(row => row.key);
}
