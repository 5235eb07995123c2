import type { components } from '@velluto/api-client/schema';
import { ageOn, dayInCountry, isInterest, MIN_AGE, photoLimit } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { invalidFields } from '../../domain/api-error.ts';
import { checkSignupMessage, cleanLine, cleanText } from '../../domain/message-text.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { ownImages } from '../photos/api.ts';
import { coordinatesOf, isRegion } from '../places/api.ts';
import { completeAttributes } from './member.ts';
import * as queries from './own-profile-queries.ts';

type OwnProfile = components['schemas']['OwnProfile'];
type Change = components['schemas']['UpdateProfileRequest'];

/** A member's own profile with everything that can be edited. */
export async function ownProfile(ctx: Context, memberId: string): Promise<OwnProfile> {
  const [row, interests, photos] = await Promise.all([
    queries.selectOwn(ctx.db, memberId),
    queries.selectOwnInterests(ctx.db, memberId),
    ownImages(ctx.db, memberId),
  ]);
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    sexuality: row.sexuality,
    looking_for: row.looking_for,
    date_of_birth: row.date_of_birth,
    age: ageOn(row.date_of_birth, dayInCountry(row.country, ctx.clock.now())) ?? MIN_AGE,
    country: row.country,
    region: row.region,
    city: row.city,
    city_known: row.city === null || (await coordinatesOf(row)) !== null,
    about_me: row.about_me,
    interests,
    attributes: completeAttributes(row.attributes),
    status: row.status === 'active' ? 'active' : 'disabled',
    origin: row.origin,
    main_image: photos.find(photo => photo.status === 'active') ?? null,
    photos,
    max_photos: photoLimit(row.paid_user),
  };
}

/**
 * Changes the given fields; the others stay.
 *
 * @throws ApiError `invalid_request` for a country that is not the site's, a region or an interest that does not exist,
 *   whom somebody looks for without consent to its use, a `signup_message` that the site does not allow as a message
 */
export async function changeProfile(
  ctx: Context,
  site: Site,
  memberId: string,
  change: Change,
): Promise<OwnProfile> {
  const { interests, attributes, about_me, looking_for, signup_message } = change;
  if (!(interests ?? []).every(isInterest)) throw invalidFields({ field: 'interests', code: 'unknown' });
  await ctx.transaction(async tx => {
    const before = await queries.lockMember(tx.db, memberId);
    if (looking_for !== undefined && before.looking_for === null) {
      throw invalidFields({ field: 'looking_for', code: 'consent_required' });
    }
    const place = placeAfter(site, before.country, change);
    await queries.updateMember(tx.db, memberId, {
      ...place,
      ...(about_me === undefined ? {} : { about_me: cleanText(about_me) }),
      ...(looking_for === undefined ? {} : { looking_for }),
      ...(attributes === undefined ? {} : { attributes: JSON.stringify(attributes) }),
    });
    if (Object.keys(place).length > 0) await ctx.jobs.enqueue(tx, 'member.locate', { id: memberId });
    if (signup_message !== undefined) await keepSignupMessage(tx, site, memberId, cleanText(signup_message));
    if (interests) await queries.replaceInterests(tx.db, memberId, interests);
    await incrementVersion(tx.db, memberId);
  });
  return ownProfile(ctx, memberId);
}

/** The changed columns of where a member lives; another country clears region and town. */
function placeAfter(
  site: Site,
  before: string,
  { country, region, city }: Change,
): { country?: string; region?: string | null; city?: string | null } {
  const moved = country !== undefined && country !== before;
  if (moved && !site.countries.includes(country))
    throw invalidFields({ field: 'country', code: 'not_allowed' });
  if (region != null && !isRegion(country ?? before, region)) {
    throw invalidFields({ field: 'region', code: 'unknown' });
  }
  const cleared = moved ? { country, region: null, city: null } : {};
  return {
    ...cleared,
    ...(region === undefined ? {} : { region }),
    ...(city === undefined ? {} : { city: cleanLine(city ?? '') || null }),
  };
}

/**
 * Stores the text of the last sign-up step: as the first message to the member at whose profile the sign-up began, or else as "about me".
 * An empty text removes a stored first message, and does not change "about me".
 */
async function keepSignupMessage(tx: Tx, site: Site, memberId: string, text: string): Promise<void> {
  const isStored = await queries.setSignupMessage(tx.db, memberId, text);
  if (isStored && text !== '') checkSignupMessage(text, site.message_length);
  if (!isStored && text !== '') await queries.updateMember(tx.db, memberId, { about_me: text });
}
