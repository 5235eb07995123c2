import type { User } from '@velluto/api-client';
import { currencyOf, priceOfSpending } from '@velluto/rules';
import type { Money } from '@velluto/ui/model';
import type { Cost } from '@velluto/ui/product/payments';
import type { AppContext } from '../../lib/app-context.ts';

/** The lowest price of one message, in the currency of the visitor's country; null where nothing is sold. */
export function messagePrice({ site }: Pick<AppContext, 'site'>): Money | null {
  const cost = site.minimum_message_costs[site.payment_country];
  return cost ? { amountMinor: cost.costs, currency: cost.currency } : null;
}

/** The lowest price of an amount of credits, in the currency of the visitor's country; null where nothing is sold. */
function priceOf(app: Pick<AppContext, 'site'>, credits: number): Money | null {
  const message = messagePrice(app);
  if (!message || app.site.message_credits === 0) return null;
  const amountMinor = Math.ceil((message.amountMinor * credits) / app.site.message_credits);
  return { ...message, amountMinor };
}

/**
 * What a paid action costs this user: what was paid for the credits it takes, the oldest first. A user with too few
 * credits and a visitor get the lowest price.
 */
export function costOf(app: Pick<AppContext, 'site'>, user: User | null, credits: number): Cost {
  if (!user || user.credits < credits) return { credits, price: priceOf(app, credits) };
  const lots = user.unspent_credits.map(({ credits: left, paid }) => ({
    credits: left,
    paid: paid && {
      amountMinor: paid.amount.amount_minor,
      currency: paid.amount.currency,
      credits: paid.credits,
    },
  }));
  return { credits, price: priceOfSpending(lots, credits, currencyOf(app.site.payment_country)), own: true };
}
