import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { blockedWith, oldEnoughFor } from '../trust/visibility-sql.ts';

/** The latest views in a list (the contract's bound). */
const MOST = 200;

/** Notes that somebody looked at a profile, or when they did again; nothing while either of the two is invisible. */
export async function upsertView(db: Db, viewer: string, viewed: string, at: Date): Promise<void> {
  await sql`
    insert into profile_view (viewer, viewed, origin, viewed_at)
    select viewer.id, viewed.id, viewer.origin, ${at}
    from member as viewer join account on account.member_id = viewer.id, member as viewed
    where viewer.id = ${viewer} and viewed.id = ${viewed} and not viewer.invisible and not viewed.invisible
    on conflict (viewer, viewed) do update set viewed_at = excluded.viewed_at, origin = excluded.origin`.execute(
    db,
  );
}

/** Which views of a member's profile a site shows. */
export interface ViewsWanted {
  memberId: string;
  /** Later than this. */
  since: Date;
  /** The last day of birth of those who are old enough for the site. */
  lastBirthday: string;
}

/** Views by people who may be seen: active, confirmed, visible now, and not blocked either way. */
const shownViews = (db: Db, { memberId, since, lastBirthday }: ViewsWanted) =>
  db
    .selectFrom('profile_view')
    .innerJoin('member as other', 'other.id', 'profile_view.viewer')
    .innerJoin('account', 'account.member_id', 'other.id')
    .where('profile_view.viewed', '=', memberId)
    .where('profile_view.viewed_at', '>', since)
    .where('other.status', '=', 'active')
    .where('other.invisible', '=', false)
    .where('account.status', '=', 'active')
    .where('other.id', 'not in', blockedWith(memberId))
    .where(oldEnoughFor(memberId, 'other', lastBirthday));

/** The latest of them first. */
export async function selectViews(db: Db, wanted: ViewsWanted) {
  return shownViews(db, wanted)
    .select(['other.id as other_id', 'profile_view.origin', 'profile_view.viewed_at'])
    .orderBy('profile_view.viewed_at', 'desc')
    .orderBy('other.id')
    .limit(MOST)
    .execute();
}

/** How many there are, counted up to what a list shows. */
export async function countViews(db: Db, wanted: ViewsWanted): Promise<number> {
  const { count } = await db
    .selectFrom(shownViews(db, wanted).select('other.id').limit(MOST).as('shown'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteOldViews(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('profile_view').where('viewed_at', '<=', until).execute();
}
