import { cellOf, type Db, EVERY_SITE, type MemberTable, type PhotoTable } from '@velluto/server';
import type { Insertable } from 'kysely';
import type { DemoMember } from '../members/members.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** What seeding needs besides the members. */
export interface SeedTime {
  pool: string;
  siteId: string;
  now: Date;
  uuid(): string;
}

/** Date of birth (`YYYY-MM-DD`) of somebody who is `age` years old and had their birthday so many days ago. */
export function birthDay(now: Date, age: number, daysSinceBirthday: number): string {
  const birthday = new Date(now.getTime() - daysSinceBirthday * DAY);
  // never 29 February, which most years do not have
  const day = birthday.getUTCMonth() === 1 ? Math.min(28, birthday.getUTCDate()) : birthday.getUTCDate();
  return new Date(Date.UTC(birthday.getUTCFullYear() - age, birthday.getUTCMonth(), day))
    .toISOString()
    .slice(0, 10);
}

function memberRow(
  member: DemoMember,
  { pool, siteId, now }: SeedTime,
  origin: MemberTable['origin'],
): Insertable<MemberTable> {
  return {
    id: member.id,
    pool,
    site_id: siteId,
    name: member.name,
    name_key: member.name.toLowerCase(),
    origin,
    gender: member.gender,
    sexuality: member.sexuality,
    looking_for: member.lookingFor,
    date_of_birth: birthDay(now, member.age, member.daysSinceBirthday),
    country: member.country,
    region: member.region,
    city: member.city,
    language: member.language,
    about_me: member.aboutMe,
    attributes: JSON.stringify(member.attributes),
    // demo profiles belong to nobody who could be asked; they show visitors what the site is like
    open_to_visitors: origin !== 'member',
    shown_on: [origin === 'member' ? siteId : EVERY_SITE],
    premium: member.premium,
    num_photos: member.photos.length,
    num_interests: member.interests.length,
    created_at: new Date(now.getTime() - member.memberDays * DAY),
    last_active_at: new Date(now.getTime() - member.idleMinutes * MINUTE),
  };
}

function locationOf(place: DemoMember | undefined) {
  if (!place) return {};
  const { latitude, longitude } = place;
  return { latitude, longitude, geo_cell: cellOf(place) };
}

function photoRows(member: DemoMember, { now, uuid }: SeedTime): Insertable<PhotoTable>[] {
  return member.photos.map(({ key, width, height, thumbhash, focal }, position) => ({
    id: uuid(),
    member_id: member.id,
    key,
    status: 'active',
    position,
    width,
    height,
    thumbhash,
    focal_x: focal.x,
    focal_y: focal.y,
    created_at: new Date(now.getTime() - member.memberDays * DAY + position * MINUTE),
  }));
}

/** Inserts members with all rows that a member has, in a few statements for all of them. */
export async function insertPeople(
  db: Db,
  time: SeedTime,
  members: DemoMember[],
  origin: MemberTable['origin'],
): Promise<void> {
  const rows = members.map(member => memberRow(member, time, origin));
  await db.insertInto('member').values(rows).execute();
  await db
    .insertInto('member_search')
    .values(
      rows.map((row, index) => ({
        ...locationOf(members[index]),
        member_id: row.id,
        pool: row.pool,
        gender: row.gender,
        looking_for: row.looking_for,
        country: row.country,
        region: row.region ?? '',
        dob: row.date_of_birth,
        rank_at: row.last_active_at,
        visible: true,
        open_to_visitors: row.open_to_visitors ?? false,
        shown_on: row.shown_on,
        origin: row.origin,
      })),
    )
    .execute();
  await db
    .insertInto('photo')
    .values(members.flatMap(member => photoRows(member, time)))
    .execute();
  await db
    .insertInto('member_interest')
    .values(members.flatMap(({ id, interests }) => interests.map(interest => ({ member_id: id, interest }))))
    .execute();
  await db
    .insertInto('user_state')
    .values(members.map(({ id }) => ({ member_id: id })))
    .execute();
  await db
    .insertInto('wallet')
    .values(members.map(({ id }) => ({ member_id: id })))
    .execute();
}
