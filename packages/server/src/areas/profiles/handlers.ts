import { searchVisible, TRAFFIC_COOKIE } from '@velluto/rules';
import type { Call, Service } from '../../context/operation.ts';
import { readingContext } from '../../context/reading.ts';
import { ok, signedIn } from '../../context/responses.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { rememberedVisit } from '../marketing/api.ts';
import { search, similarTo, type Viewer } from '../search/api.ts';
import { lastMemberOf } from '../sessions/api.ts';
import { memberFor } from './member.ts';
import { changeProfile, ownProfile } from './own-profile.ts';
import { changePreferences, preferencesOf, withdrawConsent } from './preferences.ts';

type Looking = Pick<Call, 'ctx' | 'member' | 'site' | 'language' | 'request'> & {
  query: { network?: string | undefined };
};

/** The viewer. Throws for visitors, unless the site lets visitors search, or those who came from a traffic source. */
async function viewerOf({ ctx, member, site, language, query, request }: Looking): Promise<Viewer> {
  const named = Boolean(query.network?.trim());
  const visible = searchVisible({
    loggedIn: member !== null,
    loggedOutSearch: site.logged_out_search,
    loggedOutSearchTrafficsource: site.logged_out_search_trafficsource,
    hasTrafficSource:
      named || (!member && (await rememberedVisit(ctx, request.cookies[TRAFFIC_COOKIE])) !== null),
  });
  if (!visible) throw new ApiError('authentication_required');
  const lastMember = member ? null : lastMemberOf(ctx, request.cookies);
  return { id: member?.id ?? null, lastMember, ...poolView(ctx.sites, site), language };
}

/** Operations on members: search, profile pages, the member's own profile and preferences. */
export const profiles = {
  searchMembers: async call => {
    const viewer = await viewerOf(call);
    return ok(await search(await readingContext(call), viewer, call.site, call.query));
  },

  getMember: async call => {
    const viewer = await viewerOf(call);
    const id = parseId(call.query.id);
    if (id === null) throw new ApiError('not_found');
    return ok(
      await memberFor(await readingContext(call), call.site, viewer, id, call.member?.paidUser ?? false),
    );
  },

  getSimilar: async call => {
    const viewer = await viewerOf(call);
    const id = parseId(call.query.profile);
    if (id === null) throw new ApiError('not_found');
    return ok(await similarTo(await readingContext(call), call.site, viewer, id, call.query.page ?? 1));
  },

  getProfile: async call => ok({ profile: await ownProfile(call.ctx, signedIn(call).id) }),

  updateProfile: async call => {
    const me = signedIn(call);
    return ok({ profile: await changeProfile(call.ctx, call.site, me.id, call.body) });
  },

  getPreferences: async call => ok(await preferencesOf(call.ctx, signedIn(call).id)),

  updatePreferences: async call => ok(await changePreferences(call.ctx, signedIn(call).id, call.body)),

  withdrawConsent: async call => ok(await withdrawConsent(call.ctx, signedIn(call).id)),
} satisfies Partial<Service>;
