import { type RawBuilder, sql } from 'kysely';
import { admitsAllAges, bornUntil } from '../../domain/age-limits.ts';
import type { Site } from '../../domain/sites/site.ts';
import { oldEnoughFor } from '../access/api.ts';

/**
 * SQL: how many new likes the site lists for the member of a row of `user_state`. That row counts them for the whole pool; a site
 * with a higher minimum age has to count those it shows, and does so only when there are any.
 */
export function newLikesOn(site: Site, memberId: string, now: Date): RawBuilder<number> {
  if (admitsAllAges(site)) return sql<number>`user_state.new_likes`;
  return sql<number>`case when user_state.new_likes = 0 then 0 else (
    select count(*)::integer from likes join member as liker on liker.id = likes.liker
    where likes.liked = ${memberId} and likes.is_new and not likes.held and liker.status = 'active'
      and ${oldEnoughFor(memberId, 'liker', bornUntil(site, now))}) end`;
}
