import { sql } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blockedWith, isShownOn, oldEnoughFor } from '../access/api.ts';

/** Ids of the next members of a site who asked for the weekly mail and may get it, after an id. */
export async function selectBatch(
  db: Db,
  site: string,
  after: string,
  { activeSince, count }: { activeSince: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('advertising_consent')
    .innerJoin('account', 'account.member_id', 'advertising_consent.member_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('member.id')
    .where('advertising_consent.kind', '=', 'weekly_updates')
    .where('advertising_consent.withdrawn_at', 'is', null)
    .where('account.member_id', '>', after)
    .where('member.site_id', '=', site)
    .where('member.status', '=', 'active')
    .where('member.last_active_at', '>', activeSince)
    .where('account.status', '=', 'active')
    .where('account.emails_enabled', '=', true)
    .orderBy('account.member_id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers of messages and likes that a member received since a moment, from private members whom their lists show. */
export async function selectCounts(db: Db, memberId: string, since: Date, bornUntil: string) {
  const { rows } = await sql<{ messages: number; likes: number }>`
    select
      (select count(*) from conv_member
        join message on message.conversation_id = conv_member.conversation_id
          and message.sender_id <> conv_member.member_id and message.status = 'sent'
          and message.delivered_at > ${since} and message.seq > conv_member.cleared_seq and message.origin = 'member'
        join member as writer on writer.id = conv_member.other_id and writer.status = 'active'
        where conv_member.member_id = ${memberId} and conv_member.last_at > ${since}
          and not conv_member.hidden and writer.id not in ${blockedWith(memberId)})::int as messages,
      (select count(*) from likes join member as liker on liker.id = likes.liker and liker.status = 'active'
        where likes.liked = ${memberId} and likes.origin = 'member' and not likes.held and likes.created_at > ${since}
          and ${oldEnoughFor(memberId, 'liker', bornUntil)})::int as likes`.execute(db);
  return rows[0] ?? { messages: 0, likes: 0 };
}

/** Ids of the newest private members of a country whom a search would find, of the gender and ages that the recipient looks for, up to a limit. */
export async function selectNewcomers(
  db: Db,
  about: PoolView & {
    country: string;
    lookingFor: string;
    since: Date;
    viewer: string;
    bornUntil: string;
    bornAfter: string | null;
  },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member.id from member
    join member_search on member_search.member_id = member.id and member_search.visible
    where member.pool = ${about.pool} and member.country = ${about.country} and member.created_at > ${about.since}
      and ${isShownOn('member.shown_on', about.shownOn)}
      and member.status = 'active' and member.origin = 'member' and member.id <> ${about.viewer} and member_search.dob <= ${about.bornUntil}::date
      and (${about.bornAfter}::date is null or member_search.dob > ${about.bornAfter}::date)
      and (${about.lookingFor} = member.gender or ${about.lookingFor} not in ('male', 'female'))
      and not exists (select from block where (blocker, blocked) in
        ((${about.viewer}::uuid, member.id), (member.id, ${about.viewer}::uuid)))
    order by member.created_at desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
