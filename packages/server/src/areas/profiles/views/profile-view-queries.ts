import { sql } from 'kysely';
import type { PoolView } from '../../../domain/sites/shared-pool.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { blockedWith, isHidden, isShownOn, oldEnoughFor } from '../../access/api.ts';

/** At most this many views in a list, the latest (the limit of the contract). */
const MOST = 200;

/** Stores a view of a profile, or the time of a repeated one; does nothing while either of the two is hidden. */
export async function upsertView(db: Db, viewer: string, viewed: string, at: Date): Promise<void> {
  await sql`
    insert into profile_view (viewer, viewed, origin, viewed_at)
    select viewer.id, viewed.id, viewer.origin, ${at}
    from member as viewer join account on account.member_id = viewer.id, member as viewed
    where viewer.id = ${viewer} and viewed.id = ${viewed} and not ${isHidden('viewer')} and not ${isHidden('viewed')}
    on conflict (viewer, viewed) do update set viewed_at = excluded.viewed_at, origin = excluded.origin`.execute(
    db,
  );
}

/** Selects the views of a member's profile that a site shows. */
export interface ViewsWanted extends Pick<PoolView, 'shownOn'> {
  memberId: string;
  /** Only views after this moment. */
  since: Date;
  /** Viewers born after this day are too young for the site. */
  lastBirthday: string;
}

/** Views by members who may be shown: active, confirmed, not hidden now, shown on the site, and not blocked either way. */
const shownViews = (db: Db, { memberId, shownOn, since, lastBirthday }: ViewsWanted) =>
  db
    .selectFrom('profile_view')
    .innerJoin('member as other', 'other.id', 'profile_view.viewer')
    .innerJoin('account', 'account.member_id', 'other.id')
    .where('profile_view.viewed', '=', memberId)
    .where('profile_view.viewed_at', '>', since)
    .where('other.status', '=', 'active')
    .where(eb => eb.not(isHidden('other')))
    .where(isShownOn('other.shown_on', shownOn))
    .where('account.status', '=', 'active')
    .where('other.id', 'not in', blockedWith(memberId))
    .where(oldEnoughFor(memberId, 'other', lastBirthday));

/** The views that are shown, the latest first. */
export async function selectViews(db: Db, wanted: ViewsWanted) {
  return shownViews(db, wanted)
    .select(['other.id as other_id', 'profile_view.origin', 'profile_view.viewed_at'])
    .orderBy('profile_view.viewed_at', 'desc')
    .orderBy('other.id')
    .limit(MOST)
    .execute();
}

/** The number of views that are shown, counted up to the limit of a list. */
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
