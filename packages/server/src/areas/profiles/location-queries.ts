import type { Db } from '../../infrastructure/postgres/transaction.ts';
import type { Coordinates } from '../places/api.ts';

/** Where a member lives, by their profile; undefined for an erased member. */
export async function selectPlace(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['country', 'region', 'city'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** Stores the coordinates of a member's town. */
export async function setLocation(
  db: Db,
  memberId: string,
  location: (Coordinates & { cell: number }) | null,
): Promise<void> {
  const { latitude = null, longitude = null, cell = null } = location ?? {};
  await db
    .updateTable('member_search')
    .set({ latitude, longitude, geo_cell: cell })
    .where('member_id', '=', memberId)
    .execute();
}
