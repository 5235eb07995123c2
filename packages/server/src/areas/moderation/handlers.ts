import type { Service } from '../../context/operation.ts';
import { noContent, ok, signedIn } from '../../context/responses.ts';
import { poolView } from '../../domain/sites/shared-pool.ts';
import { changePrivacy, privacyOf } from '../profiles/api.ts';
import { blockMember, listBlocks, unblockMember } from './blocking.ts';

/** Operations about blocks and invisible mode. */
export const moderation = {
  getBlocks: async call => {
    const { ctx, site, language, query } = call;
    const viewer = { id: signedIn(call).id, ...poolView(ctx.sites, site), language };
    return ok(await listBlocks(ctx, viewer, query.page ?? 1));
  },

  block: async call => {
    const { ctx, site } = call;
    await blockMember(ctx, { id: signedIn(call).id, ...poolView(ctx.sites, site) }, call.body.profile);
    return noContent;
  },

  unblock: async call => {
    await unblockMember(call.ctx, signedIn(call).id, call.body.profile);
    return noContent;
  },

  getPrivacy: async call => ok(await privacyOf(call.ctx, signedIn(call).id)),

  updatePrivacy: async call => ok(await changePrivacy(call.ctx, signedIn(call).id, call.body)),
} satisfies Partial<Service>;
