import type { Service } from '../../../context/operation.ts';
import { ok, signedIn } from '../../../context/responses.ts';
import { changeLimits, limitsOf } from '../../wallet/api.ts';
import { readWallet } from './wallet-timeline.ts';

/** Operations about the wallet. */
export const wallet = {
  getWallet: async call => ok(await readWallet(call.ctx, call.site, signedIn(call), call.query.before)),

  updateWalletLimits: async call => {
    const { ctx, site, body } = call;
    const me = signedIn(call);
    await changeLimits(ctx, site, me.id, body);
    return ok({ limits: await limitsOf(ctx, ctx.db, site, me) });
  },
} satisfies Partial<Service>;
