import type { Call, Service } from '../../context/operation.ts';
import { noContent, ok, polled, signedIn } from '../../context/responses.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { presenceOf, summaryFor } from '../search/api.ts';
import { claimNextLike, likeMember, markSeen, unlike } from './likes.ts';
import { listLikes } from './list.ts';

/** The signed-in member as the viewer of other profiles. */
const viewerOf = (call: Pick<Call, 'ctx' | 'member' | 'site' | 'language'>) => ({
  id: signedIn(call).id,
  ...poolView(call.ctx.sites, call.site),
  language: call.language,
});

/** Operations on likes. */
export const likes = {
  like: async call => {
    const { ctx, body } = call;
    const state = await likeMember(ctx, viewerOf(call), body.profile);
    const profile = await summaryFor(ctx, viewerOf(call), body.profile.toLowerCase());
    if (!profile) throw new ApiError('not_found');
    return ok({ state, profile });
  },

  unlike: async call => {
    await unlike(call.ctx, signedIn(call).id, call.body.profile);
    return noContent;
  },

  markLikeSeen: async call => {
    await markSeen(call.ctx, signedIn(call).id, call.body.profile);
    return noContent;
  },

  getLikes: async call => {
    const { ctx, query } = call;
    const alsoVaries = `${query.type ?? 'all'}-${presenceOf(ctx.clock.now())}`;
    return polled(call, () => listLikes(ctx, call.site, viewerOf(call), query.type), alsoVaries);
  },

  autoLike: async call => {
    const { ctx, site, query } = call;
    const liker = query.profile === undefined ? undefined : parseId(query.profile);
    const none = { profile: null, state: null, origin: null };
    if (liker === null) return ok(none);
    const next = await claimNextLike(ctx, site, signedIn(call).id, liker);
    const profile = next ? await summaryFor(ctx, viewerOf(call), next.liker) : null;
    if (!next || !profile) return ok(none);
    return ok({ profile, state: profile.liked ? 'matched' : 'received', origin: next.origin });
  },
} satisfies Partial<Service>;
