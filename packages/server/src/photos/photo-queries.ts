import type { Selectable } from 'kysely';
import type { PhotoTable } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';

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

/** A photo below its random name, and whether it is the main one of its member. */
export async function selectByKey(db: Db, key: string) {
  return db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(({ exists, not, selectFrom }) => [
      'photo.member_id',
      'photo.status',
      'member.pool',
      not(
        exists(
          selectFrom('photo as earlier')
            .select('earlier.id')
            .whereRef('earlier.member_id', '=', 'photo.member_id')
            .whereRef('earlier.position', '<', 'photo.position')
            .where('earlier.status', '=', 'active'),
        ),
      ).as('first'),
    ])
    .where('photo.key', '=', key)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}
