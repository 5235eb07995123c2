import type { Money } from '@velluto/ui/model';
import type { AppContext } from './app-context.ts';

/** The lowest price of one message, in the currency of the visitor's country; null where nothing is sold. */
export function messagePrice({ site }: Pick<AppContext, 'site'>): Money | null {
  const cost = site.minimum_message_costs[site.payment_country];
  return cost ? { amountMinor: cost.costs, currency: cost.currency } : null;
}

/** The lowest price of an amount of credits, in the currency of the visitor's country; null where nothing is sold. */
export function priceOf(app: Pick<AppContext, 'site'>, credits: number): Money | null {
  const message = messagePrice(app);
  if (!message || app.site.message_credits === 0) return null;
  const amountMinor = Math.ceil((message.amountMinor * credits) / app.site.message_credits);
  return { ...message, amountMinor };
}
