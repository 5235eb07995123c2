import type { components } from '@velluto/api-client/schema';
import {
  ageOn,
  type CreditLot,
  dayInCountry,
  type Language,
  siteLanguage,
  unspentLots,
} from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { Call } from '../../context/operation.ts';
import { invalidFields } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { lacksProof } from '../age/api.ts';
import { timeBonusOf } from '../payments/api.ts';
import { mainImageOf } from '../photos/api.ts';
import { lotsOf } from '../wallet/api.ts';
import { termsOutdated } from './terms.ts';
import * as queries from './user-queries.ts';

type User = components['schemas']['User'];
/** Where a call comes from: the site with the language of its answer, and the country of its IP address. */
type Place = Pick<Call, 'ctx' | 'site' | 'geoipCountry' | 'language'>;

/** The signed-in user as the interface shows them on every page. */
export async function userOf(call: Place, memberId: string): Promise<User> {
  return (await userWithCounters(call, memberId)).user;
}

/** The user together with the counters of unread messages and new likes. */
export async function userWithCounters(call: Place, memberId: string) {
  const { ctx, site, geoipCountry, language } = call;
  const [row, image, lots] = await Promise.all([
    queries.selectUser(ctx.db, memberId, site, ctx.clock.now()),
    mainImageOf(ctx.db, memberId),
    lotsOf(ctx.db, memberId),
  ]);
  const where = { site, countries: [row.country, geoipCountry] };
  const [user, age_proof_required, suppressed] = await Promise.all([
    toUser(ctx, { site, language }, row, image, lots),
    lacksProof(ctx, memberId, where),
    ctx.suppressions.of(row.email),
  ]);
  const email_undeliverable = suppressed.some(({ reason }) => reason === 'bounced');
  return {
    user: { ...user, age_proof_required, email_undeliverable },
    unread: row.unread,
    newLikes: row.new_likes,
  };
}

/** Lots that a user names at most; the newest of more are named once older ones are spent. */
const maxLots = 200;

const lotToWire = ({ credits, paid }: CreditLot): User['unspent_credits'][number] => ({
  credits,
  paid: paid && {
    amount: { amount_minor: paid.amountMinor, currency: paid.currency },
    credits: paid.credits,
  },
});

async function toUser(
  ctx: Context,
  { site, language }: Pick<Call, 'site' | 'language'>,
  row: Awaited<ReturnType<typeof queries.selectUser>>,
  image: User['profile']['main_image'],
  lots: CreditLot[],
): Promise<User> {
  const now = ctx.clock.now();
  const credits = row.balance ?? 0;
  return {
    id: row.id,
    status: row.status,
    email: row.email,
    profile: {
      id: row.id,
      name: row.name,
      gender: row.gender,
      age: ageOn(row.date_of_birth, dayInCountry(row.country, now)) ?? site.min_age,
      country: row.country,
      region: row.region,
      city: row.city,
      status: row.profile_status === 'active' ? 'active' : 'disabled',
      origin: row.origin,
      main_image: image,
      num_photos: row.num_photos,
    },
    preferences: {
      looking_for: row.looking_for,
      min_age: row.sought_min_age,
      max_age: row.sought_max_age,
    },
    paid_user: row.paid_user,
    credits,
    reserved_credits: row.held ?? 0,
    unspent_credits: unspentLots(lots, credits).slice(0, maxLots).map(lotToWire),
    fictional_icon: site.fictional.icon,
    // an account of another site of the pool may have a language that this one lacks: then the visit's stays
    language: siteLanguage(site.languages, row.language, language),
    signup_date: row.created_at.toISOString(),
    notifications_disabled: row.notifications_disabled,
    terms_outdated: termsOutdated(site, row),
    time_bonus: await timeBonusOf(ctx, site, {
      id: row.id,
      signedUpAt: row.created_at,
      paidUser: row.paid_user,
    }),
  };
}

/**
 * Saves the language of pages and mails.
 *
 * @throws ApiError `invalid_request` for a language the site does not offer
 */
export async function changeLanguage(
  ctx: Context,
  site: Site,
  memberId: string,
  language: Language,
): Promise<void> {
  if (!site.languages.includes(language)) throw invalidFields({ field: 'language', code: 'not_allowed' });
  await ctx.transaction(async tx => {
    await queries.setLanguage(tx.db, memberId, language);
    await incrementVersion(tx.db, memberId);
  });
}
