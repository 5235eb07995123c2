import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** The facts that only a member's page shows; undefined for members who are not active or of another pool. */
export async function selectDetails(db: Db, pool: string, memberId: string, viewerId: string | null) {
  return db
    .selectFrom('member')
    .leftJoin('likes as received', join =>
      join
        .onRef('received.liker', '=', 'member.id')
        .on('received.liked', '=', viewerId)
        .on('received.held', '=', false),
    )
    .select(({ selectFrom }) => [
      'member.id',
      'member.gender',
      'member.country',
      'member.region',
      'member.date_of_birth',
      'member.about_me',
      'member.sexuality',
      'member.attributes',
      'member.last_active_at',
      'member.invisible',
      'received.id as received_id',
      selectFrom('conv_member')
        .select('conversation_id')
        .whereRef('conv_member.other_id', '=', 'member.id')
        .where('conv_member.member_id', '=', viewerId)
        .where('conv_member.hidden', '=', false)
        .as('conversation'),
    ])
    .where('member.id', '=', memberId)
    .where('member.pool', '=', pool)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

/** Interests of members, and which of them the viewer has too. */
export async function selectInterests(db: Db, memberIds: string[], viewerId: string | null) {
  return db
    .selectFrom('member_interest as theirs')
    .leftJoin('member_interest as mine', join =>
      join.onRef('mine.interest', '=', 'theirs.interest').on('mine.member_id', '=', viewerId),
    )
    .select(['theirs.member_id', 'theirs.interest', sql<boolean>`mine.interest is not null`.as('shared')])
    .where('theirs.member_id', 'in', memberIds)
    .orderBy('theirs.interest')
    .execute();
}

/** What members write about themselves. */
export async function selectAboutMe(db: Db, memberIds: string[]) {
  return db.selectFrom('member').select(['id', 'about_me']).where('id', 'in', memberIds).execute();
}
