import type { Db } from '../ports/db/transaction.ts';

/** What tiles show of some members, with the viewer's likes both ways; deleted and disabled ones are left out. */
export async function selectSummaries(db: Db, pool: string, memberIds: string[], viewerId: string | null) {
  return db
    .selectFrom('member')
    .leftJoin('likes as given', join =>
      join.onRef('given.liked', '=', 'member.id').on('given.liker', '=', viewerId),
    )
    .leftJoin('likes as received', join =>
      join
        .onRef('received.liker', '=', 'member.id')
        .on('received.liked', '=', viewerId)
        .on('received.held', '=', false),
    )
    .select([
      'member.id',
      'member.name',
      'member.gender',
      'member.date_of_birth',
      'member.country',
      'member.region',
      'member.city',
      'member.language',
      'member.origin',
      'member.premium',
      'member.num_photos',
      'member.num_interests',
      'member.last_active_at',
      'member.invisible',
      'given.id as given_id',
      'received.is_new',
    ])
    .where('member.pool', '=', pool)
    .where('member.id', 'in', memberIds)
    .where('member.status', '=', 'active')
    .execute();
}

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
