import type { Money } from '@velluto/ui/model';
import type { Visit } from './visit.ts';

/** What one message costs at the best, in the money of the visitor's country; null where nothing is sold. */
export function messagePrice({ site }: Pick<Visit, 'site'>): Money | null {
  const cost = site.minimum_message_costs[site.payment_country];
  return cost ? { amountMinor: cost.costs, currency: cost.currency } : null;
}

/** What so many credits are at the best in the money of the visitor's country; null where nothing is sold. */
export function priceOf(visit: Pick<Visit, 'site'>, credits: number): Money | null {
  const message = messagePrice(visit);
  if (!message || visit.site.message_credits === 0) return null;
  const amountMinor = Math.ceil((message.amountMinor * credits) / visit.site.message_credits);
  return { ...message, amountMinor };
}
