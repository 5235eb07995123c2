import type { Gender, LookingFor } from '@velluto/rules';
import { type RawBuilder, sql } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { Origin } from '../../infrastructure/postgres/tables/common.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blockedWith, isShownOn } from '../access/api.ts';

/** The member who searches, with the facts that are compared with others. */
export async function selectSeeker(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_search as place', 'place.member_id', 'member.id')
    .select(['member.id', 'member.gender', 'member.looking_for'])
    .select(['member.sought_min_age', 'member.sought_max_age'])
    .select(['member.country', 'member.region', 'member.city', 'place.latitude', 'place.longitude'])
    .select(
      sql<string[]>`array(select interest from member_interest where member_id = member.id)`.as('interests'),
    )
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The member who uses the match finder. */
export interface Seeker {
  id: string;
  gender: Gender;
  looking_for: LookingFor;
  sought_min_age: number | null;
  sought_max_age: number | null;
  country: string;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  interests: string[];
}

/** Conditions that candidates must meet; besides, they have to look for the seeker's gender. */
export interface Conditions {
  genders: readonly Gender[];
  /** Born on this day or earlier. */
  bornUntil: string;
  /** Born after this day. */
  bornAfter: string | null;
}

/** Where to search for candidates; each form can be read in the order of one index. */
export type Among =
  | { countries: readonly string[] }
  | { country: string; region: string }
  | { cells: readonly number[]; latitude: number; longitude: number; degrees: number };

function places(among: Among): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  if ('cells' in among) {
    const { latitude, longitude, degrees } = among;
    return {
      from: sql`unnest(${among.cells}::integer[]) as wanted (cell)`,
      where: sql`found.geo_cell = wanted.cell and abs(found.latitude - ${latitude}::real) <= ${degrees}::real
        and (found.longitude - ${longitude}::real) ^ 2 * cos(radians(${latitude}::real)) ^ 2 <= 4 * ${degrees}::real ^ 2`,
    };
  }
  if ('region' in among) {
    const where = sql`found.country = wanted.country and found.region = ${among.region}`;
    return { from: sql`unnest(${[among.country]}::text[]) as wanted (country)`, where };
  }
  return {
    from: sql`unnest(${among.countries}::text[]) as wanted (country)`,
    where: sql`found.country = wanted.country`,
  };
}

/**
 * Ids of the most recently active members of each place who meet the conditions: at most `each` of a place and
 * gender, and at most `all` in sum. It reads no more rows than that from an index, however many members there are.
 */
export async function selectCandidates(
  db: Db,
  seeker: Seeker,
  conditions: Conditions,
  among: Among,
  { pool, shownOn }: PoolView,
  most: { each: number; all: number },
): Promise<string[]> {
  const { from, where } = places(among);
  const { rows } = await sql<{ member_id: string }>`
    select candidate.member_id
    from unnest(${conditions.genders}::text[]) as gender (wanted), ${from},
      lateral (
        select found.member_id, found.rank_at
        from member_search as found
        where found.pool = ${pool} and found.visible and found.gender = gender.wanted
          and found.dob <= ${conditions.bornUntil}::date
          and (${conditions.bornAfter}::date is null or found.dob > ${conditions.bornAfter}::date)
          and found.looking_for in (${seeker.gender}, 'both') and found.member_id <> ${seeker.id}
          and ${isShownOn('found.shown_on', shownOn)} and ${where}
        order by found.rank_at desc, found.member_id desc
        limit ${most.each}
      ) as candidate
    order by candidate.rank_at desc, candidate.member_id desc
    limit ${most.all}`.execute(db);
  return rows.map(row => row.member_id);
}

/** The facts of candidates that the score needs; members who are not active, blocked or liked already are left out. */
export async function selectFacts(db: Db, seeker: Seeker, ids: readonly string[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select member.id, member.origin, member.date_of_birth, member.country, member.region, member.city, member.last_active_at,
      member.attributes->>'drinks' as drinks, member.attributes->>'body_type' as body_type,
      place.latitude, place.longitude,
      array(select interest from member_interest where member_id = member.id) as interests
    from unnest(${ids}::uuid[]) as candidate (id)
    join member on member.id = candidate.id
    join member_search as place on place.member_id = member.id
    where member.status = 'active' and member.id not in ${blockedWith(seeker.id)}
      and not exists (select from likes where likes.liker = ${seeker.id} and likes.liked = member.id)`.execute(
    db,
  );
  return rows;
}

/** A candidate with the facts for the score. */
export interface Facts {
  id: string;
  origin: Origin;
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  last_active_at: Date;
  drinks: string | null;
  body_type: string | null;
  latitude: number | null;
  longitude: number | null;
  interests: string[];
}
