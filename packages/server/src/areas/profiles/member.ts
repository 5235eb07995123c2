import type { components } from '@velluto/api-client/schema';
import { ATTRIBUTE_NAMES, type Attribute, type Attributes } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { assertCanView } from '../access/api.ts';
import { imagesOf } from '../photos/api.ts';
import { peopleLike, summariesOf, summaryFor, type Viewer } from '../search/api.ts';
import * as queries from './member-queries.ts';

type MemberResponse = components['schemas']['MemberResponse'];

/** Number of members shown below a profile. */
const SIMILAR = 6;

/**
 * The data of a member's page.
 *
 * @param premium whether the viewer may see all photos
 * @throws ApiError `not_found` for a member who is not active or invisible to the viewer, `blocked_by_member`
 */
export async function memberFor(
  ctx: Context,
  site: Site,
  viewer: Viewer,
  id: string,
  premium: boolean,
): Promise<MemberResponse> {
  const { blocked } = await assertCanView(ctx, viewer, id);
  const [summary, details] = await Promise.all([
    summaryFor(ctx, viewer, id),
    queries.selectDetails(ctx.db, viewer.pool, id, viewer.id),
  ]);
  if (!summary || !details) throw new ApiError('not_found');
  const [interests, photos, near] = await Promise.all([
    queries.selectInterests(ctx.db, [id], viewer.id),
    imagesOf(ctx.db, [id], premium || viewer.id === id),
    peopleLike(ctx, site, viewer, details, SIMILAR),
  ]);
  const likedMe = details.received_id !== null;
  const showsActivity = summary.origin === 'member' && !details.invisible;
  return {
    profile: {
      ...summary,
      about_me: details.about_me,
      sexuality: details.sexuality,
      interests: interests.map(({ interest }) => interest),
      shared_interests: sharedOf(interests),
      attributes: completeAttributes(details.attributes, site.visible_profile_fields),
      photos: photos.get(id) ?? [],
      liked_me: likedMe,
      matched: likedMe && summary.liked,
      conversation: details.conversation,
      last_active_at: showsActivity ? details.last_active_at.toISOString() : null,
      blocked,
    },
    similar: await summariesOf(ctx, viewer, near),
  };
}

/** Those of a member's interests that the viewer has too. */
export const sharedOf = (interests: readonly { interest: string; shared: boolean }[]): string[] =>
  interests.filter(({ shared }) => shared).map(({ interest }) => interest);

/** Every attribute by name; null for those without an answer, or not in `shown`. */
export function completeAttributes(
  attributes: Attributes,
  shown: readonly Attribute[] = ATTRIBUTE_NAMES,
): components['schemas']['Attributes'] {
  return Object.fromEntries(
    ATTRIBUTE_NAMES.map(name => [name, (shown.includes(name) ? attributes[name] : null) ?? null]),
  ) as components['schemas']['Attributes'];
}
