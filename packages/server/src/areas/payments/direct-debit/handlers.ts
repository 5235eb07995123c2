import type { Call, Service } from '../../../context/operation.ts';
import { created, ok, signedIn } from '../../../context/responses.ts';
import { siteCountry } from '../../../domain/sites/visitor-country.ts';
import { ownPayment, paymentToWire } from '../orders/payments.ts';
import { confirmOrder } from './confirm.ts';
import { directDebitsOf, mandateOfPayment, mandatesToWire, revokeMandate } from './mandates.ts';
import { orderToWire, placeDebitOrder, resendCode } from './unsigned-order.ts';

/** The buyer, their site and language, and the host of the page, to which the code of the SMS is bound. */
function buyerContext(call: Call) {
  const { site, language, origin } = call;
  return { site, buyer: signedIn(call), language, host: new URL(origin).hostname };
}

/** Operations about direct debit. */
export const directDebit = {
  getDirectDebits: async call => {
    const { ctx, site, geoipCountry, query } = call;
    const country = siteCountry(site, query.country ?? geoipCountry);
    return ok(await directDebitsOf(ctx, site, signedIn(call).id, country));
  },

  startDirectDebit: async call => {
    const { ctx, site, geoipCountry, body: form } = call;
    const country = form.country ?? siteCountry(site, geoipCountry);
    const order = await placeDebitOrder(ctx, buyerContext(call), { country, form });
    return created({ order: await orderToWire(ctx, order) });
  },

  resendDirectDebitCode: async call => {
    const { ctx, body } = call;
    const order = await resendCode(ctx, buyerContext(call), body.id);
    return ok({ order: await orderToWire(ctx, order) });
  },

  confirmDirectDebit: async call => {
    const { ctx, ip, body } = call;
    const buyer = signedIn(call);
    const { begin_at_once: beginAtOnce = false, another = false } = body;
    const signer = { buyer, ip, beginAtOnce, another };
    const paymentId = await confirmOrder(ctx, signer, body.id, body.otp);
    const payment = await ownPayment(ctx, buyer.id, paymentId);
    const [mandate] = await mandatesToWire(ctx, [await mandateOfPayment(ctx, paymentId)]);
    if (!mandate) throw new Error('A direct debit without a mandate.');
    return ok({ payment: paymentToWire(payment), mandate });
  },

  revokeMandate: async call => {
    const { ctx, site, origin, body } = call;
    const row = await revokeMandate(ctx, { site, memberId: signedIn(call).id, origin }, body.mandate);
    const [mandate] = await mandatesToWire(ctx, [row]);
    if (!mandate) throw new Error('A mandate that is not there.');
    return ok({ mandate });
  },
} satisfies Partial<Service>;
