import type { components } from '@velluto/api-client/schema';
import { ageOn, dayInCountry, type Language, MIN_AGE, shownPhotos } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import { imageOf } from '../photos/api.ts';
import { regionName } from '../places/api.ts';
import { type SummaryRow, selectSummaries } from './summary-queries.ts';

export type MemberSummary = components['schemas']['MemberSummary'];

/** The person who sees other members, what the site shows of its pool, and in which language. */
export interface Viewer extends PoolView {
  /** Null for a visitor. */
  id: string | null;
  /** Who was last logged in in a visitor's browser: whom they do not see, the visitor does not see either. */
  lastMember?: string | null;
  language: Language;
}

/** Milliseconds since the last activity within which a member counts as online: an open page polls at least every 5 minutes. */
const ONLINE_MS = 300_000;

/** Members as lists show them, in the order of the ids; members who are not active are left out. */
export async function summariesOf(
  ctx: Context,
  viewer: Viewer,
  memberIds: string[],
): Promise<MemberSummary[]> {
  if (memberIds.length === 0) return [];
  const rows = await selectSummaries(ctx, viewer.pool, memberIds, viewer.id);
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = memberIds.flatMap(id => byId.get(id) ?? []);
  return summariesFrom(ctx, viewer, found);
}

/** One member as lists show them; null when they are not active. */
export async function summaryFor(
  ctx: Context,
  viewer: Viewer,
  memberId: string,
): Promise<MemberSummary | null> {
  return (await summariesOf(ctx, viewer, [memberId]))[0] ?? null;
}

/** Members as lists show them, from rows of the database. */
export function summariesFrom(ctx: Context, { language }: Viewer, rows: SummaryRow[]): MemberSummary[] {
  const now = ctx.clock.now();
  return rows.map(row => summaryOf(row, language, now));
}

function summaryOf(row: SummaryRow, language: Language, now: Date): MemberSummary {
  const isMember = row.origin === 'member';
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.date_of_birth, dayInCountry(row.country, now)) ?? MIN_AGE,
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    place_text: placeText(row, language),
    language: row.language,
    // presence and premium are those of people: a profile that the site runs has neither
    online: isMember && !row.invisible && isOnline(row.last_active_at, now),
    premium: isMember && row.premium,
    origin: row.origin,
    main_image: row.photo_id === null ? null : imageOf({ ...row, id: row.photo_id }, false),
    num_photos: Math.min(row.num_photos, shownPhotos(row.premium, row.origin)),
    num_interests: row.num_interests,
    like_new: row.is_new ?? false,
    liked: row.given_id !== null,
  };
}

/** True while a member counts as online. */
export const isOnline = (lastActiveAt: Date, now: Date): boolean =>
  now.getTime() - lastActiveAt.getTime() < ONLINE_MS;

/** A number that changes every 5 minutes; part of the version of polled lists, because members go offline without any stored change. */
export const presenceOf = (now: Date): number => Math.floor(now.getTime() / ONLINE_MS);

const countryNames = new Map<Language, Intl.DisplayNames>();

/** The town, else the region, else the country, in the viewer's language. */
function placeText(
  row: { city: string | null; region: string | null; country: string },
  language: Language,
): string {
  if (row.city) return row.city;
  const region = row.region ? regionName(row.country, row.region, language) : null;
  if (region) return region;
  const names = countryNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  countryNames.set(language, names);
  return names.of(row.country) ?? row.country;
}
