import { ok, signedIn } from '../http/responses.ts';
import type { Service } from '../http/types.ts';
import { siteCountry } from '../sites/countries.ts';
import { answerCancellation } from './cancel.ts';
import { repeatOrders } from './repeat-orders.ts';
import { readTransaction, readTransactions } from './transactions.ts';
import { answerWithdrawal } from './withdraw.ts';

/** Operations about what was bought: lists, receipts, ordering again, withdrawing. */
export const transactions = {
  getTransactions: async call =>
    ok(await readTransactions(call.ctx, signedIn(call).id, call.query.page ?? 1)),

  getTransaction: async call =>
    ok({ transaction: await readTransaction(call.ctx, signedIn(call).id, call.query.id) }),

  getRepeatOrders: async call => {
    const { ctx, site, query, geoipCountry } = call;
    const country = siteCountry(site, query.country ?? geoipCountry);
    return ok(await repeatOrders(ctx, site, signedIn(call), country));
  },

  withdraw: async ({ ctx, site, member, body }) => ok(await answerWithdrawal(ctx, site, member, body)),

  cancelPremium: async ({ ctx, site, member, body }) => ok(await answerCancellation(ctx, site, member, body)),
} satisfies Partial<Service>;
