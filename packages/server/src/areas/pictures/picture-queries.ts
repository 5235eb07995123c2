import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** A photo by its key, with its owner and its place among the photos that others see. */
export async function selectByKey(db: Db, key: string) {
  return db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(({ fn, selectFrom }) => [
      'photo.member_id',
      'photo.status',
      'member.premium',
      'member.origin',
      selectFrom('photo as earlier')
        .select(fn.countAll<number>().as('count'))
        .whereRef('earlier.member_id', '=', 'photo.member_id')
        .whereRef('earlier.position', '<', 'photo.position')
        .where('earlier.status', '=', 'active')
        .as('earlier'),
    ])
    .where('photo.key', '=', key)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}
