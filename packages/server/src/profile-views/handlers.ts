import { noContent, ok, signedIn } from '../http/responses.ts';
import type { Service } from '../http/types.ts';
import { listViews, noteView } from './profile-views.ts';

/** Operations on views of profiles. */
export const profileViews = {
  noteProfileView: async call => {
    await noteView(call.ctx, { id: signedIn(call).id, pool: call.site.pool }, call.body.profile);
    return noContent;
  },

  getProfileViews: async call => {
    const { ctx, site, language } = call;
    return ok(await listViews(ctx, site, { id: signedIn(call).id, pool: site.pool, language }));
  },
} satisfies Partial<Service>;
