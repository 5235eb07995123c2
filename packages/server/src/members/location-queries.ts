import type { Coordinates } from '../geo/distance.ts';
import type { Db } from '../ports/db/transaction.ts';

/** What a member says about where they live; undefined for somebody who is gone. */
export async function selectPlace(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['country', 'region', 'city'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** Keeps where a member's town lies. */
export async function setLocation(
  db: Db,
  memberId: string,
  where: (Coordinates & { cell: number }) | null,
): Promise<void> {
  const { latitude = null, longitude = null, cell = null } = where ?? {};
  await db
    .updateTable('member_search')
    .set({ latitude, longitude, geo_cell: cell })
    .where('member_id', '=', memberId)
    .execute();
}
