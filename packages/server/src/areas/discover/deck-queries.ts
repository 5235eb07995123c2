import type { Gender, LookingFor } from '@velluto/rules';
import { sql } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blockedWith, isShownOn } from '../access/api.ts';

/** The facts of a member that decide which cards they get. */
export async function selectPlayer(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['id', 'gender', 'looking_for', 'country', 'sought_min_age', 'sought_max_age'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The member who plays the swipe game. */
export interface Player {
  id: string;
  gender: Gender;
  looking_for: LookingFor;
  country: string;
}

/**
 * Ids of members that a site shows, of some countries, born after `bornAfter` until `bornUntil`, to show to a player, the most recently active first: both look for
 * the other's gender, neither blocks the other, and the player has neither liked nor answered them. Each pair of
 * gender and country is read in the order of its index, so the cost does not grow with the number of members.
 */
export async function selectCards(
  db: Db,
  player: Player,
  {
    countries,
    bornUntil,
    bornAfter,
  }: { countries: readonly string[]; bornUntil: string; bornAfter: string | null },
  { pool, shownOn }: PoolView,
  limit: number,
): Promise<string[]> {
  const genders = player.looking_for === 'both' ? ['female', 'male'] : [player.looking_for];
  const { rows } = await sql<{ member_id: string }>`
    select card.member_id
    from unnest(${genders}::text[]) as wanted_gender, unnest(${countries}::text[]) as wanted_country,
      lateral (
        select member_search.member_id, member_search.rank_at
        from member_search
        where member_search.pool = ${pool}
          and member_search.visible
          and member_search.gender = wanted_gender
          and member_search.country = wanted_country
          and member_search.dob <= ${bornUntil}::date
          and (${bornAfter}::date is null or member_search.dob > ${bornAfter}::date)
          and member_search.member_id <> ${player.id}
          and member_search.member_id not in (select profile_id from swipe where member_id = ${player.id}
            union all select liked from likes where liker = ${player.id})
          and member_search.member_id not in ${blockedWith(player.id)}
          and ${isShownOn('member_search.shown_on', shownOn)}
          and member_search.looking_for in (${player.gender}, 'both')
        order by member_search.rank_at desc, member_search.member_id desc
        limit ${limit}
      ) as card
    order by card.rank_at desc, card.member_id desc
    limit ${limit}`.execute(db);
  return rows.map(row => row.member_id);
}
