import type { components, operations } from '@velluto/api-client/schema';
import {
  ageOn,
  calendarDay,
  dayOf,
  isInterest,
  type MatchAnswers,
  type MatchFacts,
  MIN_AGE,
  matchScore,
} from '@velluto/rules';
import type { Context } from '../context.ts';
import { type Coordinates, cellsAround, KM_PER_DEGREE, kilometresBetween } from '../geo/distance.ts';
import { invalidFields } from '../http/api-error.ts';
import { birthday, bornUntil } from '../members/age-limits.ts';
import { summariesOf } from '../members/summaries.ts';
import type { Site } from '../sites/site.ts';
import * as queries from './match-queries.ts';
import type { Swiper } from './swipe.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['getMatches']['parameters']['query']>;

/** People shown. */
const TOP = 24;
/** People whose fit is looked at, at most; who was here last comes first. */
const CANDIDATES = 400;
/** Of a place that is one of many. */
const LEAST_EACH = 12;

/**
 * The people who fit some answers best, and why. `docs/match-finder.md` explains the score.
 *
 * @throws ApiError `invalid_request` for an interest that does not exist
 */
export async function matchesFor(
  ctx: Context,
  site: Site,
  viewer: Swiper,
  query: Query,
): Promise<Schemas['MatchesResponse']> {
  if (query.interests?.some(interest => !isInterest(interest))) {
    throw invalidFields({ field: 'interests', code: 'unknown' });
  }
  const now = ctx.clock.now();
  const seeker = await queries.selectSeeker(ctx.db, viewer.id);
  const seekerPoint = pointOf(seeker);
  const distance = query.distance ?? null;
  const answers = answersOf(seeker, query, seekerPoint ? distance : null);
  const ids = await candidates(
    ctx,
    site,
    seeker,
    query,
    seekerPoint && distance ? { here: seekerPoint, distance } : null,
    now,
  );
  const facts = ids.length > 0 ? await queries.selectFacts(ctx.db, seeker, ids) : [];
  const today = calendarDay(site.time_zone, now.getTime()).start;
  const fits = facts
    .map(one => ({ one, facts: factsOf(seeker, seekerPoint, one, now, today) }))
    .filter(({ facts }) => answers.distance === null || (facts.kilometres ?? Infinity) <= answers.distance)
    .map(({ one, facts }) => ({ ...one, ...matchScore(answers, facts) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.last_active_at.getTime() - a.last_active_at.getTime() ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, TOP);
  const profiles = new Map(
    (
      await summariesOf(
        ctx,
        viewer,
        fits.map(({ id }) => id),
      )
    ).map(profile => [profile.id, profile]),
  );
  return {
    results: fits.flatMap(({ id, score, reasons }) => {
      const profile = profiles.get(id);
      return profile ? [{ profile, score, reasons: reasons.map(reasonOf) }] : [];
    }),
    unanswered: distance !== null && seekerPoint === null ? ['distance'] : [],
  };
}

const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function answersOf(seeker: queries.Seeker, query: Query, distance: number | null): MatchAnswers {
  const { min_age, max_age, relation, interests = [], drinks, body_type } = query;
  const aged = min_age !== undefined || max_age !== undefined;
  return {
    ages: aged ? { from: min_age ?? MIN_AGE, to: max_age ?? Infinity } : null,
    distance,
    relation: relation ?? null,
    interests: interests.length > 0 ? interests : seeker.interests,
    drinks: drinks ?? null,
    bodyType: body_type ?? null,
  };
}

/** Who is looked at: within a distance, else of the region, the country and, where those are few, the site. */
async function candidates(
  ctx: Context,
  site: Site,
  seeker: queries.Seeker,
  { gender, min_age, max_age }: Query,
  near: { here: Coordinates; distance: number } | null,
  now: Date,
): Promise<string[]> {
  const wanted = gender ?? seeker.looking_for;
  const must: queries.Must = {
    genders: wanted === 'both' ? ['female', 'male'] : [wanted],
    bornUntil: bornUntil(site, now, min_age),
    bornAfter: max_age === undefined ? null : birthday(now, max_age + 1),
  };
  const share = CANDIDATES / must.genders.length;
  const find = (among: queries.Among, most: number) =>
    queries.selectCandidates(ctx.db, seeker, must, among, {
      each: Math.max(LEAST_EACH, Math.ceil(Math.min(most, share))),
      all: CANDIDATES,
    });
  if (near) {
    const cells = cellsAround(near.here, near.distance);
    const degrees = near.distance / KM_PER_DEGREE;
    return find({ cells, ...near.here, degrees }, (3 * share) / cells.length);
  }
  const { country, region } = seeker;
  const [ofRegion, ofCountry] = await Promise.all([
    region === null ? [] : find({ country, region }, share / 2),
    find({ countries: [country] }, share / 2),
  ]);
  const found = new Set([...ofRegion, ...ofCountry]);
  if (found.size >= TOP) return [...found];
  const countries = site.countries.filter(one => one !== country);
  return [...found, ...(await find({ countries }, share / countries.length))];
}

function factsOf(
  seeker: queries.Seeker,
  here: Coordinates | null,
  one: queries.Facts,
  now: Date,
  today: number,
): MatchFacts {
  const candidatePoint = pointOf(one);
  const sameCountry = one.country === seeker.country;
  const sameRegion = sameCountry && one.region !== null && one.region === seeker.region;
  const sameName = one.city !== null && one.city.toLowerCase() === seeker.city?.toLowerCase();
  const kilometres = here && candidatePoint ? kilometresBetween(here, candidatePoint) : null;
  return {
    age: ageOn(one.date_of_birth, dayOf(now.getTime())) ?? MIN_AGE,
    kilometres,
    // who says no region, or writes the town in another language, lives in the same one where its middle is
    sameCity: kilometres === 0 || (sameRegion && sameName),
    sameRegion,
    activeToday: one.last_active_at.getTime() >= today,
    interests: one.interests,
    drinks: one.drinks,
    bodyType: one.body_type,
  };
}

/** A reason as the contract describes it. */
const reasonOf = (reason: ReturnType<typeof matchScore>['reasons'][number]): Schemas['FitReason'] => ({
  code: reason.code,
  count: reason.code === 'shared_interests' ? reason.count : null,
  kilometres: reason.code === 'distance' ? reason.kilometres : null,
});
