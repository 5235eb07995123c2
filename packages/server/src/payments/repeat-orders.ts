import type { components } from '@velluto/api-client/schema';
import { currencyOf } from '@velluto/rules';
import type { Context } from '../context.ts';
import { directDebitOf } from '../direct-debit/offered.ts';
import { type Buyer, discountFor } from '../discounts/discounts.ts';
import type { Site } from '../sites/site.ts';
import { findOffer, methodsFor } from './prices.ts';
import { selectRepeatable } from './transaction-queries.ts';

type RepeatOrders = components['schemas']['RepeatOrdersResponse'];

const most = 12;

/** What a buyer bought before, at the prices of today; nothing of what it cost then is shown. */
export async function repeatOrders(
  ctx: Context,
  site: Site,
  buyer: Buyer,
  country: string,
): Promise<RepeatOrders> {
  const discount = await discountFor(ctx, site, buyer);
  const methods: ReadonlySet<string> = new Set([
    ...(await methodsFor(site, ctx.payments, country)),
    ...(directDebitOf(site, ctx.payments, country) ? ['directdebit'] : []),
  ]);
  const currency = currencyOf(country);
  const bought = await selectRepeatable(ctx.db, buyer.id, most);
  const orders = bought.map(row => {
    const sold = findOffer(site, row.package_id, country, discount);
    const offer = sold && methods.has(row.method) ? sold : null;
    return {
      package: row.package_id,
      credits: sold?.credits ?? row.credits,
      months: sold ? sold.months : row.months,
      method: row.method,
      last_at: (row.completed_at ?? row.created_at).toISOString(),
      price: offer && { amount_minor: offer.price.amountMinor, currency },
      normal_price: offer && { amount_minor: offer.price.normalMinor, currency },
      discount_percent: offer?.price.percent ?? null,
    };
  });
  return { orders, currency, payment_country: country };
}
