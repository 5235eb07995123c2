import { currencyOf } from '@velluto/rules';
import type { Service } from '../../context/operation.ts';
import { created, ok, signedIn } from '../../context/responses.ts';
import { siteCountry } from '../../domain/sites/visitor-country.ts';
import { walletOf } from '../wallet/api.ts';
import { answerCancellation } from './contracts/cancel-premium.ts';
import { cancellationFile } from './contracts/cancellation-file.ts';
import { followDeclaration } from './contracts/declaration-decisions.ts';
import { answerWithdrawal } from './contracts/withdrawal.ts';
import { receiptFile } from './history/receipt-file.ts';
import { readTransaction, readTransactions, repeatOrders } from './history/transactions.ts';
import { directDebitTerms, offeredMethods } from './orders/payment-methods.ts';
import { handlePaymentWebhook, ownPayment, paymentToWire } from './orders/payments.ts';
import { placeOrder } from './orders/place-order.ts';
import { requestBegin } from './orders/waiting-purchases.ts';
import { discountToWire } from './prices/discount.ts';
import { discountFor } from './prices/discounts.ts';
import { pricedPackages, shownTo } from './prices/prices.ts';
import { mayBeginAtOnce } from './settlement/early-start.ts';

const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}.pdf"`,
});

/** Operations about packages and payments: orders, lists, receipts, repeated orders, withdrawals. */
export const payments = {
  getPackages: async ({ ctx, site, member, geoipCountry, language, query }) => {
    const country = siteCountry(site, query.country ?? geoipCountry);
    const discount = member && (await discountFor(ctx, site, member));
    const shown = await shownTo(ctx, site, country, member?.id);
    return ok({
      ...pricedPackages(shown, discount),
      currency: currencyOf(country),
      payment_country: country,
      payment_methods: await offeredMethods(site, ctx.payments, country),
      direct_debit: directDebitTerms(site, ctx.payments, country) !== null,
      discount: discount && discountToWire(discount, shown.announces, { site, language }),
      owed_credits: member ? (await walletOf(ctx.db, member.id)).debt : 0,
      may_begin_at_once: member ? await mayBeginAtOnce(ctx, ctx.db, member.id) : true,
    });
  },

  createPayment: async call => {
    const { ctx, site, language, origin, idempotencyKey: key, body: request } = call;
    const order = { site, buyer: signedIn(call), language, origin, key, request };
    const { payment, replayed } = await placeOrder(ctx, order);
    const answer = { payment: paymentToWire(payment) };
    return replayed ? ok(answer) : created(answer);
  },

  getPayment: async call => {
    const payment = await ownPayment(call.ctx, signedIn(call).id, call.query.payment_id);
    return ok({ payment: paymentToWire(payment) });
  },

  paymentWebhook: async ({ ctx, body }) => {
    // the provider's test of the address names no payment; a provider that signs its webhooks sends them elsewhere
    const unsigned = ctx.payments.all.find(provider => !provider.readWebhook);
    if (body?.id && unsigned) await handlePaymentWebhook(ctx, unsigned, body.id);
    return { status: 200 };
  },

  getTransactions: async call =>
    ok(await readTransactions(call.ctx, signedIn(call).id, call.query.page ?? 1)),

  getTransaction: async call =>
    ok({ transaction: await readTransaction(call.ctx, signedIn(call).id, call.query.id) }),

  getReceiptFile: async call => {
    const { ctx, language, query } = call;
    const { number, file } = await receiptFile(ctx, signedIn(call).id, query.id, language);
    return { status: 200, file, headers: pdfHeaders(number) };
  },

  getRepeatOrders: async call => {
    const { ctx, site, query, geoipCountry } = call;
    const country = siteCountry(site, query.country ?? geoipCountry);
    return ok(await repeatOrders(ctx, site, signedIn(call), country));
  },

  withdraw: async call => ok(await answerWithdrawal(call.ctx, call, call.member, call.body)),

  cancelPremium: async call => ok(await answerCancellation(call.ctx, call, call.member, call.body)),

  requestBegin: async call => {
    const payment = await requestBegin(call.ctx, signedIn(call).id, call.body.payment);
    return ok({ payment: paymentToWire(payment) });
  },

  decideDeclaration: async ({ ctx, site, body }) => {
    const { kind, receivedAt, state } = await followDeclaration(ctx, site, body);
    return ok({ kind, received_at: receivedAt.toISOString(), state });
  },

  getCancellationFile: async call => {
    const { ctx, site, member, language, query } = call;
    const { name, file } = await cancellationFile(
      ctx,
      { site, memberId: member?.id ?? null, language },
      query.key,
    );
    return { status: 200, file, headers: pdfHeaders(name) };
  },
} satisfies Partial<Service>;
