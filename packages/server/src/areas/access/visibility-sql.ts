import { type RawBuilder, sql } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';

/** SQL: true when the viewer has a conversation with the row of `member` named here. */
export function talkedWith(member: string, viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select from conv_member
    where conv_member.member_id = ${viewerId} and conv_member.other_id = ${sql.ref(`${member}.id`)})`;
}

/**
 * SQL: true when the row of `member` named here may be listed in the viewer's likes: old enough for the site, or a member
 * whom the viewer has contacted, by a conversation or a like.
 *
 * @param bornUntil members born after this day are too young
 */
export function oldEnoughFor(viewerId: string, member: string, bornUntil: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${member}.date_of_birth`)} <= ${bornUntil}::date
    or ${talkedWith(member, viewerId)}
    or exists (select from likes as turned
      where turned.liker = ${viewerId} and turned.liked = ${sql.ref(`${member}.id`)}))`;
}

/** SQL: true when the row of `member` named here is in invisible mode or withdrew the consent to be matched. */
export const isHidden = (member: string): RawBuilder<boolean> => sql<boolean>`is_hidden(${sql.ref(member)})`;

/** SQL: true when a profile whose `shown_on` this is may be shown on these sites (`shownOn` of a `PoolView`). */
export const isShownOn = (shownOn: string, sites: PoolView['shownOn']): RawBuilder<boolean> =>
  sites === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(shownOn)} && ${sites}::text[]`;

/** Who looks at a member, and what the site shows of its pool. */
export interface Viewer extends Pick<PoolView, 'shownOn'> {
  /** Null for a visitor. */
  id: string | null;
}

/** SQL: true when the row of `member` named here is not shown to the viewer; the rule is the SQL function `members_shown_to`. */
export const isHiddenFrom = (member: string, { id, shownOn }: Viewer): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from members_shown_to(${id}, ${shownOn}) as shown
    where shown.id = ${sql.ref(`${member}.id`)})`;

/** SQL: true when one member blocks another; takes ids or columns. */
export function blocks(
  blocker: string | null | RawBuilder<unknown>,
  blocked: string | null | RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from block as known where known.blocker = ${blocker} and known.blocked = ${blocked})`;
}

/**
 * SQL: ids of all members whom a member blocks or who block them, for `… not in …`. The database evaluates it once per
 * statement, not once per row.
 */
export function blockedWith(memberId: string | null): RawBuilder<string> {
  return sql`(select blocked from block where blocker = ${memberId}
    union all select blocker from block where blocked = ${memberId})`;
}
