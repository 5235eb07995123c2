import type { Service } from '../../../context/operation.ts';
import { noContent, ok, signedIn } from '../../../context/responses.ts';
import { poolView } from '../../../domain/sites/shared-pool.ts';
import { listViews, recordView } from './profile-views.ts';

/** Operations on views of profiles. */
export const profileViews = {
  noteProfileView: async call => {
    const { ctx, site } = call;
    await recordView(ctx, { id: signedIn(call).id, ...poolView(ctx.sites, site) }, call.body.profile);
    return noContent;
  },

  getProfileViews: async call => {
    const { ctx, site, language } = call;
    return ok(await listViews(ctx, site, { id: signedIn(call).id, ...poolView(ctx.sites, site), language }));
  },
} satisfies Partial<Service>;
