import { type RawBuilder, sql } from 'kysely';
import { admitsAll, bornUntil } from '../members/birthdays.ts';
import type { Db } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { hiddenFrom, oldEnoughFor } from '../trust/visibility-sql.ts';

/** The newest likes each way (the contract's bound). */
const MOST = 500;

/** SQL: true while the row of `likes` here is one of the new likes that `user_state` counts. */
export const isCounted: RawBuilder<boolean> = sql<boolean>`(likes.is_new and not likes.held
  and exists (select from member where member.id = likes.liker and member.status = 'active'))`;

/**
 * SQL: how many new likes the site lists for the member of the row of `user_state` here. That row counts them for the
 * whole pool; a site that shows nobody younger counts what is left of them, and only when there are any.
 */
export function newLikesOn(site: Site, memberId: string, now: Date): RawBuilder<number> {
  if (admitsAll(site)) return sql<number>`user_state.new_likes`;
  return sql<number>`case when user_state.new_likes = 0 then 0 else (
    select count(*)::integer from likes join member as liker on liker.id = likes.liker
    where likes.liked = ${memberId} and likes.is_new and not likes.held and liker.status = 'active'
      and ${oldEnoughFor(memberId, 'liker', bornUntil(site, now))}) end`;
}

/** Which likes of a member. */
export interface LikesWanted {
  way: 'given' | 'received';
  onlyMutual?: boolean;
  /** Only those of or from this person. */
  other?: string;
}

/**
 * Likes that a member gave or received, each with what came from the other side: those with a new received like first,
 * then the latest. What waits for a confirmed e-mail is known to its sender only.
 *
 * @param lastBirthday the last day of birth of those who are old enough for the site
 */
export async function selectLikes(
  db: Db,
  memberId: string,
  lastBirthday: string,
  { way, onlyMutual = false, other }: LikesWanted,
) {
  const given = way === 'given';
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
      sql<boolean>`coalesce(${sql.ref(given ? 'back.is_new' : 'one.is_new')}, false)`.as('is_new'),
      sql<boolean>`back.id is not null`.as('mutual'),
    ])
    .where(given ? 'one.liker' : 'one.liked', '=', memberId)
    .where('other.status', '=', 'active')
    .$if(other !== undefined, query => query.where('other.id', '=', other ?? ''))
    .$if(given, query => query.where(eb => eb.not(hiddenFrom('other', memberId))))
    .$if(!given, query =>
      query.where('one.held', '=', false).where(oldEnoughFor(memberId, 'other', lastBirthday)),
    )
    .$if(onlyMutual, query => query.where('back.id', 'is not', null))
    .orderBy('is_new', 'desc')
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(MOST)
    .execute();
}

/** A like in a list. */
export type LikeRow = Awaited<ReturnType<typeof selectLikes>>[number];

/** How many received likes are new on a site. */
export async function selectNewLikes(db: Db, site: Site, memberId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('user_state')
    .select(newLikesOn(site, memberId, now).as('new_likes'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.new_likes ?? 0;
}
