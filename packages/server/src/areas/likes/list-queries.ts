import { sql } from 'kysely';
import type { Site } from '../../domain/sites/site.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { existsForParticipant, isHiddenFrom, oldEnoughFor, type Viewer } from '../access/api.ts';
import { newLikesOn } from './new-likes-sql.ts';

/** At most this many likes, the newest, in each direction (the limit of the contract). */
const MOST = 500;
/** Matches to write to are shown in one row. */
const MOST_UNWRITTEN = 50;

/** Selects likes of a member. */
export interface LikesWanted {
  way: 'given' | 'received';
  /** Only matches, or only those without a conversation. */
  only?: 'matches' | 'unwritten';
  /** Only the like to or from this member. */
  other?: string;
}

/**
 * Likes that a member gave or received, each with the like in the other direction: those with a new received like first,
 * then the latest; unwritten ones by the time of the match. Held likes are visible to the member who gave them only.
 *
 * @param lastBirthday members born after this day are too young for the site
 */
export async function selectLikes(
  db: Db,
  reader: Viewer & { id: string },
  lastBirthday: string,
  { way, only, other }: LikesWanted,
) {
  const memberId = reader.id;
  const given = way === 'given';
  const unwritten = only === 'unwritten';
  // a received one as the index has it: else all likes of a popular member are sorted for the newest
  const isNew = given ? sql<boolean>`coalesce(back.is_new, false)` : sql<boolean>`one.is_new`;
  return db
    .selectFrom('likes as one')
    .innerJoin('member as other', 'other.id', given ? 'one.liked' : 'one.liker')
    .leftJoin('likes as back', join =>
      join
        .onRef('back.liker', '=', 'one.liked')
        .onRef('back.liked', '=', 'one.liker')
        .on(eb => (given ? eb('back.held', '=', false) : eb.lit(true))),
    )
    .select([
      'one.id',
      'other.id as other_id',
      'one.created_at',
      'one.origin',
      isNew.as('is_new'),
      sql<boolean>`back.id is not null`.as('mutual'),
    ])
    .where(given ? 'one.liker' : 'one.liked', '=', memberId)
    .where('other.status', '=', 'active')
    .$if(other !== undefined, query => query.where('other.id', '=', other ?? ''))
    .$if(given, query => query.where(eb => eb.not(isHiddenFrom('other', reader))))
    .$if(!given, query =>
      query.where('one.held', '=', false).where(oldEnoughFor(memberId, 'other', lastBirthday)),
    )
    .$if(only !== undefined, query => query.where('back.id', 'is not', null))
    .$if(unwritten, query =>
      query
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('conv_member as mine')
                .select('mine.conversation_id')
                .where('mine.member_id', '=', memberId)
                .whereRef('mine.other_id', '=', 'other.id')
                .where(existsForParticipant('mine')),
            ),
          ),
        )
        .orderBy(sql`greatest(one.created_at, back.created_at)`, 'desc'),
    )
    .$if(!unwritten, query => query.orderBy('is_new', 'desc'))
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(unwritten ? MOST_UNWRITTEN : MOST)
    .execute();
}

/** A like in a list. */
export type LikeRow = Awaited<ReturnType<typeof selectLikes>>[number];

/** The number of new received likes on a site. */
export async function selectNewLikes(db: Db, site: Site, memberId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('user_state')
    .select(newLikesOn(site, memberId, now).as('new_likes'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.new_likes ?? 0;
}
