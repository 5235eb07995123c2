import type { Service } from '../../../context/operation.ts';
import { ok, signedIn } from '../../../context/responses.ts';
import { announceable, deleteDiscountFor } from '../../payments/api.ts';
import { removeSessionCookie } from '../../sessions/api.ts';
import { deleteAccount, holdingsOf } from './deletion.ts';
import { restoreAccount } from './restore.ts';

/** Operations that delete and restore an account. */
export const deletion = {
  getDeletion: async call => {
    const { ctx, site } = call;
    const me = signedIn(call);
    const { credits, paidCredits, premiumUntil, renews } = await holdingsOf(ctx, me.id);
    const offer = await deleteDiscountFor(ctx, site, me);
    // the offer is nothing but its percentage
    const announces = offer !== null && (await announceable(ctx, site))(offer.percent);
    return ok({
      credits,
      paid_credits: paidCredits,
      premium_until: premiumUntil?.toISOString() ?? null,
      renews,
      delete_discount: announces ? { value_percentage: offer.percent, days: offer.days } : null,
    });
  },

  deleteAccount: async call => {
    const { ctx, site, body, origin } = call;
    const until = await deleteAccount(ctx, { site, me: signedIn(call), origin }, body);
    return { ...ok({ restorable_until: until.toISOString() }), cookies: [removeSessionCookie] };
  },

  restoreAccount: async ({ ctx, site, body }) => {
    const { restored, renewalEnded } = await restoreAccount(ctx, site, body.token);
    return ok({ restored, renewal_ended: renewalEnded });
  },
} satisfies Partial<Service>;
