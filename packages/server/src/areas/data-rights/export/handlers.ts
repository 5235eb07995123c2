import type { Service } from '../../../context/operation.ts';
import { ok, seeOther, signedIn } from '../../../context/responses.ts';
import { askExport, currentExport, fileOf } from './exports.ts';

/** Operations about the archive of a member's data. */
export const exports = {
  askExport: async call => {
    const { ctx, site, origin } = call;
    const about = { siteId: site.id, memberId: signedIn(call).id, origin };
    return ok({ export: await askExport(ctx, about) });
  },

  getExport: async call => ok({ export: await currentExport(call.ctx, signedIn(call).id) }),

  getExportFile: async ({ ctx, site, member, query }) => {
    // the link of the mail may be opened in a browser without a session
    if (!member) return seeOther('/login?next=%2Fprofile');
    const file = await fileOf(ctx, member.id, query.token);
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return {
      status: 200,
      file,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${site.id}-${day}.zip"`,
      },
    };
  },
} satisfies Partial<Service>;
