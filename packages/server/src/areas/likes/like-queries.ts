import type { Insertable, Updateable } from 'kysely';
import type { LikeTable } from '../../infrastructure/postgres/tables/likes.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { isUnseen } from '../../infrastructure/postgres/user-state.ts';
import { blocks, isHiddenFrom, oldEnoughFor, type Viewer } from '../access/api.ts';

/** The member who likes, and the likes between the two; undefined when the other cannot be liked. */
export async function selectPair(db: Db, liker: Viewer & { id: string }, to: string) {
  const from = liker.id;
  return db
    .selectFrom('member as liker')
    .leftJoin('account', 'account.member_id', 'liker.id')
    .innerJoin('member as other', join =>
      join
        .on('other.id', '=', to)
        .onRef('other.id', '<>', 'liker.id')
        .onRef('other.pool', '=', 'liker.pool')
        .on('other.status', '=', 'active'),
    )
    .leftJoin('likes as given', join => join.on('given.liker', '=', from).on('given.liked', '=', to))
    .leftJoin('likes as received', join =>
      join.on('received.liker', '=', to).on('received.liked', '=', from).on('received.held', '=', false),
    )
    .select([
      'liker.origin',
      'other.site_id',
      'account.status as account_status',
      'given.id as given_id',
      'received.id as received_id',
      blocks(from, to).as('i_blocked'),
      blocks(to, from).as('blocked_me'),
      isHiddenFrom('other', liker).as('hidden'),
    ])
    .where('liker.id', '=', from)
    .where('liker.status', '=', 'active')
    .executeTakeFirst();
}

/**
 * Stores a like; returns whether it is a new like for the other member, whose lists leave out members who are too young for their
 * site.
 */
export async function insertLike(
  db: Db,
  like: Insertable<LikeTable>,
  bornUntil: string,
): Promise<{ is_new: boolean }> {
  return db
    .insertInto('likes')
    .values(({ selectFrom }) => ({
      ...like,
      is_new: selectFrom('member')
        .select(oldEnoughFor(like.liked, 'member', bornUntil).as('shown'))
        .where('id', '=', like.liker),
    }))
    .returning('is_new')
    .executeTakeFirstOrThrow();
}

/** Deletes a like; undefined when there was none. */
export async function deleteLike(db: Db, from: string, to: string) {
  return db
    .deleteFrom('likes')
    .where('liker', '=', from)
    .where('liked', '=', to)
    .returning(['held', isUnseen.as('counted')])
    .executeTakeFirst();
}

/** Deletes the likes between two members; returns the liked member of each, and whether it was counted as new. */
export async function deleteBetween(db: Db, a: string, b: string) {
  return db
    .deleteFrom('likes')
    .where(({ eb, or, and }) =>
      or([and([eb('liker', '=', a), eb('liked', '=', b)]), and([eb('liker', '=', b), eb('liked', '=', a)])]),
    )
    .returning(['liked', isUnseen.as('counted')])
    .execute();
}

/** Clears the new flag of a received like, which the dialog need not show any more; undefined when it was not new. */
export async function setSeen(db: Db, from: string, to: string, now: Date) {
  const seen: Updateable<LikeTable> = { is_new: false, seen_at: now };
  return db
    .updateTable('likes')
    .set(eb => ({ ...seen, shown_at: eb.fn.coalesce('shown_at', eb.val(now)) }))
    .where('liker', '=', from)
    .where('liked', '=', to)
    .where(isUnseen)
    .returning('id')
    .executeTakeFirst();
}

/**
 * Marks the oldest received like that no dialog has shown as shown; concurrent calls get different likes.
 *
 * @param liker restricts it to the like of this member
 */
export async function claimUnshown(
  db: Db,
  memberId: string,
  now: Date,
  bornUntil: string,
  liker: string | undefined,
) {
  return db
    .updateTable('likes')
    .set({ shown_at: now })
    .where('id', '=', eb =>
      eb
        .selectFrom('likes as next')
        .innerJoin('member', 'member.id', 'next.liker')
        .select('next.id')
        .where('next.liked', '=', memberId)
        .$if(liker !== undefined, query => query.where('next.liker', '=', liker ?? ''))
        .where('next.shown_at', 'is', null)
        .where('next.held', '=', false)
        .where('member.status', '=', 'active')
        .where(oldEnoughFor(memberId, 'member', bornUntil))
        .orderBy('next.created_at')
        .orderBy('next.id')
        .limit(1)
        .forUpdate('next'),
    )
    .returning(['liker', 'origin'])
    .executeTakeFirst();
}

/** Releases held likes; returns for each new one the liked member, and the like that they gave to the member, if any. */
export async function releaseHeld(db: Db, memberId: string) {
  return db
    .with('released', trx =>
      trx
        .updateTable('likes')
        .set({ held: false })
        .where('liker', '=', memberId)
        .where('held', '=', true)
        .returning(['liked', 'origin', 'is_new']),
    )
    .selectFrom('released')
    .leftJoin('likes as back', join =>
      join
        .onRef('back.liker', '=', 'released.liked')
        .on('back.liked', '=', memberId)
        .on('back.held', '=', false),
    )
    .select(['released.liked', 'released.origin', 'back.id as back_id'])
    .where('released.is_new', '=', true)
    .orderBy('released.liked')
    .execute();
}
