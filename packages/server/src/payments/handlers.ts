import { currencyOf } from '@velluto/rules';
import { directDebitOf } from '../direct-debit/offered.ts';
import { discountFor, discountToWire } from '../discounts/discounts.ts';
import { created, ok, signedIn } from '../http/responses.ts';
import type { Service } from '../http/types.ts';
import { siteCountry } from '../sites/countries.ts';
import { walletOf } from '../wallet/wallet.ts';
import { createPayment, hearOfPayment, ownPayment, paymentToWire } from './payments.ts';
import { methodsFor, pricedPackages } from './prices.ts';

/** Operations about packages and payments. */
export const payments = {
  getPackages: async ({ ctx, site, member, geoipCountry, language, query }) => {
    const country = siteCountry(site, query.country ?? geoipCountry);
    const discount = member && (await discountFor(ctx, site, member));
    return ok({
      ...pricedPackages(site, country, discount),
      currency: currencyOf(country),
      payment_country: country,
      payment_methods: await methodsFor(site, ctx.payments, country),
      direct_debit: directDebitOf(site, ctx.payments, country) !== null,
      discount: discount && discountToWire(discount, language),
      owed_credits: member ? (await walletOf(ctx.db, member.id)).debt : 0,
    });
  },

  createPayment: async call => {
    const { ctx, site, language, origin, idempotencyKey: key, body: request } = call;
    const order = { site, buyer: signedIn(call), language, origin, key, request };
    const { payment, replayed } = await createPayment(ctx, order);
    const answer = { payment: paymentToWire(payment) };
    return replayed ? ok(answer) : created(answer);
  },

  getPayment: async call => {
    const payment = await ownPayment(call.ctx, signedIn(call).id, call.query.payment_id);
    return ok({ payment: paymentToWire(payment) });
  },

  paymentWebhook: async ({ ctx, body }) => {
    await hearOfPayment(ctx, body.id);
    return { status: 200 };
  },
} satisfies Partial<Service>;
