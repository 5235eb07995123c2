import type { components, operations } from '@velluto/api-client/schema';
import {
  ageOn,
  calendarDay,
  dayInCountry,
  isInterest,
  type MatchAnswers,
  type MatchFacts,
  MIN_AGE,
  matchScore,
} from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { bornAsSought } from '../../domain/age-limits.ts';
import { invalidFields } from '../../domain/api-error.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import type { Site } from '../../domain/sites/site.ts';
import { type Coordinates, cellsAround, KM_PER_DEGREE, kilometresBetween } from '../places/api.ts';
import { requireConsent } from '../profiles/api.ts';
import { summariesOf } from '../search/api.ts';
import * as queries from './match-queries.ts';
import type { Swiper } from './swipe.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['getMatches']['parameters']['query']>;

/** Number of matches that are shown. */
const TOP = 24;
/** At most this many members are scored, the most recently active first. */
const CANDIDATES = 400;
/** At least this many candidates are read of each place, also when there are many places. */
const LEAST_EACH = 12;

/**
 * The members who fit the answers best, with the reasons. `docs/match-finder.md` explains the score.
 *
 * @throws ApiError `invalid_request` for an interest that does not exist, `consent_withdrawn`
 */
export async function matchesFor(
  ctx: Context,
  site: Site,
  viewer: Swiper,
  asked: Query,
): Promise<Schemas['MatchesResponse']> {
  if (asked.interests?.some(interest => !isInterest(interest))) {
    throw invalidFields({ field: 'interests', code: 'unknown' });
  }
  const now = ctx.clock.now();
  const row = await queries.selectSeeker(ctx.db, viewer.id);
  const seeker = { ...row, looking_for: requireConsent(row.looking_for) };
  const query = withPreferences(seeker, asked);
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
    .map(candidate => ({ candidate, facts: factsOf(seeker, seekerPoint, candidate, now, today) }))
    .filter(({ facts }) => answers.distance === null || (facts.kilometres ?? Infinity) <= answers.distance)
    .map(({ candidate, facts }) => ({ ...candidate, ...matchScore(answers, facts) }))
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

/** The answers, and the member's own preferences where a question was left out. */
function withPreferences(seeker: queries.Seeker, asked: Query): Query {
  const { sought_min_age, sought_max_age } = seeker;
  if (asked.min_age !== undefined || asked.max_age !== undefined) return asked;
  return {
    ...asked,
    ...(sought_min_age === null ? {} : { min_age: sought_min_age }),
    ...(sought_max_age === null ? {} : { max_age: sought_max_age }),
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

/** Ids of the members to score: within a distance if one is given, else of the region and the country and, where those are few, of the site's other countries. */
async function candidates(
  ctx: Context,
  site: Site,
  seeker: queries.Seeker,
  { gender, min_age, max_age }: Query,
  near: { here: Coordinates; distance: number } | null,
  now: Date,
): Promise<string[]> {
  const wanted = gender ?? seeker.looking_for;
  const conditions: queries.Conditions = {
    genders: wanted === 'both' ? ['female', 'male'] : [wanted],
    ...bornAsSought(site, now, { min: min_age, max: max_age, country: seeker.country }),
  };
  const share = CANDIDATES / conditions.genders.length;
  const find = (among: queries.Among, most: number) =>
    queries.selectCandidates(ctx.db, seeker, conditions, among, poolView(ctx.sites, site), {
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
  const countries = site.countries.filter(other => other !== country);
  return [...found, ...(await find({ countries }, share / countries.length))];
}

function factsOf(
  seeker: queries.Seeker,
  here: Coordinates | null,
  candidate: queries.Facts,
  now: Date,
  today: number,
): MatchFacts {
  const candidatePoint = pointOf(candidate);
  const sameCountry = candidate.country === seeker.country;
  const sameRegion = sameCountry && candidate.region !== null && candidate.region === seeker.region;
  const sameName = candidate.city !== null && candidate.city.toLowerCase() === seeker.city?.toLowerCase();
  const kilometres = here && candidatePoint ? kilometresBetween(here, candidatePoint) : null;
  return {
    age: ageOn(candidate.date_of_birth, dayInCountry(candidate.country, now)) ?? MIN_AGE,
    kilometres,
    // the same coordinates are the same town, also for members who give no region or write the town in another language
    sameCity: kilometres === 0 || (sameRegion && sameName),
    sameRegion,
    // only private members are active; a profile that the site runs does not count as active
    activeToday: candidate.origin === 'member' && candidate.last_active_at.getTime() >= today,
    interests: candidate.interests,
    drinks: candidate.drinks,
    bodyType: candidate.body_type,
  };
}

/** A reason as the contract describes it. */
const reasonOf = (reason: ReturnType<typeof matchScore>['reasons'][number]): Schemas['FitReason'] => ({
  code: reason.code,
  count: reason.code === 'shared_interests' ? reason.count : null,
  kilometres: reason.code === 'distance' ? reason.kilometres : null,
});
